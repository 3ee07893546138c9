import { builder } from '#api/graphql/builder.ts'
import { PatientType } from '#api/graphql/modules/patients.ts'
import { LanguageEnum, RuleReferenceType } from '#api/graphql/modules/shared-vocabulary.ts'
import { orNothing } from '#api/graphql/or-nothing.ts'
import { memberOf, vocabularyEnum } from '#api/graphql/scalars.ts'
import { InvalidInput, NotFound } from '#api/services/errors.ts'
import { timeZoneAt } from '#api/services/tasks/time-zone-at.ts'
import { taskTexts } from '#domain/tasks/task-texts.ts'
import { dayAt } from '#domain/time/local-day.ts'
import { TASK_LISTS, TASK_OUTCOMES, TASK_PRIORITIES, TASK_STATES, TASK_WAYS } from '#domain/vocabulary/tasks.ts'

const TaskListEnum = vocabularyEnum(
  'TaskList',
  TASK_LISTS,
  'A list of tasks: due today, late, coming, late without a reason.',
)
const TaskStateEnum = vocabularyEnum('TaskState', TASK_STATES, 'Where a task stands.')
const TaskOutcomeEnum = vocabularyEnum('TaskOutcome', TASK_OUTCOMES, 'What becomes of a task.')
const TaskPriorityEnum = vocabularyEnum('TaskPriority', TASK_PRIORITIES, 'How pressing a task is.')
const TaskWayEnum = vocabularyEnum('TaskWay', TASK_WAYS, 'What does a task.')

builder.prismaObject('Task', {
  description: 'Something to be done for a patient, made by a rule.',
  fields: (t) => {
    const language = t.arg({ type: LanguageEnum, defaultValue: 'en', description: 'The language.' })
    const texts = { ruleId: true, sequence: true } as const
    const place = { facility: { select: { country: true, district: true } } } as const
    const times = { outcome: true, opensAt: true, dueAt: true, closesAt: true, closedAt: true } as const
    return {
      id: t.exposeID('id', { description: 'The task’s id.' }),
      title: t.string({
        description: 'What is to be done.',
        args: { language },
        select: texts,
        resolve: (task, { language: wanted }) => taskTexts(task).title[wanted ?? 'en'],
      }),
      why: t.string({
        description: 'Why.',
        args: { language },
        select: texts,
        resolve: (task, { language: wanted }) => taskTexts(task).why[wanted ?? 'en'],
      }),
      rule: t.field({
        type: RuleReferenceType,
        description: 'The rule that made it, in the version of then.',
        select: { ruleId: true, ruleVersion: true },
        resolve: ({ ruleId, ruleVersion }) => ({
          id: ruleId,
          version: ruleVersion,
          source: taskTexts({ ruleId, sequence: 0 }).source,
        }),
      }),
      priority: t.field({
        type: TaskPriorityEnum,
        description: 'How pressing it is.',
        select: { priority: true },
        resolve: ({ priority }) => memberOf(TASK_PRIORITIES, priority),
      }),
      way: t.field({
        type: TaskWayEnum,
        description: 'What does it.',
        select: { ruleId: true },
        resolve: ({ ruleId }) => taskTexts({ ruleId, sequence: 0 }).way,
      }),
      byHand: t.boolean({
        description: 'Whether it is enough to say that it is done.',
        select: { ruleId: true },
        resolve: ({ ruleId }) => taskTexts({ ruleId, sequence: 0 }).byHand,
      }),
      state: t.field({
        type: TaskStateEnum,
        description: 'Where it stands now.',
        select: times,
        resolve: (task, _none, { services }) => services.stateOfTask(task).state,
      }),
      late: t.boolean({
        description: 'Whether it is past due, or was when it was done.',
        select: times,
        resolve: (task, _none, { services }) => services.stateOfTask(task).late,
      }),
      opensOn: t.string({
        description: 'The first day on which it can be done, where the facility is, such as `2026-01-31`.',
        select: { opensAt: true, ...place },
        resolve: ({ opensAt, facility }) => dayAt(timeZoneAt(facility), opensAt),
      }),
      dueOn: t.string({
        description: 'The last day on which it is not late, where the facility is, such as `2026-01-31`.',
        select: { dueAt: true, ...place },
        resolve: ({ dueAt, facility }) => dayAt(timeZoneAt(facility), new Date(dueAt.getTime() - 1)),
      }),
      opensAt: t.expose('opensAt', { type: 'DateTime', description: 'From when on it can be done.' }),
      dueAt: t.expose('dueAt', { type: 'DateTime', description: 'From when on it is late.' }),
      closesAt: t.expose('closesAt', { type: 'DateTime', description: 'From when on it is too late.' }),
      sourceType: t.exposeString('sourceType', { description: 'The kind of record that it comes from.' }),
      sourceId: t.exposeID('sourceId', { description: 'That record.' }),
      closedAt: t.expose('closedAt', { type: 'DateTime', nullable: true, description: 'When it was closed.' }),
      reason: t.exposeString('reason', {
        nullable: true,
        description: 'Why it was done late, could not be done, or is not needed any more.',
      }),
      patient: t.field({
        type: PatientType,
        description: 'Whom it is for; of a record that was merged, the patient whose it was found to be.',
        select: (_arguments, _context, nested) => ({
          patient: { include: { mergedInto: nested() } },
        }),
        resolve: ({ patient }) => patient.mergedInto ?? patient,
      }),
    }
  },
})

builder.queryFields((t) => ({
  tasks: t.prismaField({
    type: ['Task'],
    description:
      'Tasks of the patients in the care of the facility where you work, or of one patient whom you may see, the ' +
      'soonest due first, a page at a time.',
    args: {
      list: t.arg({ type: TaskListEnum, description: 'Of this list only; left out: all that are open.' }),
      patientId: t.arg.id({ description: 'Of this patient only.' }),
      limit: t.arg.int({ defaultValue: 20, description: 'How many, 1 to 100.' }),
      cursor: t.arg.id({ description: 'The id of the last task of the page before.' }),
    },
    resolve: async (query, _root, page, { client, services, actor }) =>
      client.task.findMany({ ...query, ...(await services.tasksPage(actor, page)) }),
  }),
  householdTasks: t.prismaField({
    type: ['Task'],
    description:
      'The open tasks of a patient and of those who live with them: with the same telephone, or the same address in ' +
      'the same village or ward, in the care of the same facility.',
    args: { patientId: t.arg.id({ required: true, description: 'The patient.' }) },
    nullable: true,
    resolve: (query, _root, { patientId }, { client, services, actor }) =>
      orNothing(async () =>
        client.task.findMany({ ...query, ...(await services.householdTasksPage(actor, patientId)) }),
      ),
  }),
}))

builder.mutationField('closeTask', (t) =>
  t.prismaField({
    type: 'Task',
    description:
      'Closes a task: done, where no record does it; not possible, or not needed any more, with the reason. What is ' +
      'done late has a reason, also when a visit did it. One that is closed stays as it is.',
    args: {
      id: t.arg.id({ required: true, description: 'The task.' }),
      outcome: t.arg({ type: TaskOutcomeEnum, required: true, description: 'What becomes of it.' }),
      reason: t.arg.string({ description: 'Why it is late, not possible, or not needed any more.' }),
    },
    errors: {
      types: [InvalidInput, NotFound],
      union: { name: 'CloseTaskResult', description: 'What came of it.' },
    },
    resolve: async (query, _root, sent, { client, services, actor }) =>
      client.task.findUniqueOrThrow({ ...query, where: { id: await services.closeTask(actor, sent) } }),
  }),
)

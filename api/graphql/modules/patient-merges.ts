import { can } from '#api/access/policy.ts'
import { builder } from '#api/graphql/builder.ts'
import { vocabularyEnum } from '#api/graphql/scalars.ts'
import { InvalidInput, NotFound } from '#api/services/errors.ts'
import { MERGE_STATUSES } from '#domain/vocabulary/patient-merges.ts'

const MergeStatusEnum = vocabularyEnum('PatientMergeStatus', MERGE_STATUSES, 'Where the merging of two records stands.')

const PatientMergeType = builder.prismaObject('PatientMerge', {
  description: 'Two records that somebody takes for one person’s, and what was decided.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The merge’s id.' }),
    kept: t.relation('kept', { description: 'The record that stays.' }),
    duplicate: t.relation('duplicate', { description: 'The record that is merged into it, and keeps its own rows.' }),
    status: t.expose('status', { type: MergeStatusEnum, description: 'Where it stands.' }),
    reason: t.exposeString('reason', { description: 'Why they are taken for one person’s.' }),
    proposedAt: t.expose('proposedAt', { type: 'DateTime', description: 'When it was proposed.' }),
    proposedByMe: t.boolean({
      description: 'Whether you proposed it.',
      select: { proposedById: true },
      resolve: ({ proposedById }, _arguments, { actor }) => proposedById === actor?.userId,
    }),
    decidedAt: t.expose('decidedAt', { type: 'DateTime', nullable: true, description: 'When it was decided.' }),
    decision: t.exposeString('decision', { nullable: true, description: 'What whoever decided says of it.' }),
    undoneAt: t.expose('undoneAt', { type: 'DateTime', nullable: true, description: 'When it was undone.' }),
    undoReason: t.exposeString('undoReason', { nullable: true, description: 'Why it was undone.' }),
    alertsAdded: t.exposeStringList('alertsAdded', {
      description: 'The medical alerts that the kept record took over, and gives back when it is undone.',
    }),
    mayDecide: t.boolean({
      description: 'Whether it waits for a decision that you may make.',
      select: { proposedById: true, status: true },
      resolve: ({ proposedById, status }, _arguments, { actor }) =>
        status === 'proposed' && proposedById !== actor?.userId && can(actor, 'patient_merge.decide'),
    }),
    mayUndo: t.boolean({
      description: 'Whether it is merged and you may undo it.',
      select: { status: true },
      resolve: ({ status }, _arguments, { actor }) => status === 'merged' && can(actor, 'patient_merge.decide'),
    }),
  }),
})

builder.queryField('patientMerges', (t) =>
  t.prismaField({
    type: [PatientMergeType],
    description: 'The merges of patients whom you may see, the newest first, a page at a time. For health workers.',
    args: {
      status: t.arg({ type: MergeStatusEnum, description: 'Only those that stand so.' }),
      limit: t.arg.int({ defaultValue: 20, description: 'How many, 1 to 100.' }),
      cursor: t.arg.id({ description: 'The id of the last merge of the page before.' }),
    },
    resolve: async (query, _root, page, { client, services, actor }) =>
      client.patientMerge.findMany({ ...query, ...(await services.patientMergesPage(actor, page)) }),
  }),
)

// The services hand both records on with the merge, so that nothing is read again.
builder.mutationFields((t) => ({
  proposePatientMerge: t.prismaField({
    type: PatientMergeType,
    description: 'Proposes that two records are one person’s. Nothing is merged until somebody else decides it.',
    args: {
      id: t.arg.id({ required: true, description: 'The new merge’s id, a UUIDv7 made by the client.' }),
      keptId: t.arg.id({ required: true, description: 'The record to keep.' }),
      duplicateId: t.arg.id({ required: true, description: 'The record to merge into it.' }),
      reason: t.arg.string({ required: true, description: 'Why they are one person’s; at most 500 characters.' }),
    },
    errors: {
      types: [InvalidInput],
      union: { name: 'ProposePatientMergeResult', description: 'What came of it.' },
    },
    resolve: (_query, _root, sent, { services, actor }) => services.proposePatientMerge(actor, sent),
  }),
  decidePatientMerge: t.prismaField({
    type: PatientMergeType,
    description:
      'Approves or declines a merge that somebody else proposed. One that was decided stays as it was decided.',
    args: {
      id: t.arg.id({ required: true, description: 'The merge.' }),
      approve: t.arg.boolean({ required: true, description: 'Whether the records are merged.' }),
      reason: t.arg.string({ description: 'Why; needed to decline. At most 500 characters.' }),
    },
    errors: {
      types: [InvalidInput, NotFound],
      union: { name: 'DecidePatientMergeResult', description: 'What came of it.' },
    },
    resolve: (_query, _root, sent, { services, actor }) => services.decidePatientMerge(actor, sent),
  }),
  undoPatientMerge: t.prismaField({
    type: PatientMergeType,
    description: 'Takes a merge back: both records stand by themselves again. One that is not merged stays as it is.',
    args: {
      id: t.arg.id({ required: true, description: 'The merge.' }),
      reason: t.arg.string({ required: true, description: 'Why it was wrong; at most 500 characters.' }),
    },
    errors: {
      types: [InvalidInput, NotFound],
      union: { name: 'UndoPatientMergeResult', description: 'What came of it.' },
    },
    resolve: (_query, _root, sent, { services, actor }) => services.undoPatientMerge(actor, sent),
  }),
}))

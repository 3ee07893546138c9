import { builder } from '#api/graphql/builder.ts'
import { LanguageEnum } from '#api/graphql/modules/shared-vocabulary.ts'
import { orNothing } from '#api/graphql/or-nothing.ts'
import { vocabularyEnum } from '#api/graphql/scalars.ts'
import { InvalidInput, NotFound } from '#api/services/errors.ts'
import type { ExplainedFinding } from '#api/services/prescriptions/read-prescription.ts'
import {
  PRESCRIPTION_FINDING_KINDS,
  PRESCRIPTION_SEVERITIES,
} from '#domain/clinical/prescribing/prescription-finding.ts'
import { PRESCRIPTION_STEP_MOVES } from '#domain/input/dispensing.ts'

const SeverityEnum = vocabularyEnum(
  'PrescriptionFindingSeverity',
  PRESCRIPTION_SEVERITIES,
  'Stop: not given unless somebody who may sets it aside and says why. Caution: to be seen. Unknown: what was not checked.',
)
const KindEnum = vocabularyEnum('PrescriptionFindingKind', PRESCRIPTION_FINDING_KINDS, 'What was checked.')
const StepMoveEnum = vocabularyEnum(
  'PrescriptionStepMove',
  PRESCRIPTION_STEP_MOVES,
  'What is done with a prescription beside handing medicines over.',
)

const FindingType = builder.objectRef<ExplainedFinding>('PrescriptionFinding').implement({
  description: 'What the engine’s check found about a prescription, or could not look at.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The same as long as what it says is the same: it is set aside by it.' }),
    itemId: t.exposeID('item', { nullable: true, description: 'The line; none where it is of the whole.' }),
    severity: t.expose('severity', { type: SeverityEnum, description: 'How much it weighs.' }),
    kind: t.expose('kind', { type: KindEnum, description: 'What was checked.' }),
    text: t.exposeString('text', { description: 'The finding in words.' }),
    sources: t.field({
      type: ['String'],
      description: 'Publications with their years; none where the rule is the product’s own.',
      resolve: ({ sources }) => [...sources],
    }),
    overridden: t.exposeBoolean('overridden', { description: 'Somebody who may has set it aside.' }),
  }),
})

builder.queryField('prescriptionCheck', (t) =>
  t.field({
    type: [FindingType],
    nullable: true,
    description:
      'What the engine’s check says now of a prescription that you may see, stops first; nothing of one that has ended, ' +
      'null of none.',
    args: {
      prescriptionId: t.arg.id({ required: true, description: 'The prescription.' }),
      language: t.arg({ type: LanguageEnum, defaultValue: 'en', description: 'The language of its texts.' }),
    },
    resolve: (_root, { prescriptionId, language }, { services, actor }) =>
      orNothing(async () => [...(await services.prescriptionCheck(actor, prescriptionId, language ?? 'en'))]),
  }),
)

builder.mutationField('advancePrescription', (t) =>
  t.prismaField({
    type: 'Prescription',
    description:
      'Approves a prescription, sets findings of the check aside, asks or answers a question about it, closes or cancels ' +
      'it. Of two people who do so at once one succeeds, and the other is told.',
    args: {
      id: t.arg.id({ required: true, description: 'The new step’s id, a UUIDv7 made by the client.' }),
      prescriptionId: t.arg.id({ required: true, description: 'The prescription.' }),
      move: t.arg({ type: StepMoveEnum, required: true, description: 'What is done.' }),
      note: t.arg.string({
        description: 'The question, the answer, or why; needed for all but approving, at most 2000 characters.',
      }),
      overrides: t.arg.stringList({
        description: 'Ids of the findings that stop it and are set aside by this step, for the reason in the note.',
      }),
    },
    errors: {
      types: [InvalidInput, NotFound],
      union: { name: 'AdvancePrescriptionResult', description: 'What came of it.' },
    },
    resolve: async (query, _root, { overrides, ...sent }, { client, services, actor }) =>
      client.prescription.findUniqueOrThrow({
        ...query,
        where: await services.advancePrescription(actor, { ...sent, overrides: overrides ?? [] }),
      }),
  }),
)

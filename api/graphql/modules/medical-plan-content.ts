import { builder } from '#api/graphql/builder.ts'
import { ActionDoerEnum, ChanceEnum, ReasonKindEnum, RiskLevelEnum } from '#api/graphql/modules/medical-vocabulary.ts'
import { RuleReferenceType } from '#api/graphql/modules/shared-vocabulary.ts'
import type {
  ExplainedAction,
  ExplainedCondition,
  ExplainedMedicine,
  ExplainedPlan,
  ExplainedReason,
  Explanation,
} from '#domain/clinical/explain/explanation.ts'
import type { AskedCondition, MedicalText, ToldOption } from '#domain/clinical/medical/medical-answer.ts'

const MedicalOptionType = builder.objectRef<ToldOption>('MedicalOption').implement({
  description: 'Something that can be ticked: a finding of the clinical engine.',
  fields: (t) => ({
    code: t.exposeString('code', { description: 'The finding’s id, which records hold.' }),
    label: t.exposeString('label', { description: 'What it is called.' }),
  }),
})

const MedicalReasonType = builder.objectRef<ExplainedReason>('MedicalReason').implement({
  description: 'Why a risk level was set.',
  fields: (t) => ({
    kind: t.expose('kind', { type: ReasonKindEnum, description: 'What kind of reason it is.' }),
    kindText: t.exposeString('kindText', { description: 'The kind in words.' }),
    level: t.expose('level', { type: RiskLevelEnum, description: 'The level that it asks for.' }),
    text: t.exposeString('text', { description: 'The reason in a sentence.' }),
    rule: t.field({
      type: RuleReferenceType,
      nullable: true,
      description: 'The rule and its source, where a rule is the reason.',
      resolve: ({ rule }) => rule ?? null,
    }),
  }),
})

const PossibleConditionType = builder.objectRef<ExplainedCondition>('PossibleCondition').implement({
  description: 'A condition that it could be.',
  fields: (t) => ({
    id: t.exposeString('id', { description: 'The condition in the engine’s knowledge.' }),
    name: t.exposeString('name', { description: 'Its name.' }),
    about: t.exposeString('about', { description: 'What it is, in a sentence or two.' }),
    chance: t.expose('chance', { type: ChanceEnum, description: 'How likely it is.' }),
    chanceText: t.exposeString('chanceText', { description: 'The same in words.' }),
    speaksFor: t.field({
      type: ['String'],
      description: 'What speaks for it, the weightiest first.',
      resolve: ({ speaksFor }) => [...speaksFor],
    }),
    speaksAgainst: t.field({
      type: ['String'],
      description: 'What speaks against it, the weightiest first.',
      resolve: ({ speaksAgainst }) => [...speaksAgainst],
    }),
  }),
})

const AskedConditionType = builder.objectRef<AskedCondition>('AskedCondition').implement({
  description: 'How likely a form of the disease is that was asked about.',
  fields: (t) => ({
    id: t.exposeString('id', { description: 'The condition in the engine’s knowledge.' }),
    name: t.exposeString('name', { description: 'Its name.' }),
    chance: t.expose('chance', { type: ChanceEnum, description: 'How likely it is.' }),
    chanceText: t.exposeString('chanceText', { description: 'The same in words.' }),
  }),
})

const NextQuestionType = builder.objectRef<Explanation['questions'][number]>('NextQuestion').implement({
  description: 'What to ask or measure next to be surer.',
  fields: (t) => ({
    finding: t.exposeString('finding', { description: 'The finding that it asks for.' }),
    question: t.exposeString('question', { description: 'The question.' }),
    forDanger: t.exposeBoolean('forDanger', { description: 'Asked because it would mean danger.' }),
  }),
})

const CareActionType = builder.objectRef<ExplainedAction>('CareAction').implement({
  description: 'Something to do.',
  fields: (t) => ({
    id: t.exposeString('id', { description: 'The action in the engine’s knowledge.' }),
    title: t.exposeString('title', { description: 'What to do, in a few words.' }),
    instruction: t.exposeString('instruction', { description: 'How, in one to three sentences.' }),
    by: t.expose('by', { type: ActionDoerEnum, description: 'Who does it.' }),
    byText: t.exposeString('byText', { description: 'The same in words.' }),
  }),
})

const PlannedMedicineType = builder.objectRef<ExplainedMedicine>('PlannedMedicine').implement({
  description: 'A medicine that a health worker may give after examining the patient, or must not give.',
  fields: (t) => ({
    regimen: t.exposeString('regimen', { description: 'The regimen in the engine’s knowledge.' }),
    safe: t.exposeBoolean('safe', { description: 'May be given. Where not, no dose is named.' }),
    line: t.exposeString('line', { description: 'The medicine with its dose.' }),
    notes: t.field({
      type: ['String'],
      description: 'How it is taken and who gives it.',
      resolve: ({ notes }) => [...notes],
    }),
    concerns: t.field({
      type: ['String'],
      description: 'Why it is not given, or only with care.',
      resolve: ({ concerns }) => [...concerns],
    }),
  }),
})

const TreatmentPlanType = builder.objectRef<ExplainedPlan>('TreatmentPlan').implement({
  description: 'What to do, the most pressing first.',
  fields: (t) => ({
    immediateActions: t.field({
      type: [CareActionType],
      description: 'At once.',
      resolve: ({ now }) => [...now],
    }),
    medicines: t.field({
      type: [PlannedMedicineType],
      description: 'Medicines; those that must not be given last, with the reason.',
      resolve: ({ medicines }) => [...medicines],
    }),
    notChecked: t.exposeString('notChecked', {
      nullable: true,
      description: 'Which of the medicines and allergies named nothing was checked against.',
    }),
    lifestyleChanges: t.field({
      type: [CareActionType],
      description: 'In daily life.',
      resolve: ({ lifestyle }) => [...lifestyle],
    }),
    referral: t.exposeString('referral', { nullable: true, description: 'Where to be sent, and how soon.' }),
    followUpSchedule: t.field({
      type: ['String'],
      description: 'When to be seen again, the soonest first.',
      resolve: ({ followUp }) => [...followUp],
    }),
  }),
})

const texts = (field: 'dangerSigns' | 'askAgain' | 'emergencyIf' | 'notUnderstood', description: string) => ({
  type: ['String'] as ['String'],
  description,
  resolve: (content: MedicalText) => [...content[field]],
})

/** What a plan says, in one language, as it was written on the day. */
export const MedicalPlanContentType = builder.objectRef<MedicalText>('MedicalPlanContent').implement({
  description: 'What a medical plan says, in one language, in the words of the day on which it was made.',
  fields: (t) => ({
    reviewed: t.field({
      type: 'Boolean',
      description: 'Whether a speaker of the language who works in health has reviewed its words.',
      resolve: ({ review }) => review === 'reviewed',
    }),
    levelName: t.field({
      type: 'String',
      description: 'The risk level in a word.',
      resolve: ({ level }) => level.name,
    }),
    whatToDo: t.field({
      type: 'String',
      description: 'What the risk level asks for, in a sentence.',
      resolve: ({ level }) => level.whatToDo,
    }),
    diagnosis: t.exposeString('diagnosis', {
      description: 'The likeliest condition with what it is, or that too little is known.',
    }),
    abstained: t.exposeString('abstained', {
      nullable: true,
      description: 'Said instead of a first condition where too little is known.',
    }),
    confidence: t.exposeString('confidence', {
      nullable: true,
      description: 'How far the first condition can be trusted; none where too little is known.',
    }),
    reasons: t.field({
      type: [MedicalReasonType],
      description: 'Why this risk level, the gravest first.',
      resolve: ({ reasons }) => [...reasons],
    }),
    dangerSigns: t.field(texts('dangerSigns', 'Danger signs that are there.')),
    conditions: t.field({
      type: [PossibleConditionType],
      description: 'What it could be, the likeliest first.',
      resolve: ({ differential }) => [...differential],
    }),
    asked: t.field({
      type: [AskedConditionType],
      description: 'How likely the disease is that was asked about; empty where nothing that was told speaks for it.',
      resolve: ({ asked }) => [...asked],
    }),
    questions: t.field({
      type: [NextQuestionType],
      description: 'What to ask or measure next to be surer, danger first.',
      resolve: ({ questions }) => [...questions],
    }),
    askAgain: t.field(texts('askAgain', 'What was said to be there and not there.')),
    emergencyIf: t.field(texts('emergencyIf', 'What would make it an emergency.')),
    treatmentPlan: t.field({
      type: TreatmentPlanType,
      description: 'What to do.',
      resolve: ({ plan }) => plan,
    }),
    preventionMeasures: t.field({
      type: [CareActionType],
      description: 'So that it does not happen, or not again.',
      resolve: ({ plan }) => [...plan.prevention],
    }),
    cardiovascularRisk: t.exposeString('cardiovascularRisk', {
      nullable: true,
      description: 'The risk of a heart attack or stroke in ten years, where it can be told.',
    }),
    symptoms: t.field({
      type: [MedicalOptionType],
      description: 'What was ticked, in words.',
      resolve: ({ symptoms }) => [...symptoms],
    }),
    medicalHistory: t.field({
      type: [MedicalOptionType],
      description: 'What was ticked of the history, in words.',
      resolve: ({ medicalHistory }) => [...medicalHistory],
    }),
    notUnderstood: t.field(
      texts('notUnderstood', 'Words of the examination that were not understood, so not weighed.'),
    ),
  }),
})

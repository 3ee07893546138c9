import type { TaskRule } from '#domain/tasks/rule.ts'

const days = (opens: number, due: number, closes: number) => ({ unit: 'days', opens, due, closes }) as const

const IMCI = 'WHO, Integrated Management of Childhood Illness: chart booklet (2014)'
const ISH = 'International Society of Hypertension, Global Hypertension Practice Guidelines (2020)'
const WHO_BLOOD_PRESSURE = 'WHO, Guideline for the pharmacological treatment of hypertension in adults (2021)'
const WHO_TB_CARE = 'WHO, Consolidated guidelines on tuberculosis, module 4: care and support (2022)'

/** Every rule that makes tasks. A change of a figure or of a sentence raises the version. */
export const TASK_RULES = {
  followUp: {
    id: 'task.follow_up',
    version: 1,
    source: 'The plan of the visit: the days on which the clinical engine asks for the patient to be seen again',
    ours: 'From the day before on, and for a week after.',
    when: 'A visit’s plan asks for follow-up: one task for each of its days.',
    priority: 'normal',
    window: days(-1, 0, 7),
    title: { en: 'See the patient again: day {{n}}', sw: 'Mwone mgonjwa tena: siku ya {{n}}' },
    why: {
      en: 'The plan of the last visit asks for it: is the patient better, and was the treatment taken?',
      sw: 'Mpango wa ziara iliyopita unataka hivyo: je, mgonjwa anaendelea vizuri, na ametumia dawa?',
    },
    way: 'visit',
    visitWith: 'anything',
    byHand: false,
    asksWhyLate: true,
  },
  referral: {
    id: 'task.referral_unconfirmed',
    version: 1,
    source: 'WHO and UNICEF, Caring for the sick child in the community (2011): follow up every child who was referred',
    ours: 'For everybody who is referred, late after 24 hours, and asked for over two weeks.',
    when: 'A patient is referred to another facility.',
    priority: 'high',
    window: { unit: 'hours', opens: 0, due: 24, closes: 14 * 24 },
    title: { en: 'Find out whether the patient arrived', sw: 'Hakikisha kama mgonjwa alifika' },
    why: {
      en: 'The patient was referred, and the other facility has not confirmed the arrival.',
      sw: 'Mgonjwa alipewa rufaa, na kituo kingine bado hakijathibitisha kwamba amefika.',
    },
    way: 'referral',
    visitWith: null,
    byHand: false,
    asksWhyLate: false,
  },
  referralDeclined: {
    id: 'task.referral_declined',
    version: 1,
    source:
      'WHO and UNICEF, Caring for the sick child in the community (2011): where referral is not possible, care is found another way',
    ours: 'Within 24 hours, for everybody who is referred.',
    when: 'A referral is declined by the facility to which it was sent.',
    priority: 'high',
    window: { unit: 'hours', opens: 0, due: 24, closes: 14 * 24 },
    title: { en: 'The referral was declined: find another place', sw: 'Rufaa ilikataliwa: tafuta mahali pengine' },
    why: {
      en: 'The other facility does not take the patient, who still needs care. Read its reason, and refer elsewhere.',
      sw: 'Kituo kingine hakimpokei mgonjwa, ambaye bado anahitaji huduma. Soma sababu yao, na mpe rufaa kwingine.',
    },
    way: 'referral',
    visitWith: null,
    byHand: true,
    asksWhyLate: true,
  },
  weighModerate: {
    id: 'task.weigh_again.moderate',
    version: 1,
    source: `${IMCI}: moderate acute malnutrition, weight for height z −3 to below −2, or MUAC 115 to below 125 mm`,
    ours: 'Every 7 days: the booklet asks for 30, and for 7 where there is a feeding problem.',
    when: 'A child of 6 to 59 months has a MUAC of 115 to below 125 mm, or one under 5 years a weight for length or height z of −3 to below −2.',
    priority: 'normal',
    window: days(5, 7, 14),
    title: { en: 'Weigh the child again', sw: 'Mpime mtoto uzito tena' },
    why: {
      en: 'The child is moderately malnourished: the weight shows whether feeding helps.',
      sw: 'Mtoto ana utapiamlo wa wastani: uzito unaonyesha kama lishe inamsaidia.',
    },
    way: 'visit',
    visitWith: 'weight',
    byHand: false,
    asksWhyLate: true,
  },
  weighSevere: {
    id: 'task.weigh_again.severe',
    version: 1,
    source: `${IMCI}: severe acute malnutrition, weight for height z below −3, MUAC below 115 mm, or oedema of both feet`,
    ours: null,
    when: 'A child of 6 to 59 months has a MUAC below 115 mm, or one under 5 years a weight for length or height z below −3 or oedema of both feet. The visit’s plan refers the child; the task stays.',
    priority: 'high',
    window: days(5, 7, 14),
    title: {
      en: 'Severe malnutrition: see that the child is treated, and weigh again',
      sw: 'Utapiamlo mkali: hakikisha mtoto anatibiwa, na mpime uzito tena',
    },
    why: {
      en: 'The child is severely malnourished, which can kill within days. Refer at once where no treatment has begun.',
      sw: 'Mtoto ana utapiamlo mkali, unaoweza kuua ndani ya siku chache. Mpe rufaa mara moja kama matibabu hayajaanza.',
    },
    way: 'visit',
    visitWith: 'weight',
    byHand: false,
    asksWhyLate: true,
  },
  bloodPressure: {
    id: 'task.blood_pressure_again',
    version: 1,
    source: `${WHO_BLOOD_PRESSURE}: two readings of 140/90 or more; ${ISH}: 1 to 4 weeks apart`,
    ours: null,
    when: 'A first blood pressure of 140/90 to below 160/100 in an adult who is not pregnant and not known to have high blood pressure.',
    priority: 'normal',
    window: days(1, 28, 56),
    title: { en: 'Measure the blood pressure again', sw: 'Pima shinikizo la damu tena' },
    why: {
      en: 'It was high once. One reading is no diagnosis: a second on another day decides.',
      sw: 'Lilikuwa juu mara moja. Kipimo kimoja hakithibitishi ugonjwa: cha pili, siku nyingine, ndicho kinachoamua.',
    },
    way: 'visit',
    visitWith: 'blood_pressure',
    byHand: false,
    asksWhyLate: true,
  },
  bloodPressureHigh: {
    id: 'task.blood_pressure_again.high',
    version: 1,
    source: `${WHO_BLOOD_PRESSURE}: from 160/100 treatment without delay; ${ISH}: confirm within a few days or weeks`,
    ours: 'Within 7 days.',
    when: 'The same from 160/100 on, to 200/110; not where that visit is critical or of high risk with more than 180: such a patient is sent on the same day.',
    priority: 'high',
    window: days(1, 7, 28),
    title: { en: 'Measure the very high blood pressure again', sw: 'Pima tena shinikizo la damu lililo juu sana' },
    why: {
      en: 'It was 160/100 or more. If it is so again, treatment must not wait.',
      sw: 'Lilikuwa 160/100 au zaidi. Likiwa hivyo tena, matibabu yasisubiri.',
    },
    way: 'visit',
    visitWith: 'blood_pressure',
    byHand: false,
    asksWhyLate: true,
  },
  tbDose: {
    id: 'task.tb.dose',
    version: 1,
    source: `WHO, Consolidated guidelines on tuberculosis, module 4: treatment (2022): daily dosing throughout; ${WHO_TB_CARE}: treatment support at home`,
    ours: 'A dose can be recorded for six days after its own.',
    when: 'Every day of a treatment of tuberculosis, from its first day until the enrolment is ended.',
    priority: 'high',
    window: days(0, 0, 6),
    title: { en: 'Tuberculosis medicine: day {{n}}', sw: 'Dawa ya kifua kikuu: siku ya {{n}}' },
    why: {
      en: 'The medicine is taken every day. Missed doses let the disease come back, and make it hard to treat.',
      sw: 'Dawa hutumiwa kila siku. Kuacha dozi hufanya ugonjwa urudi na uwe mgumu kutibu.',
    },
    way: 'hand',
    visitWith: null,
    byHand: true,
    asksWhyLate: true,
  },
  tbWeek: {
    id: 'task.tb.week',
    version: 1,
    source: `${WHO_TB_CARE}: talk about taking the treatment, and act as soon as it is interrupted`,
    ours: 'Once a week; and the reminder stays for half a year, so that silence does not end a treatment.',
    when: 'Every seventh day of a treatment of tuberculosis: the next is made when the one before is closed.',
    priority: 'high',
    window: days(0, 1, 180),
    title: {
      en: 'Tuberculosis treatment: the talk of week {{n}}',
      sw: 'Matibabu ya kifua kikuu: mazungumzo ya wiki ya {{n}}',
    },
    why: {
      en: 'Ask about doses that were not taken and about unwanted effects, and see that there is medicine for the next week.',
      sw: 'Uliza kuhusu dozi ambazo hazikutumiwa na madhara ya dawa, na hakikisha kuna dawa za wiki ijayo.',
    },
    way: 'hand',
    visitWith: null,
    byHand: true,
    asksWhyLate: true,
  },
  pregnancyContact: {
    id: 'task.pregnancy_contact',
    version: 1,
    source:
      'WHO, Recommendations on antenatal care for a positive pregnancy experience (2016): eight contacts, at 12, 20, 26, 30, 34, 36, 38 and 40 weeks',
    ours: 'Each contact can be made until the next one’s weeks begin (pregnancy-contacts.ts).',
    when: 'A pregnancy is enrolled: one task for each contact whose weeks are not over.',
    priority: 'normal',
    // Each contact has weeks of its own: pregnancy-contacts.ts.
    window: days(0, 6, 6),
    title: { en: 'Antenatal contact: {{n}} weeks', sw: 'Kliniki ya ujauzito: wiki ya {{n}}' },
    why: {
      en: 'Eight contacts keep mother and child safe. A woman who has not given birth at 41 weeks goes to the hospital.',
      sw: 'Kliniki nane humlinda mama na mtoto. Mama ambaye hajajifungua katika wiki ya 41 aende hospitali.',
    },
    way: 'visit',
    visitWith: 'pregnancy',
    byHand: true,
    asksWhyLate: true,
  },
  appointment: {
    id: 'task.appointment',
    version: 1,
    source: 'The appointment that was booked',
    ours: 'Whether the patient came can be said for 30 days.',
    when: 'An appointment is booked.',
    priority: 'normal',
    window: days(0, 0, 30),
    title: { en: 'Appointment: say whether the patient came', sw: 'Miadi: sema kama mgonjwa alikuja' },
    why: {
      en: 'The patient is expected. Whoever does not come is looked for.',
      sw: 'Mgonjwa anatarajiwa. Asiyekuja hutafutwa.',
    },
    way: 'appointment',
    visitWith: null,
    byHand: false,
    asksWhyLate: false,
  },
  missedAppointment: {
    id: 'task.appointment_missed',
    version: 1,
    source:
      'WHO, Consolidated guidelines on HIV prevention, testing, treatment, service delivery and monitoring (2021): trace whoever disengages from care',
    ours: 'For every kind of appointment, within 3 days.',
    when: 'An appointment is closed as missed.',
    priority: 'high',
    window: days(0, 3, 14),
    title: { en: 'Look for the patient who missed the appointment', sw: 'Mtafute mgonjwa aliyekosa miadi' },
    why: {
      en: 'The patient did not come. Ask why, see how they are, and book another appointment.',
      sw: 'Mgonjwa hakuja. Uliza kwa nini, angalia hali yake, na upange miadi mingine.',
    },
    way: 'hand',
    visitWith: 'anything',
    byHand: true,
    asksWhyLate: true,
  },
} as const satisfies Readonly<Record<string, TaskRule>>

export type TaskRuleName = keyof typeof TASK_RULES

const BY_ID: ReadonlyMap<string, TaskRule> = new Map(Object.values(TASK_RULES).map((rule) => [rule.id, rule]))

/** The rule of a stored task; undefined where a later version of the product has dropped it. */
export const taskRuleOf = (ruleId: string): TaskRule | undefined => BY_ID.get(ruleId)

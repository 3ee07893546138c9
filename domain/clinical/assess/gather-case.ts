import {
  ageOfHerChild,
  closerAge,
  likelyAgeOf,
  SMALL_CHILD_MONTHS,
  YOUNGEST_PREGNANT_MONTHS,
} from '#domain/clinical/assess/age-of-patient.ts'
import {
  addLasting,
  addOfAge,
  addOfBleeding,
  addOfHours,
  addOfPregnancy,
} from '#domain/clinical/assess/implied-findings.ts'
import { dropNoComplaint } from '#domain/clinical/assess/no-complaint.ts'
import { withoutWhatIsNotOfNow } from '#domain/clinical/assess/not-of-now.ts'
import { diagnosesOf, isOfAnother, toldOfPatient } from '#domain/clinical/assess/told-of-patient.ts'
import type { ClinicalCase } from '#domain/clinical/case/clinical-case.ts'
import { type ImplausibleValue, plausibleCase } from '#domain/clinical/case/plausible-case.ts'
import { findingsOfVitals } from '#domain/clinical/case/vital-findings.ts'
import type { VitalSigns } from '#domain/clinical/case/vital-signs.ts'
import type { Person } from '#domain/clinical/differential/base-rate.ts'
import { type Evidence, gatherEvidence, type Known } from '#domain/clinical/differential/evidence.ts'
import type { NamedDiagnosis } from '#domain/clinical/differential/named-diagnoses.ts'
import type { DifferentialKnowledge } from '#domain/clinical/differential/prepare.ts'
import type { ReadText } from '#domain/clinical/language/read-text.ts'
import { ownEntry } from '#domain/clinical/own-entry.ts'

export interface GatheredCase {
  readonly person: Person
  /** The person without an age that only a noun tells: `toddler` is no age for a dose. */
  readonly told: Person
  readonly pregnancyWeeks?: number
  readonly vitals: VitalSigns
  /** What is known of each finding, before what follows from it. */
  readonly known: ReadonlyMap<string, Known>
  readonly evidence: Evidence
  /** The illnesses that the text says or suspects of the patient now. */
  readonly diagnoses: readonly NamedDiagnosis[]
  readonly days: ReadonlyMap<string, number>
  readonly illnessDays?: number
  readonly unknown: readonly string[]
  /** Findings that nothing but a measurement made present: they are danger signs for the triage. */
  readonly measured: ReadonlySet<string>
  /** Findings that nothing but a normal measurement made absent: what is not measured must not weigh more than these. */
  readonly normal: ReadonlySet<string>
  /** Numbers that no living person can have: they are not used. */
  readonly implausible: readonly ImplausibleValue[]
}

const ALSO_AFTER_BIRTH: ReadonlySet<string> = new Set(['prolonged_labour', 'hard_tender_uterus'])

const EMPTY: ReadText = {
  findings: [],
  diagnoses: [],
  vitals: {},
  patient: { named: false },
  hasUnreadNumber: false,
  isOfLastDay: false,
  understood: 1,
  unread: null,
  notUnderstood: [],
}

/**
 * Everything that is known of a case in one place: what was ticked, what the text says, what was measured. What was
 * ticked or typed into a field goes before what a text says; of findings, one that is present anywhere is present.
 */
export function gatherCase(
  clinicalCase: ClinicalCase,
  read: ReadText | null,
  knowledge: DifferentialKnowledge,
): GatheredCase {
  const { findings: texts, diagnoses, vitals: textVitals, patient, illnessDays: textDays } = read ?? EMPTY
  const tellsOfSelf = patient.tellsOfSelf && clinicalCase.ageMonths === undefined
  const ofPatient = toldOfPatient(texts, clinicalCase, knowledge.findings).filter(
    ({ id }) => !tellsOfSelf || (knowledge.findings[id]?.of?.belowMonths ?? Infinity) > SMALL_CHILD_MONTHS,
  )
  const isFree = clinicalCase.ageMonths === undefined && clinicalCase.sex !== 'male'
  const { isHerChilds, gaveBirth } = ageOfHerChild(ofPatient, isFree ? patient : {}, knowledge.findings)
  const toldAge = isHerChilds ? undefined : closerAge(clinicalCase.ageMonths, patient.ageMonths)
  const likelyAge = likelyAgeOf(ofPatient, patient.likelyAgeMonths, knowledge.findings)
  const { vitals, ageMonths, implausible } = plausibleCase(toldAge ?? likelyAge, {
    ...textVitals,
    ...definedOnly(clinicalCase.vitals ?? {}),
  })
  const toldSex = isHerChilds ? 'female' : patient.sex
  const sex = clinicalCase.sex === 'other' ? undefined : (clinicalCase.sex ?? toldSex)
  const days = new Map<string, number>()
  const known = new Map<string, Known>()
  const contradictory: string[] = []
  const unknown: string[] = []
  const say = (id: string, status: Known) => {
    const before = known.get(id)
    if (before && (before === 'absent') !== (status === 'absent')) contradictory.push(id)
    if (!before || before === 'absent' || (before === 'uncertain' && status === 'present')) known.set(id, status)
  }
  const last = (id: string, length: number | undefined) => {
    if (length !== undefined) days.set(id, Math.max(length, days.get(id) ?? 0))
  }
  if (gaveBirth) say('recently_gave_birth', 'present')
  const pregnancyWeeks = clinicalCase.pregnancyWeeks ?? patient.pregnancyWeeks
  for (const { id, status, days: length } of withoutWhatIsNotOfNow(
    ofPatient,
    { ageMonths, pregnancyWeeks },
    knowledge.findings,
  )) {
    say(id, status)
    if (status !== 'absent') last(id, length)
  }
  for (const { id, status, days: length } of clinicalCase.findings ?? []) {
    if (!ownEntry(knowledge.findings, id)) unknown.push(id)
    else if (status !== 'unknown') {
      say(id, status)
      if (status === 'present') last(id, length)
    }
  }
  const canBePregnant = sex !== 'male' && !(ageMonths !== undefined && ageMonths < YOUNGEST_PREGNANT_MONTHS)
  const hasGivenBirth = canBePregnant && known.get('recently_gave_birth') === 'present'
  const afterBirth = clinicalCase.afterBirth ?? (hasGivenBirth ? true : undefined)
  // Of a birth that is over neither its labour nor a womb that is hard again makes anybody pregnant; a second child may
  // still be on its way.
  const now = afterBirth ? new Map([...known].filter(([id]) => !ALSO_AFTER_BIRTH.has(id))) : known
  // What a test denies, weeks by themselves and a bleeding do not say.
  const isTestedNot = known.get('pregnancy_test_positive') === 'absent' && known.get('pregnant') !== 'present'
  const tells = !isTestedNot && (pregnancyWeeks !== undefined || tellsOfPregnancy(now, knowledge.findings))
  // A womb of which a text says that it is hard after the birth is as it should be.
  const isTicked = (id: string) => clinicalCase.findings?.some((one) => one.id === id && one.status === 'present')
  if (afterBirth && !tells && !isTicked('hard_tender_uterus')) known.delete('hard_tender_uterus')
  const pregnant = clinicalCase.pregnant ?? (canBePregnant && tells ? true : denied(known.get('pregnant')))
  const measured = findingsOfVitals(vitals, ageMonths, { sex, pregnant })
  // What was told already stays what the illness is like, whatever is measured of it.
  const onlyMeasured = new Set(measured.present.filter((id) => known.get(id) !== 'present'))
  for (const id of measured.present) say(id, 'present')
  const normal = measured.absent.filter((id) => !known.has(id))
  for (const id of normal) known.set(id, 'absent')
  const illnessDays =
    clinicalCase.illnessDays ?? ofIllness(textDays, days) ?? ofIllness(maximum([...days.values()]), days)
  addLasting(known, days, illnessDays, onlyMeasured, knowledge.findings)
  dropNoComplaint(known, read?.hasUnreadNumber ?? false)
  if (pregnant) known.set('pregnant', 'present')
  if (afterBirth) known.set('recently_gave_birth', 'present')
  addOfBleeding(known, pregnant === true, afterBirth === true)
  if (pregnant) addOfPregnancy(known, pregnancyWeeks, days)
  addOfAge(known, ageMonths)
  addOfHours(known, days)
  const existing = new Map([...known].filter(([id]) => ownEntry(knowledge.findings, id)))
  const evidence = gatherEvidence(existing, knowledge.families)
  const told: Person = {
    ...(toldAge !== undefined && ageMonths !== undefined && { ageMonths }),
    ...(sex && { sex }),
    ...(pregnant !== undefined && { pregnant }),
    ...(pregnancyWeeks !== undefined && { pregnancyWeeks }),
    ...(afterBirth !== undefined && { afterBirth }),
    ...(clinicalCase.country && { country: clinicalCase.country }),
  }
  return {
    person: {
      ...told,
      ...(ageMonths !== undefined && { ageMonths }),
      ...(patient.tellsOfSelf && ageMonths === undefined && { tellsOfSelf: true }),
    },
    told,
    ...(pregnancyWeeks !== undefined && { pregnancyWeeks }),
    vitals,
    known: existing,
    evidence: { ...evidence, contradictory: [...new Set([...contradictory, ...evidence.contradictory])] },
    diagnoses: diagnosesOf(diagnoses, isOfAnother(texts, clinicalCase, knowledge.findings)),
    days,
    ...(illnessDays !== undefined && { illnessDays }),
    unknown,
    measured: onlyMeasured,
    normal: new Set(normal),
    implausible,
  }
}

const definedOnly = (vitals: VitalSigns): VitalSigns =>
  Object.fromEntries(Object.entries(vitals).filter(([, value]) => value !== undefined && value !== null))

const maximum = (values: readonly number[]): number | undefined => (values.length > 0 ? Math.max(...values) : undefined)

/** Somebody whose waters broke or whose test is positive is pregnant, whether or not that is said. */
const tellsOfPregnancy = (known: ReadonlyMap<string, Known>, findings: DifferentialKnowledge['findings']): boolean =>
  [...known].some(
    ([id, status]) =>
      status === 'present' &&
      (id === 'pregnant' || id === 'pregnancy_test_positive' || (findings[id]?.of?.pregnant ?? false)),
  )

/**
 * A length that is that of the illness: not the time since something else alone, "vaccinated three weeks ago".
 */
const ofIllness = (length: number | undefined, days: ReadonlyMap<string, number>): number | undefined => {
  const owners = [...days].filter(([, its]) => its === length)
  return owners.length > 0 && owners.every(([id]) => BEFORE_ILLNESS.has(id)) ? undefined : length
}

const BEFORE_ILLNESS: ReadonlySet<string> = new Set(['recent_vaccination', 'immunised', 'recent_surgery', 'travel'])

const denied = (status: Known | undefined): false | undefined => (status === 'absent' ? false : undefined)

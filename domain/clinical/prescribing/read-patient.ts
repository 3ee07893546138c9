import type { ConditionId } from '#domain/clinical/knowledge/conditions/all-conditions.ts'
import { FINDINGS, type FindingId } from '#domain/clinical/knowledge/findings/all-findings.ts'
import type { Finding } from '#domain/clinical/knowledge/findings/finding.ts'
import { withBroader } from '#domain/clinical/medical/clinical-case.ts'
import { ownEntry } from '#domain/clinical/own-entry.ts'
import type { Company } from '#domain/clinical/planning/check-regimen.ts'
import { mentionedMedicines } from '#domain/clinical/planning/mentioned-medicines.ts'
import type { PlanningCase } from '#domain/clinical/planning/planning-case.ts'
import { understandAllergies, understandMedicines } from '#domain/clinical/planning/taken-medicines.ts'
import type { PrescribingKnowledge } from '#domain/clinical/prescribing/prescribing-knowledge.ts'
import type { PrescriptionPatient } from '#domain/clinical/prescribing/prescription.ts'
import type { NotChecked } from '#domain/clinical/prescribing/prescription-finding.ts'
import { isAllergyAlert, namesIn } from '#domain/clinical/visit/told-names.ts'

const findings: Readonly<Record<string, Finding>> = FINDINGS

/** What a condition on the record is as a history: cautions ask for these. */
const HISTORY_OF: Readonly<Partial<Record<ConditionId, FindingId>>> = {
  chronic_kidney_disease: 'known_kidney_disease',
  acute_kidney_injury: 'known_kidney_disease',
  nephrotic_syndrome: 'known_kidney_disease',
  polycystic_kidney: 'known_kidney_disease',
  cirrhosis: 'known_liver_disease',
  acute_viral_hepatitis: 'known_liver_disease',
  chronic_hepatitis_b: 'known_liver_disease',
  liver_cancer: 'known_liver_disease',
  asthma: 'known_asthma',
  asthma_severe_attack: 'known_asthma',
  copd: 'known_copd',
  heart_failure: 'known_heart_failure',
  atrial_fibrillation: 'known_atrial_fibrillation',
  hypertension: 'known_hypertension',
  diabetes_type_1: 'known_diabetes',
  diabetes_type_2: 'known_diabetes',
  epilepsy_generalised: 'known_epilepsy',
  focal_epilepsy: 'known_epilepsy',
  absence_epilepsy: 'known_epilepsy',
  peptic_ulcer: 'known_peptic_ulcer',
  sickle_cell_disease: 'known_sickle_cell',
  depression: 'known_depression',
  schizophrenia: 'known_psychotic_illness',
}

/** Of what is not the patient's history, an alert still says this. */
const SAID_BY_ALERTS: ReadonlySet<string> = new Set(['pregnant', 'breastfeeding', 'recently_gave_birth'])
const NOT_KNOWN = /^(unknown|not known|not asked|haijulikani|hajui|\?+)\.?$/i

/** A patient as the checks of medicines see them, and what of the record they cannot see. */
export interface ReadPatient {
  readonly planning: PlanningCase
  readonly company: Company
  readonly notChecked: readonly { readonly what: NotChecked; readonly of: string | null }[]
}

/** Reads what the record says in people's own words. What is not understood is named, never passed over. */
export function readPatient(patient: PrescriptionPatient, knowledge: PrescribingKnowledge): ReadPatient {
  const ageMonths = realNumber(patient.ageMonths)
  const alerts = patient.medicalAlerts
    .filter((alert) => !isAllergyAlert(alert))
    .map((alert) => readAlert(alert, ageMonths, knowledge))
  const present = new Set(
    [
      ...patient.present,
      ...patient.conditions.flatMap((id) => ownEntry(HISTORY_OF as Readonly<Record<string, string>>, id) ?? []),
      ...alerts.flatMap((alert) => alert.present),
    ].flatMap(withBroader),
  )
  if (patient.breastfeeding !== null) present.delete('breastfeeding')
  if (patient.breastfeeding) present.add('breastfeeding')
  const absent = new Set([...patient.absent, ...(patient.breastfeeding === false ? ['breastfeeding'] : [])])
  for (const id of present) absent.delete(id)
  const told = toldOf(patient)
  const medicines = understandMedicines(
    { medicines: [...told.medicines.names, ...alerts.flatMap((alert) => alert.medicines)], present },
    knowledge,
  )
  const allergies = understandAllergies(
    withoutRepeats([...told.allergies.names, ...alerts.flatMap((alert) => alert.allergies)]),
    knowledge,
  )
  return {
    planning: planningOf(patient, ageMonths, present, absent),
    company: { taken: medicines.taken, allergies: allergies.known },
    notChecked: [
      ...(told.allergies.asked ? [] : [{ what: 'allergies_not_asked' as const, of: null }]),
      ...allergies.unknown.map((of) => ({ what: 'allergy_not_understood' as const, of })),
      ...(told.medicines.asked ? [] : [{ what: 'medicines_not_asked' as const, of: null }]),
      ...medicines.unknown.map((of) => ({ what: 'medicine_not_understood' as const, of })),
      ...alerts.flatMap(({ text, understood }) =>
        understood ? [] : [{ what: 'alert_not_understood' as const, of: text }],
      ),
    ],
  }
}

/** What says that it is an allergy, beside what is not tolerated: "Penicillin allergy", "mzio wa penisilini". */
const ALLERGY_WORDS = /\b(?:allerg(?:y|ies|ic)(?:\s+to)?|mzio(?:\s+wa)?)\b/gi

/** What is not tolerated, each once: told by the patient and warned of by the record it is one allergy. */
function withoutRepeats(names: readonly string[]): string[] {
  const once = new Map<string, string>()
  for (const name of names) {
    const named = name.replaceAll(ALLERGY_WORDS, ' ').replaceAll(/\s+/g, ' ').trim() || name
    if (!once.has(named.toLowerCase())) once.set(named.toLowerCase(), named)
  }
  return [...once.values()]
}

function planningOf(
  patient: PrescriptionPatient,
  ageMonths: number | undefined,
  present: ReadonlySet<string>,
  absent: ReadonlySet<string>,
): PlanningCase {
  const pregnant = patient.pregnant ?? (present.has('pregnant') && patient.sex !== 'male' ? true : undefined)
  const afterBirth = patient.afterBirth ?? (present.has('recently_gave_birth') ? true : undefined)
  const weeks = realNumber(patient.pregnancyWeeks)
  const weightKg = realNumber(patient.weight?.kg)
  return {
    person: {
      ...(ageMonths !== undefined && { ageMonths }),
      ...(patient.sex && { sex: patient.sex }),
      ...(pregnant !== undefined && { pregnant }),
      ...(afterBirth !== undefined && { afterBirth }),
    },
    ...(pregnant && weeks !== undefined && { pregnancyWeeks: weeks }),
    vitals: weightKg === undefined || weightKg === 0 ? {} : { weightKg },
    present,
    absent,
    medicines: [],
    allergies: [],
    possible: patient.conditions,
  }
}

const realNumber = (value: number | null | undefined): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : undefined

/** The names that were told, and whether anybody asked: "none" is an answer, nothing and "unknown" are not. */
function namesTold(entries: readonly string[] | null) {
  const said = (entries ?? []).map((entry) => entry.trim()).filter((entry) => entry !== '')
  return {
    names: said.filter((entry) => !NOT_KNOWN.test(entry)).flatMap((entry) => namesIn(entry)),
    asked: said.length > 0 && !said.some((entry) => NOT_KNOWN.test(entry)),
  }
}

function toldOf({ allergies, currentMedicines, medicalAlerts }: PrescriptionPatient) {
  const told = namesTold(allergies)
  const warned = medicalAlerts.filter(isAllergyAlert).flatMap(namesIn)
  return {
    allergies: { names: [...new Set([...told.names, ...warned])], asked: told.asked || warned.length > 0 },
    medicines: namesTold(currentMedicines),
  }
}

/** What an alert says: illnesses of the patient's history, medicines taken and not tolerated. */
function readAlert(text: string, ageMonths: number | undefined, knowledge: PrescribingKnowledge) {
  const read = knowledge.readText(text, ageMonths === undefined ? {} : { ageMonths })
  const present = read.findings
    .filter(({ id, status }) => {
      const isHistory = ownEntry(findings, id)?.kind === 'history' && (status === 'present' || status === 'past')
      return isHistory || (SAID_BY_ALERTS.has(id) && status === 'present')
    })
    .map(({ id }) => id)
  const named = mentionedMedicines(text, knowledge)
  const isAnything = read.findings.length + named.medicines.length + named.allergies.length > 0
  const isNothing = text.trim() === '' || namesIn(text).length === 0
  return { text, present, ...named, understood: isNothing || isAnything }
}

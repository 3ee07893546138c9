import type { CaseFinding, ClinicalCase } from '#domain/clinical/case/clinical-case.ts'
import { FINDINGS } from '#domain/clinical/knowledge/findings/all-findings.ts'
import type { Finding } from '#domain/clinical/knowledge/findings/finding.ts'
import type { ReadFinding } from '#domain/clinical/language/read-finding.ts'
import { given, measuredOf, present, withBroader } from '#domain/clinical/medical/clinical-case.ts'
import { ownEntry } from '#domain/clinical/own-entry.ts'
import { daysOf } from '#domain/clinical/visit/read-visit.ts'
import { severeForms } from '#domain/clinical/visit/severe-forms.ts'
import { isAllergyAlert, namesIn } from '#domain/clinical/visit/told-names.ts'
import type { VisitFacts } from '#domain/clinical/visit/visit-facts.ts'
import { UNDER_FIVE_MONTHS } from '#domain/patients/age.ts'
import { visitSignsFor } from '#domain/vocabulary/visit-signs.ts'
import { EXAMINATION_FIELDS } from '#domain/vocabulary/visits.ts'

const MONTHS_A_YEAR = 12
const findings: Readonly<Record<string, Finding>> = FINDINGS

/** From five years on an age is kept in completed years. */
const ageInCase = (ageMonths: number): number =>
  ageMonths < UNDER_FIVE_MONTHS ? ageMonths : Math.floor(ageMonths / MONTHS_A_YEAR) * MONTHS_A_YEAR

/** The medicines that the patient takes, as they were named. */
export const medicinesOf = ({ currentMedications }: Pick<VisitFacts, 'currentMedications'>): string[] =>
  namesIn(currentMedications)

/** What the patient does not tolerate, as it was named now and as the record warns of it. */
export const allergiesOf = ({
  allergies,
  medicalAlerts,
}: Pick<VisitFacts, 'allergies' | 'medicalAlerts'>): string[] => [
  ...new Set([...namesIn(allergies), ...medicalAlerts.filter(isAllergyAlert)]),
]

/** Everything that was ticked: the symptoms beside the complaint, and the danger signs. */
export const tickedOf = ({ associatedSymptoms, symptoms }: Pick<VisitFacts, 'associatedSymptoms' | 'symptoms'>) => [
  ...new Set<string>([...associatedSymptoms, ...symptoms]),
]

/**
 * The danger signs that are not there: those not ticked although all were asked. Nothing where one of them is ticked, which
 * no tick left out may outweigh; and nothing that a ticked one is a kind of.
 */
function absentSigns(facts: VisitFacts, ticked: readonly string[]): string[] {
  if (!facts.signsComplete || ticked.some((id) => ownEntry(findings, id)?.redFlag)) return []
  const there = new Set(ticked.flatMap(withBroader))
  return visitSignsFor(facts).filter((sign) => !there.has(sign))
}

/** Texts in which a medicine may be named that the patient takes; a family's history is of others. */
const textOf = (facts: VisitFacts): string =>
  [
    facts.chiefComplaint,
    ...EXAMINATION_FIELDS.map((field) => facts[field]),
    facts.previousIllnesses,
    facts.socialHistory,
    ...facts.medicalAlerts.filter((alert) => !isAllergyAlert(alert)),
  ]
    .filter(Boolean)
    .join('\n')

/**
 * The case that the clinical engine assesses: everything that was entered. What is ticked is there, what is not is not
 * known; severity makes of the complaint its severe form, duration says how long the illness has lasted. The altitude is
 * not known, which never makes anybody less ill.
 *
 * @param complaint what the words of the chief complaint say
 */
export function visitCaseOf(facts: VisitFacts, complaint: readonly ReadFinding[]): ClinicalCase {
  const { gender, country, painScale } = facts
  const ticked = tickedOf(facts)
  const illnessDays = daysOf(facts)
  return {
    ageMonths: ageInCase(facts.ageMonths),
    sex: gender,
    country,
    ...given({
      pregnant: facts.pregnant,
      pregnancyWeeks: facts.pregnancyWeeks,
      afterBirth: facts.afterBirth,
    }),
    ...(illnessDays !== undefined && { illnessDays }),
    vitals: {
      ...measuredOf({ ...facts, creatinineUmolPerL: null }),
      ...(painScale !== null && { painScore: painScale }),
    },
    findings: [
      ...[...ticked, ...facts.riskFactors, ...severeForms(facts, complaint)].map(present),
      ...absentSigns(facts, ticked).map((id): CaseFinding => ({ id, status: 'absent' })),
    ],
    medicines: medicinesOf(facts),
    allergies: allergiesOf(facts),
    text: textOf(facts),
  }
}

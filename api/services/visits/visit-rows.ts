import type { NewVisit } from '#api/store/visits.ts'
import { allergiesOf, medicinesOf, tickedOf } from '#domain/clinical/visit/visit-case.ts'
import type { VisitFacts } from '#domain/clinical/visit/visit-facts.ts'
import { UNDER_FIVE_MONTHS } from '#domain/patients/age.ts'
import { recordedRegionOf } from '#domain/vocabulary/countries.ts'
import { EXAMINATION_FIELDS, VISIT_TYPE } from '#domain/vocabulary/visits.ts'

const MONTHS_A_YEAR = 12

/** Who visited whom, when and where. */
export interface VisitPlace {
  readonly id: string
  readonly patientId: string
  readonly filedById: string
  readonly facilityId: string
  readonly createdAt: Date
}

/** The complaint, and below it what was seen, in the words of whoever examined. */
const wordsOf = (facts: VisitFacts): string =>
  [facts.chiefComplaint, ...EXAMINATION_FIELDS.map((field) => facts[field])].filter(Boolean).join('\n')

/** A visit as it is stored: an assessment like any other, and beside it what only a visit has. */
export function visitRows(facts: VisitFacts, place: VisitPlace): Pick<NewVisit, 'assessment' | 'visit'> {
  const { id, patientId, filedById, facilityId, createdAt } = place
  const { ageMonths } = facts
  return {
    assessment: {
      id,
      userId: null,
      patientId,
      filedById,
      facilityId,
      createdAt,
      assessmentType: VISIT_TYPE,
      age: Math.floor(ageMonths / MONTHS_A_YEAR),
      ageMonths: ageMonths < UNDER_FIVE_MONTHS ? ageMonths : null,
      gender: facts.gender,
      weightKg: facts.weightKg,
      heightCm: facts.heightCm,
      pregnant: facts.pregnant,
      pregnancyWeeks: facts.pregnancyWeeks,
      afterBirth: facts.afterBirth,
      region: recordedRegionOf(facts.country),
      temperatureC: facts.temperatureC,
      systolicMmHg: facts.systolicMmHg,
      diastolicMmHg: facts.diastolicMmHg,
      heartRatePerMin: facts.heartRatePerMin,
      respiratoryRatePerMin: facts.respiratoryRatePerMin,
      oxygenSaturationPercent: facts.oxygenSaturationPercent,
      glucoseMmolPerL: facts.glucoseMmolPerL,
      glucoseFasting: facts.glucoseFasting,
      haemoglobinGPerDl: facts.haemoglobinGPerDl,
      creatinineUmolPerL: null,
      muacMm: facts.muacMm,
      illnessDays: facts.illnessDays,
      symptoms: tickedOf(facts),
      checklistComplete: facts.signsComplete,
      medicalHistory: facts.riskFactors,
      medicines: medicinesOf(facts),
      allergies: allergiesOf(facts),
      // So that whoever reads the assessment alone, as the plan's page and its paper do, has the worker's words too.
      examinationFindings: wordsOf(facts),
    },
    visit: {
      assessmentId: id,
      chiefComplaint: facts.chiefComplaint,
      duration: facts.duration,
      severity: facts.severity,
      painScale: facts.painScale,
      associatedSymptoms: facts.associatedSymptoms,
      generalAppearance: facts.generalAppearance,
      headEyes: facts.headEyes,
      chestLungs: facts.chestLungs,
      heart: facts.heart,
      abdomen: facts.abdomen,
      extremities: facts.extremities,
      neurological: facts.neurological,
      skin: facts.skin,
      currentMedications: facts.currentMedications,
      allergies: facts.allergies,
      previousIllnesses: facts.previousIllnesses,
      familyHistory: facts.familyHistory,
      socialHistory: facts.socialHistory,
      riskFactors: facts.riskFactors,
      medicalAlerts: [...facts.medicalAlerts],
      agreed: null,
      disagreementReason: null,
      reviewedById: null,
      reviewedAt: null,
    },
  }
}

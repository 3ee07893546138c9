import { InMemoryCache, type Reference } from '@apollo/client'
import { possibleTypes } from '#web/graphql/possible-types.ts'

/** A list that is fetched page by page: a page after a cursor follows what is known, a first page takes its place. */
const pagedList = {
  keyArgs: false as const,
  merge: (
    known: readonly Reference[] = [],
    page: readonly Reference[],
    { args }: { args: Record<string, unknown> | null },
  ) => (args?.cursor == null ? page : [...known, ...page]),
}

/** The same for each choice of what a list is narrowed to. Pages of different sizes are lists of their own. */
const narrowedList = {
  ...pagedList,
  keyArgs: ['limit', 'assessmentType', 'riskLevel', 'patientId', 'followUpRequired', 'from', 'before', 'search'],
}

/** Days that are fetched page by page: those before a day follow what is known, the newest take its place. */
const pagedDays = {
  keyArgs: false as const,
  merge: (
    known: readonly object[] = [],
    page: readonly object[],
    { args }: { args: Record<string, unknown> | null },
  ) => (args?.before == null ? page : [...known, ...page]),
}

/** The normalised cache of one signed-in person. */
export function createCache(): InMemoryCache {
  return new InMemoryCache({
    possibleTypes,
    typePolicies: {
      // A type and a symptom have a name, not an id; pages ask for their texts in either language.
      AssessmentType: { keyFields: ['name'] },
      // These have no id, and pages ask for different parts of them.
      MedicalPlanContent: { merge: true },
      TreatmentPlan: { merge: true },
      NutritionPlanContent: { merge: true },
      NutritionSummary: { merge: true },
      SymptomOption: { keyFields: ['code'] },
      AssessmentForm: { merge: true },
      // Their ids name what they are, in each plan anew and in the words of one language: no plan may see another's.
      PossibleCondition: { keyFields: false },
      AskedCondition: { keyFields: false },
      CareAction: { keyFields: false },
      RuleReference: { keyFields: false },
      // How much to order depends on for how long: no list may change another.
      OrderLine: { keyFields: false },
      MedicineStock: { fields: { batches: { merge: false }, history: { merge: false } } },
      // Nor may the words of another language, nor what was set aside of another prescription.
      PrescriptionFinding: { keyFields: false },
      CounselingPoint: { keyFields: false },
      // A record is its patient's; there is one of each.
      PatientRecord: {
        keyFields: ['patient', ['id']],
        fields: {
          timeline: { ...pagedList, keyArgs: ['kinds', 'limit'] },
          measurements: { merge: false },
          conditions: { merge: false },
        },
      },
      // What was fetched last is the whole list.
      Account: { fields: { roleRequests: { merge: false } } },
      Query: {
        fields: {
          mySessions: { merge: false },
          roleRequests: { merge: false },
          nutritionAssessments: pagedList,
          nutritionPlans: pagedList,
          medicalAssessments: narrowedList,
          medicalPhotos: narrowedList,
          medicalPlans: narrowedList,
          recordReaders: pagedDays,
          tasks: { ...pagedList, keyArgs: ['limit', 'list', 'patientId'] },
          // What was fetched last is the whole list.
          householdTasks: { merge: false },
          referrals: { ...pagedList, keyArgs: ['direction', 'limit'] },
          orderSuggestion: { merge: false },
          expiringStock: { merge: false },
          stockTransfers: { merge: false },
          stockLedger: { ...pagedList, keyArgs: ['medicineId', 'limit'] },
          prescriptions: { ...pagedList, keyArgs: ['list', 'status', 'patientId', 'search', 'limit'] },
          // What was fetched last is the whole of it.
          inventory: { merge: false },
          prescriptionCheck: { merge: false },
          dispensingCounseling: { merge: false },
          staffRoles: { ...pagedList, keyArgs: ['search'] },
          // A plan that a mutation brought needs no second fetch.
          nutritionPlan: (known: Reference | null | undefined, { args, toReference }) =>
            known === undefined ? toReference({ __typename: 'NutritionPlan', id: args?.id as string }) : known,
        },
      },
    },
  })
}

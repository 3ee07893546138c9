import { authenticate } from '#api/services/accounts/authenticate.ts'
import { readAccount } from '#api/services/accounts/read-account.ts'
import { decideRoleRequest, listRoleRequests } from '#api/services/accounts/role-requests.ts'
import { signIn } from '#api/services/accounts/sign-in.ts'
import { signOut } from '#api/services/accounts/sign-out.ts'
import { signUp } from '#api/services/accounts/sign-up.ts'
import type { ServiceContext } from '#api/services/context.ts'
import { listFacilities } from '#api/services/facilities/list-facilities.ts'
import {
  listNutritionAssessments,
  listNutritionPlans,
  nutritionAssessmentsPage,
  nutritionPlansPage,
  readNutritionPlan,
  summarizeNutrition,
} from '#api/services/nutrition/read-nutrition.ts'
import { submitNutritionAssessment } from '#api/services/nutrition/submit-assessment.ts'

/** The composition root: every use case, over one store, clock and maker of ids. */
export function composeServices(context: ServiceContext) {
  return {
    authenticate: authenticate(context),
    signUp: signUp(context),
    signIn: signIn(context),
    signOut: signOut(context),
    readAccount: readAccount(context),
    listRoleRequests: listRoleRequests(context),
    decideRoleRequest: decideRoleRequest(context),
    listFacilities: listFacilities(context),
    submitNutritionAssessment: submitNutritionAssessment(context),
    readNutritionPlan: readNutritionPlan(context),
    listNutritionAssessments: listNutritionAssessments(context),
    listNutritionPlans: listNutritionPlans(context),
    nutritionAssessmentsPage: nutritionAssessmentsPage(context),
    nutritionPlansPage: nutritionPlansPage(context),
    summarizeNutrition: summarizeNutrition(context),
  }
}

export type Services = ReturnType<typeof composeServices>

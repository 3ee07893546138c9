import { authenticate } from '#api/services/accounts/authenticate.ts'
import { changePassword } from '#api/services/accounts/change-password.ts'
import { readAccount } from '#api/services/accounts/read-account.ts'
import { decideRoleRequest, listRoleRequests } from '#api/services/accounts/role-requests.ts'
import { endOtherSessions, endSession, listSessions } from '#api/services/accounts/sessions.ts'
import { signIn } from '#api/services/accounts/sign-in.ts'
import { signOut } from '#api/services/accounts/sign-out.ts'
import { signUp } from '#api/services/accounts/sign-up.ts'
import { updateProfile } from '#api/services/accounts/update-profile.ts'
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
    updateProfile: updateProfile(context),
    changePassword: changePassword(context),
    listSessions: listSessions(context),
    endSession: endSession(context),
    endOtherSessions: endOtherSessions(context),
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

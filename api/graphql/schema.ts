import '#api/graphql/scalars.ts'
import '#api/graphql/errors.ts'
import '#api/graphql/modules/accounts.ts'
import '#api/graphql/modules/facilities.ts'
import '#api/graphql/modules/medical.ts'
import '#api/graphql/modules/medical-submission.ts'
import '#api/graphql/modules/nutrition.ts'
import '#api/graphql/modules/own-account.ts'
import '#api/graphql/modules/patient-merges.ts'
import '#api/graphql/modules/patient-registration.ts'
import '#api/graphql/modules/patients.ts'
import '#api/graphql/modules/role-requests.ts'
import { builder } from '#api/graphql/builder.ts'

/** The schema of every module; no module imports this. */
export const schema = builder.toSchema()

import type { ComponentType } from 'react'
import { matchRoutes, type RouteObject } from 'react-router-dom'
import { BEDSIDE_ROLES, CARER_ROLES, type Role, STOCK_ROLES } from '#domain/vocabulary/roles.ts'
import { withApollo } from '#web/app/apollo/with-apollo.tsx'
import { imagingRoutes } from '#web/app/routes/imaging.tsx'
import { medicalRoutes } from '#web/app/routes/medical.tsx'
import { pageRoute } from '#web/app/routes/page-route.tsx'
import type { Namespace } from '#web/i18n/i18n.ts'
import type { SkeletonShape } from '#web/ui/PageSkeleton.tsx'

/** A page of those who care for patients, with the namespaces of its texts. */
const route = (
  path: string,
  roles: readonly Role[],
  skeleton: SkeletonShape,
  page: () => Promise<ComponentType>,
  ...namespaces: readonly Namespace[]
): RouteObject => pageRoute({ path, page: () => withApollo(page), namespaces, skeleton, roles })

const register = () =>
  import('#web/features/chw/register/RegisterPatientPage.tsx').then(({ RegisterPatientPage }) => RegisterPatientPage)
const merges = () => import('#web/features/chw/merges/MergesPage.tsx').then(({ MergesPage }) => MergesPage)
/** Whether there is a page there: the dashboard's cards lead to no other. */
const isOpen = (path: string): boolean => matchRoutes([...chwRoutes, ...medicalRoutes, ...imagingRoutes], path) !== null

const dashboard = async () => {
  const { ChwDashboardPage } = await import('#web/features/chw/dashboard/ChwDashboardPage.tsx')
  return function DashboardPage() {
    return <ChwDashboardPage isOpen={isOpen} />
  }
}
const patients = () => import('#web/features/chw/patients/PatientsPage.tsx').then(({ PatientsPage }) => PatientsPage)
const referrals = () =>
  import('#web/features/chw/referrals/ReferralsPage.tsx').then(({ ReferralsPage }) => ReferralsPage)
const result = () =>
  import('#web/features/chw/result/VisitResultPage.tsx').then(({ VisitResultPage }) => VisitResultPage)
const stock = () => import('#web/features/stock/StockPage.tsx').then(({ StockPage }) => StockPage)
const stockOfMedicine = () => import('#web/features/stock/MedicinePage.tsx').then(({ MedicinePage }) => MedicinePage)
const tasks = () => import('#web/features/chw/tasks/TasksPage.tsx').then(({ TasksPage }) => TasksPage)
const household = () => import('#web/features/chw/tasks/HouseholdPage.tsx').then(({ HouseholdPage }) => HouseholdPage)
const dispensing = () => import('#web/features/chw/dispense/DispensePage.tsx').then(({ DispensePage }) => DispensePage)
const prescription = () =>
  import('#web/features/chw/dispense/PrescriptionPage.tsx').then(({ PrescriptionPage }) => PrescriptionPage)
const receipt = () => import('#web/features/chw/dispense/ReceiptPage.tsx').then(({ ReceiptPage }) => ReceiptPage)
const counseling = () =>
  import('#web/features/chw/dispense/CounselingPage.tsx').then(({ CounselingPage }) => CounselingPage)
const wizard = () =>
  import('#web/features/chw/wizard/ChwAssessmentPage.tsx').then(({ ChwAssessmentPage }) => ChwAssessmentPage)

/** Who sees prescriptions, and of them who hands out what they say. */
const PRESCRIPTION_ROLES: readonly Role[] = [...CARER_ROLES, 'pharmacist']
const DISPENSING_ROLES: readonly Role[] = ['chw', 'pharmacist']

/** The mobile hospital of the community health workers (specification §2 "Route table"). */
export const chwRoutes: RouteObject[] = [
  route('/chw/register-patient', BEDSIDE_ROLES, 'form', register, 'chwRegister'),
  route('/chw/merges', CARER_ROLES, 'cards', merges, 'chwMerges'),
  route('/chw/dashboard', BEDSIDE_ROLES, 'cards', dashboard, 'chwDashboard', 'emergencyNumber'),
  route('/chw/patients', CARER_ROLES, 'form', patients, 'chwPatients', 'patientSearch'),
  route('/chw/referrals', CARER_ROLES, 'cards', referrals, 'referrals'),
  // What is shown of the answer has the texts of the medical plan.
  route('/chw/assessment-result/:id', CARER_ROLES, 'article', result, 'chwResult', 'medicalPlan'),
  route('/chw/tasks', BEDSIDE_ROLES, 'cards', tasks, 'chwTasks', 'careDates'),
  route('/chw/tasks/household/:patientId', BEDSIDE_ROLES, 'cards', household, 'chwTasks', 'careDates'),
  // Units and forms of medicines are the dashboard's words.
  route('/chw/stock', STOCK_ROLES, 'cards', stock, 'stock', 'chwDashboard'),
  route('/chw/stock/:medicineId', STOCK_ROLES, 'article', stockOfMedicine, 'stock', 'chwDashboard'),
  route('/chw/dispense-medication', PRESCRIPTION_ROLES, 'cards', dispensing, 'dispensing'),
  route('/chw/dispense-medication/prescription/:id', PRESCRIPTION_ROLES, 'article', prescription, 'dispensing'),
  route('/chw/dispense-medication/receipt/:id', PRESCRIPTION_ROLES, 'article', receipt, 'dispensed', 'dispensing'),
  route('/chw/patient-counseling', DISPENSING_ROLES, 'cards', counseling, 'dispensed', 'dispensing'),
  route('/chw/patient-assessment', BEDSIDE_ROLES, 'form', wizard, 'chwWizard', 'patientSearch', 'emergencyNumber'),
  route(
    '/chw/patient-assessment/:patientId',
    BEDSIDE_ROLES,
    'form',
    wizard,
    'chwWizard',
    'patientSearch',
    'emergencyNumber',
  ),
]

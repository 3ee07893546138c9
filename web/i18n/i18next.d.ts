import 'i18next'
import type account from './catalogues/en/account.json'
import type auth from './catalogues/en/auth.json'
import type careDates from './catalogues/en/careDates.json'
import type chwDashboard from './catalogues/en/chwDashboard.json'
import type chwMerges from './catalogues/en/chwMerges.json'
import type chwPatients from './catalogues/en/chwPatients.json'
import type chwRegister from './catalogues/en/chwRegister.json'
import type chwResult from './catalogues/en/chwResult.json'
import type chwTasks from './catalogues/en/chwTasks.json'
import type chwWizard from './catalogues/en/chwWizard.json'
import type common from './catalogues/en/common.json'
import type dispensed from './catalogues/en/dispensed.json'
import type dispensing from './catalogues/en/dispensing.json'
import type emergencyNumber from './catalogues/en/emergencyNumber.json'
import type imaging from './catalogues/en/imaging.json'
import type landing from './catalogues/en/landing.json'
import type medical from './catalogues/en/medical.json'
import type medicalForm from './catalogues/en/medicalForm.json'
import type medicalHelp from './catalogues/en/medicalHelp.json'
import type medicalPlan from './catalogues/en/medicalPlan.json'
import type myRecord from './catalogues/en/myRecord.json'
import type nutrition from './catalogues/en/nutrition.json'
import type patientCard from './catalogues/en/patientCard.json'
import type patientRecord from './catalogues/en/patientRecord.json'
import type patientSearch from './catalogues/en/patientSearch.json'
import type referrals from './catalogues/en/referrals.json'
import type stock from './catalogues/en/stock.json'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    // The English catalogues are the list of keys; a feature adds its line here.
    resources: {
      common: typeof common
      emergencyNumber: typeof emergencyNumber
      imaging: typeof imaging
      landing: typeof landing
      chwResult: typeof chwResult
      account: typeof account
      auth: typeof auth
      chwDashboard: typeof chwDashboard
      dispensed: typeof dispensed
      dispensing: typeof dispensing
      chwPatients: typeof chwPatients
      chwWizard: typeof chwWizard
      medical: typeof medical
      medicalForm: typeof medicalForm
      medicalHelp: typeof medicalHelp
      medicalPlan: typeof medicalPlan
      myRecord: typeof myRecord
      nutrition: typeof nutrition
      patientRecord: typeof patientRecord
      chwRegister: typeof chwRegister
      chwMerges: typeof chwMerges
      patientCard: typeof patientCard
      careDates: typeof careDates
      chwTasks: typeof chwTasks
      referrals: typeof referrals
      stock: typeof stock
      patientSearch: typeof patientSearch
    }
  }
}

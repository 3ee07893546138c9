import { useParams } from 'react-router-dom'
import { validate as isUuid } from 'uuid'
import { NewAssessment } from '#web/features/chw/wizard/NewAssessment.tsx'
import { PatientAssessment } from '#web/features/chw/wizard/PatientAssessment.tsx'
import { useSession } from '#web/lib/session/SessionProvider.tsx'

/** The six-step assessment of a patient (specification §2 "CHW patient assessment", §4 "CHW wizard"). */
export function ChwAssessmentPage() {
  const session = useSession()
  const { patientId } = useParams()
  if (session.status !== 'authenticated') return null
  const { account } = session
  if (patientId === undefined || !isUuid(patientId)) return <NewAssessment key={account.id} account={account} />
  const id = patientId.toLowerCase()
  return <PatientAssessment key={`${account.id} ${id}`} account={account} patientId={id} />
}

import '@mantine/core/styles/Input.layer.css'
import { type FragmentType, gql, type TypedDocumentNode } from '@apollo/client'
import { useLazyQuery } from '@apollo/client/react'
import { Button, TextInput } from '@mantine/core'
import { IconScan } from '@tabler/icons-react'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readPatientCode, showPatientCode } from '#domain/patients/patient-code.ts'
import { PATIENT_SUMMARY } from '#web/clinical/PatientSummary.tsx'
import { Camera } from '#web/features/chw/patients/Camera.tsx'
import type {
  PatientByCodeQuery,
  PatientByCodeQueryVariables,
  PatientSummary_PatientFragment,
} from '#web/graphql/operations.ts'
import type { CameraFault } from '#web/lib/camera.ts'
import classes from './PatientsPage.module.css'

const PATIENT_BY_CODE: TypedDocumentNode<PatientByCodeQuery, PatientByCodeQueryVariables> = gql`
  query PatientByCode($code: String!) {
    patientByCode(code: $code) {
      id
      ...PatientSummary_patient
    }
  }
  ${PATIENT_SUMMARY}
`

const LONGEST_CODE = 20

/** A patient with what PatientSummary shows of them. */
export type SummarisedPatient = { readonly id: string } & FragmentType<PatientSummary_PatientFragment>

interface Props {
  onFound: (patient: SummarisedPatient) => void
}

/** Finds a patient by the code of their card: typed, or seen by the camera. */
export function CardLookup({ onFound }: Props) {
  const { t } = useTranslation('chwPatients')
  const [typed, setTyped] = useState('')
  const [fault, setFault] = useState<'slip' | 'unknown' | 'failed' | null>(null)
  const [isScanning, setIsScanning] = useState(false)
  const [cameraFault, setCameraFault] = useState<CameraFault | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const [lookUp, { loading }] = useLazyQuery(PATIENT_BY_CODE, { fetchPolicy: 'network-only', errorPolicy: 'all' })

  const refuse = (found: 'slip' | 'unknown' | 'failed') => {
    setFault(found)
    input.current?.focus()
  }
  const find = async (code: string) => {
    const { data } = await lookUp({ variables: { code } })
    if (!data) return refuse('failed')
    if (data.patientByCode) onFound(data.patientByCode)
    else refuse('unknown')
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const code = readPatientCode(typed)
    if (code === null) return refuse('slip')
    setFault(null)
    void find(code)
  }

  return (
    <section className={classes.part} aria-labelledby="card">
      <h2 id="card" className={classes.heading}>
        {t('code.heading')}
      </h2>
      <form className={classes.code} noValidate onSubmit={submit}>
        <TextInput
          ref={input}
          className={classes.field}
          label={t('code.label')}
          description={t('code.hint')}
          error={fault && t(`code.${fault}`)}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value)
            setFault(null)
          }}
          maxLength={LONGEST_CODE}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <Button type="submit" loading={loading}>
          {t('code.find')}
        </Button>
      </form>
      {isScanning ? (
        <Camera
          onCode={(code) => {
            setIsScanning(false)
            setTyped(showPatientCode(code))
            setFault(null)
            void find(code)
          }}
          onFault={(found) => {
            setIsScanning(false)
            setCameraFault(found)
          }}
          onStop={() => setIsScanning(false)}
        />
      ) : (
        <Button
          variant="default"
          className={classes.scan}
          leftSection={<IconScan size={20} aria-hidden />}
          onClick={() => {
            setCameraFault(null)
            setIsScanning(true)
          }}
        >
          {t('scan.start')}
        </Button>
      )}
      {cameraFault && (
        <p className={classes.fault} role="alert">
          {t(`scan.${cameraFault}`)}
        </p>
      )}
    </section>
  )
}

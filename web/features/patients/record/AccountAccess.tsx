import { gql, type TypedDocumentNode } from '@apollo/client'
import { useMutation, useSuspenseFragment } from '@apollo/client/react'
import { Button } from '@mantine/core'
import { IconKey, IconUnlink } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { showRecordCode } from '#domain/patients/record-code.ts'
import { EndJoin } from '#web/features/patients/record/EndJoin.tsx'
import { RecordSection } from '#web/features/patients/record/RecordSection.tsx'
import type { RecordFragment, RecordPart } from '#web/features/patients/record/record-fragment.ts'
import type {
  AccountAccess_RecordFragment,
  InviteToRecordMutation,
  InviteToRecordMutationVariables,
} from '#web/graphql/operations.ts'
import { useFormats } from '#web/i18n/use-formats.ts'
import { useIsAtBedside } from '#web/lib/session/use-is-at-bedside.ts'
import { showToast } from '#web/lib/toast.ts'
import { Dialog } from '#web/ui/Dialog.tsx'
import paper from '#web/ui/Paper.module.css'
import classes from './record.module.css'

export const ACCOUNT_ACCESS: RecordFragment<AccountAccess_RecordFragment> = gql`
  fragment AccountAccess_record on PatientRecord {
    patient {
      id
    }
    joined
  }
`

const INVITE: TypedDocumentNode<InviteToRecordMutation, InviteToRecordMutationVariables> = gql`
  mutation InviteToRecord($patientId: ID!) {
    inviteToRecord(patientId: $patientId) {
      ... on RecordInvitation {
        code
        expiresAt
      }
      ... on Error {
        message
      }
    }
  }
`

interface Props extends RecordPart<AccountAccess_RecordFragment> {
  own: boolean
}

/** For who is with the patient: a code with which the patient reads the record, or the end of it. */
export function AccountAccess({ record, language, own }: Props) {
  const { t } = useTranslation('patientRecord')
  const isAtBedside = useIsAtBedside()
  const { data } = useSuspenseFragment({ fragment: ACCOUNT_ACCESS, from: record, variables: { language } })
  if (own || !isAtBedside) return null
  return (
    <div className={paper.screenOnly}>
      <RecordSection
        id="access"
        title={t('access.title')}
        intro={t(data.joined ? 'access.joined' : 'access.notJoined')}
      >
        {data.joined ? (
          <EndJoin patientId={data.patient.id} own={false} icon={<IconUnlink size={18} aria-hidden />} />
        ) : (
          <Invite patientId={data.patient.id} />
        )}
      </RecordSection>
    </div>
  )
}

function Invite({ patientId }: { patientId: string }) {
  const { t } = useTranslation('patientRecord')
  const formats = useFormats()
  const dialog = useRef<HTMLDialogElement>(null)
  const [invite, { loading }] = useMutation(INVITE)
  const [made, setMade] = useState<{ code: string; expiresAt: string } | null>(null)

  const make = async () => {
    try {
      const result = (await invite({ variables: { patientId } })).data?.inviteToRecord
      if (result?.__typename === 'RecordInvitation') setMade(result)
      else if (result?.__typename === 'RecordHasAccount') {
        showToast({ tone: 'info', title: t('access.alreadyJoined') })
      } else showToast({ tone: 'error', title: t('access.failed'), message: t('failure.message') })
    } catch (error) {
      console.info('No code could be made:', error)
      showToast({ tone: 'error', title: t('access.failed'), message: t('failure.message') })
    }
  }

  return (
    <>
      <Button
        variant="default"
        className={classes.wrapping}
        loading={loading}
        leftSection={<IconKey size={18} aria-hidden />}
        onClick={() => void make()}
      >
        {t('access.invite')}
      </Button>
      {made && (
        <Dialog dialog={dialog} title={t('access.code')} onClosed={() => setMade(null)}>
          <p className={classes.code}>{showRecordCode(made.code)}</p>
          <p>{t('access.how')}</p>
          <p>{t('access.until', { date: formats.moment(made.expiresAt) })}</p>
          <Button onClick={() => dialog.current?.close()}>{t('access.done')}</Button>
        </Dialog>
      )}
    </>
  )
}

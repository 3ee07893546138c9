import { gql, type TypedDocumentNode } from '@apollo/client'
import { useMutation } from '@apollo/client/react'
import { Button } from '@mantine/core'
import { IconKey } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { showRecordCode } from '#domain/patients/record-code.ts'
import type { InviteToRecordMutation, InviteToRecordMutationVariables } from '#web/graphql/operations.ts'
import { useFormats } from '#web/i18n/use-formats.ts'
import { showToast } from '#web/lib/toast.ts'
import { Dialog } from '#web/ui/Dialog.tsx'
import classes from './record.module.css'

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

/** Makes a code for the patient, and shows it once. */
export function Invite({ patientId }: { patientId: string }) {
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

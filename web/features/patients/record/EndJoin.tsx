import { gql, type TypedDocumentNode } from '@apollo/client'
import { useMutation } from '@apollo/client/react'
import { Button, Group } from '@mantine/core'
import { IconUnlink } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { EndRecordJoinMutation, EndRecordJoinMutationVariables } from '#web/graphql/operations.ts'
import { showToast } from '#web/lib/toast.ts'
import { Dialog } from '#web/ui/Dialog.tsx'
import classes from './record.module.css'

const END_RECORD_JOIN: TypedDocumentNode<EndRecordJoinMutation, EndRecordJoinMutationVariables> = gql`
  mutation EndRecordJoin($patientId: ID!) {
    endRecordJoin(patientId: $patientId) {
      ... on EndedRecordJoin {
        patientId
      }
      ... on Error {
        message
      }
    }
  }
`

interface Props {
  patientId: string
  /** The patient ends it. */
  own: boolean
}

/** Takes the account off the record, once it is confirmed. */
export function EndJoin({ patientId, own }: Props) {
  const { t } = useTranslation('patientRecord')
  const dialog = useRef<HTMLDialogElement>(null)
  const [asking, setAsking] = useState(false)
  const [end, { loading }] = useMutation(END_RECORD_JOIN)
  const whose = own ? 'own' : 'patient'

  const confirm = async () => {
    try {
      const { data } = await end({
        variables: { patientId },
        update: (cache, answer) => {
          // One that has ended already is shown as ended all the same.
          if (answer.data?.endRecordJoin.__typename === 'InvalidInput') return
          const record = cache.identify({
            __typename: 'PatientRecord',
            patient: { __typename: 'Patient', id: patientId },
          })
          if (record) cache.modify({ id: record, fields: { joined: () => false } })
          if (own) cache.modify({ fields: { myRecord: () => null } })
        },
      })
      dialog.current?.close()
      if (data?.endRecordJoin.__typename === 'InvalidInput') throw new Error(data.endRecordJoin.message)
      showToast({ tone: 'success', title: t(`end.${whose}.done`) })
    } catch (error) {
      console.info('The access could not be ended:', error)
      showToast({ tone: 'error', title: t('end.failed'), message: t('failure.message') })
    }
  }

  return (
    <>
      <Button
        variant="default"
        leftSection={<IconUnlink size={18} aria-hidden />}
        className={classes.wrapping}
        onClick={() => setAsking(true)}
      >
        {t(`end.${whose}.start`)}
      </Button>
      {asking && (
        <Dialog dialog={dialog} title={t(`end.${whose}.start`)} onClosed={() => setAsking(false)}>
          <p>{t(`end.${whose}.ask`)}</p>
          <Group mt="md">
            <Button loading={loading} onClick={() => void confirm()}>
              {t('end.confirm')}
            </Button>
            <Button variant="default" onClick={() => dialog.current?.close()}>
              {t('end.cancel')}
            </Button>
          </Group>
        </Dialog>
      )}
    </>
  )
}

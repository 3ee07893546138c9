import { gql, type TypedDocumentNode } from '@apollo/client'
import { useMutation } from '@apollo/client/react'
import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readRecordCode } from '#domain/patients/record-code.ts'
import type {
  AcceptRecordInvitationMutation,
  AcceptRecordInvitationMutationVariables,
} from '#web/graphql/operations.ts'
import { showToast } from '#web/lib/toast.ts'
import classes from './record.module.css'

const ACCEPT: TypedDocumentNode<AcceptRecordInvitationMutation, AcceptRecordInvitationMutationVariables> = gql`
  mutation AcceptRecordInvitation($code: String!) {
    acceptRecordInvitation(code: $code) {
      ... on JoinedRecord {
        patientId
      }
      ... on Error {
        message
      }
      ... on TooManyAttempts {
        retryAfterSeconds
      }
    }
  }
`

const SECONDS_A_MINUTE = 60

interface Props {
  /** The record is on its way. */
  busy: boolean
  onJoined: () => void
}

/** What a record is, how one comes to it, and the field for the code. */
export function JoinRecord({ busy, onJoined }: Props) {
  const { t } = useTranslation('myRecord')
  const [code, setCode] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const [accept, { loading }] = useMutation(ACCEPT)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    // A slip that is seen here costs no try.
    if (readRecordCode(code) === null) return setFault(t('join.form'))
    setFault(null)
    try {
      const result = (await accept({ variables: { code } })).data?.acceptRecordInvitation
      switch (result?.__typename) {
        case 'JoinedRecord':
          showToast({ tone: 'success', title: t('join.done') })
          return onJoined()
        case 'AccountHasRecord':
          return onJoined()
        case 'TooManyAttempts':
          return setFault(t('join.tooOften', { count: Math.ceil(result.retryAfterSeconds / SECONDS_A_MINUTE) }))
        case 'InvalidInput':
          return setFault(t('join.wrong'))
        case undefined:
        default:
          return setFault(t('join.failed'))
      }
    } catch (error) {
      console.info('The code could not be sent:', error)
      setFault(t('join.failed'))
    }
  }

  return (
    <form noValidate className={classes.join} onSubmit={(event) => void submit(event)} aria-labelledby="join">
      <p>{t('join.what')}</p>
      <h2 id="join" className={classes.heading}>
        {t('join.title')}
      </h2>
      <p>{t('join.how')}</p>
      <TextInput
        label={t('join.label')}
        description={t('join.hint')}
        value={code}
        error={fault}
        required
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={({ currentTarget: { value } }) => setCode(value)}
      />
      <Button type="submit" loading={loading || busy}>
        {t('join.send')}
      </Button>
    </form>
  )
}

import { type ApolloCache, gql, type Reference, type TypedDocumentNode } from '@apollo/client'
import { useMutation, useSuspenseQuery } from '@apollo/client/react'
import { Button } from '@mantine/core'
import { useRef, useTransition } from 'react'
import { useTranslation } from 'react-i18next'
import { deviceOf } from '#web/features/account/device-of.ts'
import { LoadFailure } from '#web/features/account/LoadingState.tsx'
import { useFailureToasts } from '#web/features/account/use-account-toasts.ts'
import { useDates } from '#web/features/account/use-dates.ts'
import type {
  EndOtherSessionsMutation,
  EndOtherSessionsMutationVariables,
  EndSessionMutation,
  EndSessionMutationVariables,
  SessionsQuery,
  SessionsQueryVariables,
} from '#web/graphql/operations.ts'
import { showToast } from '#web/lib/toast.ts'
import classes from './account.module.css'

const SESSIONS: TypedDocumentNode<SessionsQuery, SessionsQueryVariables> = gql`
  query Sessions {
    mySessions {
      id
      userAgent
      lastUsedAt
      isCurrent
    }
  }
`

const END_SESSION: TypedDocumentNode<EndSessionMutation, EndSessionMutationVariables> = gql`
  mutation EndSession($id: ID!) {
    endSession(id: $id) {
      ... on EndedSession {
        id
      }
      ... on Error {
        message
      }
    }
  }
`

const END_OTHER_SESSIONS: TypedDocumentNode<EndOtherSessionsMutation, EndOtherSessionsMutationVariables> = gql`
  mutation EndOtherSessions {
    endOtherSessions
  }
`

/** Takes the sessions that were ended off the list: the given one, or with null all but the current one. */
export function forgetSessions(cache: ApolloCache, ended: string | null): void {
  cache.modify<{ mySessions: readonly Reference[] }>({
    fields: {
      mySessions: (known, { readField }) =>
        known.filter((session) =>
          ended === null ? readField('isCurrent', session) === true : readField('id', session) !== ended,
        ),
    },
  })
}

/** The devices that are signed in, with their last use; every one but this can be signed out. */
export function Sessions() {
  const { t } = useTranslation('account')
  const { moment } = useDates()
  const toasts = useFailureToasts()
  const [busy, startTransition] = useTransition()
  // Given the focus when the button that had it is gone.
  const list = useRef<HTMLUListElement>(null)
  const { data, refetch } = useSuspenseQuery(SESSIONS, { errorPolicy: 'all', fetchPolicy: 'cache-and-network' })
  const [endSession, ending] = useMutation(END_SESSION)
  const [endOthers, endingOthers] = useMutation(END_OTHER_SESSIONS)

  if (!data?.mySessions) {
    return <LoadFailure busy={busy} onRetry={() => startTransition(async () => void (await refetch()))} />
  }
  const sessions = data.mySessions

  const nameOf = (userAgent: string | null) => {
    const { browser, system } = deviceOf(userAgent)
    return browser && system ? t('sessions.on', { browser, system }) : (browser ?? system ?? t('sessions.unknown'))
  }

  const end = async (id: string) => {
    try {
      const result = await endSession({
        variables: { id },
        // One that is not there any more leaves the list all the same.
        update: (cache) => forgetSessions(cache, id),
      })
      list.current?.focus()
      const isEnded = result.data?.endSession.__typename === 'EndedSession'
      showToast({ tone: isEnded ? 'success' : 'info', title: isEnded ? t('toasts.ended') : t('toasts.notThere') })
    } catch {
      toasts.failed()
    }
  }

  const endAllOthers = async () => {
    try {
      await endOthers({ update: (cache) => forgetSessions(cache, null) })
      list.current?.focus()
      showToast({ tone: 'success', title: t('toasts.endedOthers') })
    } catch {
      toasts.failed()
    }
  }

  return (
    <div className={classes.form}>
      <p className={classes.quiet}>{sessions.length > 1 ? t('sessions.intro') : t('sessions.only')}</p>
      <ul ref={list} tabIndex={-1} className={`${classes.list} ${classes.focusless}`}>
        {sessions.map(({ id, userAgent, lastUsedAt, isCurrent }) => (
          <li key={id} className={`${classes.card} ${classes.row}`}>
            <div>
              <strong>{nameOf(userAgent)}</strong>
              <p className={classes.quiet}>{t('sessions.lastUsed', { at: moment(lastUsedAt) })}</p>
            </div>
            {isCurrent ? (
              <span className={classes.current}>{t('sessions.current')}</span>
            ) : (
              <Button
                variant="default"
                disabled={ending.loading}
                aria-label={t('sessions.endOf', { device: nameOf(userAgent), at: moment(lastUsedAt) })}
                onClick={() => void end(id)}
              >
                {t('sessions.end')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button variant="default" loading={endingOthers.loading} onClick={() => void endAllOthers()}>
          {t('sessions.endOthers')}
        </Button>
      )}
    </div>
  )
}

import { Button, Container } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { putAwayDecision, unseenDecisions } from '#web/lib/role-decisions.ts'
import { useSession } from '#web/lib/session/SessionProvider.tsx'
import classes from './RoleDecisions.module.css'

/** Tells a signed-in person what was decided about the staff role that they asked for, until they put it away. */
export function RoleDecisions() {
  const { t } = useTranslation(['landing', 'common'])
  const session = useSession()
  const [, setPutAway] = useState<string | null>(null)
  if (session.status !== 'authenticated') return null
  return unseenDecisions(session.account).map(({ id, role, status, reason }) => {
    const name = t(`common:roles.${role}`)
    return (
      <Container key={id} pt="md" w="100%">
        <section className={classes.root} aria-label={t('roleDecision.label')}>
          <div>
            <strong>{t(`roleDecision.${status}`, { role: name })}</strong>
            {reason && <p>{t('roleDecision.reason', { reason })}</p>}
          </div>
          <div className={classes.actions}>
            <Button component={Link} to="/profile" variant="default">
              {t('roleDecision.toProfile')}
            </Button>
            <Button
              variant="subtle"
              onClick={() => {
                putAwayDecision(id)
                setPutAway(id)
              }}
            >
              {t('roleDecision.putAway')}
            </Button>
          </div>
        </section>
      </Container>
    )
  })
}

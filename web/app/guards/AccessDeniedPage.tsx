import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Role } from '#domain/vocabulary/roles.ts'
import { MessagePage } from '#web/ui/MessagePage.tsx'

/** Shown to a signed-in person who holds none of the roles that a page is for (specification §2). */
export function AccessDeniedPage({ requiredRoles }: { requiredRoles: readonly Role[] }) {
  const { t } = useTranslation()
  return (
    <MessagePage
      title={t('accessDenied.title')}
      message={t('accessDenied.message')}
      actions={
        <Button component={Link} to="/">
          {t('accessDenied.goHome')}
        </Button>
      }
    >
      <p>{t('accessDenied.requiredRoles')}</p>
      <ul>
        {requiredRoles.map((role) => (
          <li key={role}>{t(`roles.${role}`)}</li>
        ))}
      </ul>
    </MessagePage>
  )
}

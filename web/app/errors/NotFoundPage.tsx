import { Button } from '@mantine/core'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { MessagePage } from '#web/ui/MessagePage.tsx'

/** Any path that we do not have (specification §2). It logs the path. */
export function NotFoundPage() {
  const { t } = useTranslation()
  const { pathname, key } = useLocation()
  const navigate = useNavigate()

  useEffect(() => {
    console.info('Page not found:', pathname)
  }, [pathname])

  // The first page of a tab has nothing of ours behind it: then back means home.
  const goBack = () => void (key === 'default' ? navigate('/') : navigate(-1))

  return (
    <MessagePage
      title={t('notFound.title')}
      message={t('notFound.message')}
      actions={
        <>
          <Button component={Link} to="/">
            {t('notFound.goHome')}
          </Button>
          <Button variant="default" onClick={goBack}>
            {t('notFound.goBack')}
          </Button>
        </>
      }
    />
  )
}

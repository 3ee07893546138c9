import { Container } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import classes from './SiteFooter.module.css'

/** The foot of every page, with the notice on what AI output is (specification §1). */
export function SiteFooter() {
  const { t } = useTranslation()
  return (
    <footer className={classes.footer}>
      <Container className={classes.inner}>
        <p>{t('footer.rights')}</p>
        <p>{t('footer.disclaimer')}</p>
      </Container>
    </footer>
  )
}

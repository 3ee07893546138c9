import '@mantine/core/styles/Skeleton.layer.css'
import { Container, Skeleton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import classes from './record.module.css'

/** The shape of a record: name, alerts, facts, actions, what comes, curves. */
export function RecordSkeleton() {
  const { t } = useTranslation('patientRecord')
  return (
    <Container
      component="output"
      className={classes.skeleton}
      size={960}
      py="md"
      aria-busy="true"
      aria-label={t('loading')}
    >
      <Skeleton height={40} width="60%" />
      <Skeleton height={84} radius="md" />
      <Skeleton height={96} />
      <Skeleton height={44} width="80%" />
      <Skeleton height={120} radius="lg" />
      <Skeleton height={220} radius="lg" />
      <Skeleton height={220} radius="lg" />
    </Container>
  )
}

import '@mantine/core/styles/Skeleton.layer.css'
import { Container, Skeleton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import classes from './PlanView.module.css'

/** The shape of a plan: way back, title, overview, tabs, text. */
export function PlanSkeleton() {
  const { t } = useTranslation('nutrition')
  return (
    <Container
      component="output"
      className={classes.skeleton}
      size={860}
      py="md"
      aria-busy="true"
      aria-label={t('plan.loading')}
    >
      <Skeleton height={44} width={190} />
      <Skeleton height={38} width="65%" maw={380} mt="sm" />
      <Skeleton height={18} width={200} mt="xs" mb="lg" />
      <div className={classes.sections}>
        <Skeleton height={150} radius="lg" />
        <Skeleton height={50} />
        <div>
          {[100, 96, 92, 60].map((width) => (
            <Skeleton key={width} height={16} width={`${width}%`} mb="sm" />
          ))}
        </div>
        <Skeleton height={180} radius="lg" />
      </div>
    </Container>
  )
}

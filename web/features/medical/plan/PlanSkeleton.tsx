import '@mantine/core/styles/Skeleton.layer.css'
import { Container, Skeleton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import classes from './MedicalPlanView.module.css'

/** The shape of a plan: ways back, what to do, title, risk and confidence, actions, tabs, text. */
export function PlanSkeleton() {
  const { t } = useTranslation('medicalPlan')
  return (
    <Container
      component="output"
      className={classes.skeleton}
      size={860}
      py="md"
      aria-busy="true"
      aria-label={t('loading')}
    >
      <Skeleton height={44} width={190} />
      <div className={classes.sections}>
        <Skeleton height={120} radius="lg" />
        <Skeleton height={38} width="70%" maw={420} />
        <Skeleton height={64} />
        <Skeleton height={44} width={260} />
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

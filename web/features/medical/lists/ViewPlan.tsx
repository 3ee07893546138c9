import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useFormats } from '#web/i18n/use-formats.ts'

interface Props {
  id: string
  type: string
  createdAt: string
}

/** The way from a row to its plan. */
export function ViewPlan({ id, type, createdAt }: Props) {
  const { t } = useTranslation('medical')
  const formats = useFormats()
  return (
    <Button
      component={Link}
      to={`/medical/plan/${id}`}
      variant="default"
      aria-label={t('lists.viewPlanOf', { type, date: formats.date(createdAt) })}
    >
      {t('viewPlan')}
    </Button>
  )
}

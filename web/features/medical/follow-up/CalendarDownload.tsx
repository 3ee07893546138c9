import { Button } from '@mantine/core'
import { IconCalendarPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { calendarFile } from '#web/features/medical/follow-up/calendar-file.ts'
import type { FollowUpDate } from '#web/features/medical/follow-up/follow-up-dates.ts'
import classes from './FollowUpOfPlan.module.css'

interface Props {
  planId: string
  dates: readonly FollowUpDate[]
}

/** Puts the days to come into the person's own calendar. */
export function CalendarDownload({ planId, dates }: Props) {
  const { t } = useTranslation('medical')
  const download = () => {
    const days = dates.map(({ days: after, day }) => ({
      uid: `${planId}-${after}@afya-mashariki`,
      day,
      summary: t('followUp.calendar.summary'),
      description: t('followUp.calendar.description'),
      url: new URL(`/medical/plan/${planId}`, window.location.origin).href,
    }))
    const url = URL.createObjectURL(new Blob([calendarFile(days, new Date())], { type: 'text/calendar;charset=utf-8' }))
    const link = document.createElement('a')
    link.href = url
    link.download = t('followUp.calendar.fileName')
    link.click()
    URL.revokeObjectURL(url)
  }
  return (
    <div>
      <Button variant="default" leftSection={<IconCalendarPlus size={20} aria-hidden />} onClick={download}>
        {t('followUp.calendar.download')}
      </Button>
      <p className={classes.hint}>{t('followUp.calendar.hint')}</p>
    </div>
  )
}

import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { patientLanguageOf } from '#web/features/chw/dispense/patient-language.ts'
import type { CounselingPageQuery } from '#web/graphql/operations.ts'
import { useFormats } from '#web/i18n/use-formats.ts'
import classes from './dispense.module.css'

type Counseling = NonNullable<NonNullable<CounselingPageQuery['dispensing']>['counseling']>

/** What was stored of what a patient was told. */
export function Counseled({ dispensingId, counseling }: { dispensingId: string; counseling: Counseling }) {
  const { t } = useTranslation(['dispensed', 'dispensing'])
  const formats = useFormats()
  const { at, language, teachBack, note } = counseling
  return (
    <section className={classes.card} aria-label={t('counseling.stored')}>
      <h2 className={classes.name}>{t('counseling.stored')}</h2>
      <p>
        {t('counseling.storedAt', {
          date: formats.moment(at),
          language: t(`patientLanguage.${patientLanguageOf(language)}`),
        })}
      </p>
      <p>{t(teachBack ? 'counseling.saidBack' : 'counseling.notSaidBack')}</p>
      {note !== null && <p className={classes.said}>{note}</p>}
      <div className={classes.actions}>
        <Button component={Link} to={`/chw/dispense-medication/receipt/${dispensingId}`} variant="default">
          {t('counseling.toReceipt')}
        </Button>
        <Button component={Link} to="/chw/dispense-medication">
          {t('dispensing:page.back')}
        </Button>
      </div>
    </section>
  )
}

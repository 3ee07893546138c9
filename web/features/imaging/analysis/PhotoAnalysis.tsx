import { Loader } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { PHOTO_LIMITS } from '#domain/imaging/judge-photo.ts'
import { MeasuredFigures } from '#web/features/imaging/analysis/MeasuredFigures.tsx'
import type { PhotoAnalysisResult, PhotoAnalysisState } from '#web/features/imaging/analysis/use-photo-analysis.ts'
import { useFormats } from '#web/i18n/use-formats.ts'
import { Note } from '#web/ui/Note.tsx'
import classes from './PhotoAnalysis.module.css'

/** How the analysis of a picture stands, and what it found. */
export function PhotoAnalysis({ state }: { state: PhotoAnalysisState }) {
  const isDone = state.status === 'done'
  return (
    <div className={classes.root}>
      {/* Always there, so that a screen reader says what it changes to. */}
      <div role="status" className={classes.status}>
        <Headline state={state} />
      </div>
      {isDone && state.result.kind === 'measured' && <Measured measures={state.result.measures} />}
      {isDone && state.result.kind === 'simulated' && <Simulated result={state.result} />}
    </div>
  )
}

function Headline({ state }: { state: PhotoAnalysisState }) {
  const { t } = useTranslation('photoAnalysis')
  const formats = useFormats()
  if (state.status === 'idle') return null
  if (state.status === 'busy') {
    return (
      <p className={classes.busy}>
        <Loader size="sm" aria-hidden />
        {t('busy')}
      </p>
    )
  }
  if (state.status === 'failed') return <p className={classes.failed}>{t('failed')}</p>
  const { result } = state
  if (result.kind === 'simulated') {
    return (
      <p className={classes.verdict}>
        <span className={classes.simulated}>{t('simulated.label')}</span>
        <strong>{t('simulated.complete', { percent: formats.number(result.confidence * 100, 0) })}</strong>
      </p>
    )
  }
  const { isUsable } = result.measures
  const Icon = isUsable ? IconCircleCheck : IconAlertTriangle
  return (
    <p className={classes.verdict} data-usable={isUsable}>
      <Icon size={24} className={classes.icon} aria-hidden />
      <strong>{t(isUsable ? 'measured.usable' : 'measured.retake')}</strong>
    </p>
  )
}

const SIDES = { long: PHOTO_LIMITS.longSidePx, short: PHOTO_LIMITS.shortSidePx }

type Measures = Extract<PhotoAnalysisResult, { kind: 'measured' }>['measures']

function Measured({ measures }: { measures: Measures }) {
  const { t } = useTranslation('photoAnalysis')
  return (
    <>
      {measures.problems.length > 0 && (
        <ul className={classes.problems} aria-label={t('measured.problems')}>
          {measures.problems.map((problem) => (
            <li key={problem}>
              <strong>{t(`problems.${problem}.name`)}</strong> {t(`problems.${problem}.advice`, SIDES)}
            </li>
          ))}
        </ul>
      )}
      <Note>{t('measured.notTheIllness')}</Note>
      <MeasuredFigures measures={measures} />
    </>
  )
}

function Simulated({ result }: { result: Extract<PhotoAnalysisResult, { kind: 'simulated' }> }) {
  const { t } = useTranslation('photoAnalysis')
  return (
    <>
      <p className={classes.severity}>{t('simulated.severity', { severity: t(`severities.${result.severity}`) })}</p>
      <Note>{t('simulated.note')}</Note>
    </>
  )
}

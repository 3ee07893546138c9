import { useTranslation } from 'react-i18next'
import { PHOTO_LIMITS } from '#domain/imaging/judge-photo.ts'
import type { PhotoMeasures } from '#domain/imaging/measure-photo.ts'
import { WORKING_SIDE_PX } from '#domain/imaging/working-copy.ts'
import { useFormats } from '#web/i18n/use-formats.ts'
import classes from './PhotoAnalysis.module.css'

const WHITE = 255
/** A redness nearer to nought than this is called neither; an eye sees no less (ΔE 2.3, Mahy et al. 1994). */
const NEITHER_WITHIN = 2.3

/** An edge cannot be seen to be narrower than this: it lies within one pixel. */
const NARROWEST_PX = 0.5

const tintOf = (redness: number) => {
  if (Math.abs(redness) < NEITHER_WITHIN) return 'neither'
  return redness > 0 ? 'reddish' : 'greenish'
}

/** Each figure of a picture in plain words, with its unit and what it does not say. */
export function MeasuredFigures({ measures }: { measures: PhotoMeasures }) {
  const { t } = useTranslation('photoAnalysis')
  const { number, percent } = useFormats()
  const { red, green, blue } = measures.meanColour
  const rgb = { red: number(red, 0), green: number(green, 0), blue: number(blue, 0) }
  const edges = () => {
    if (measures.edgeWidthPx === null) return t('figures.edges.none')
    if (measures.edgeWidthPx < NARROWEST_PX) return t('figures.edges.narrow', { width: number(NARROWEST_PX) })
    return t('figures.edges.value', { width: number(measures.edgeWidthPx) })
  }
  const figures = [
    {
      key: 'edges',
      value: edges(),
      hint: t('figures.edges.hint', { side: WORKING_SIDE_PX, limit: number(PHOTO_LIMITS.mostEdgeWidthPx) }),
    },
    {
      key: 'sharpness',
      value: t('figures.sharpness.value', { value: number(measures.sharpness, 2) }),
      hint: t('figures.sharpness.hint'),
    },
    {
      key: 'brightness',
      value: t('figures.brightness.value', { share: percent(measures.meanLuminance / WHITE) }),
      hint: t('figures.brightness.hint'),
    },
    {
      key: 'contrast',
      value: t('figures.contrast.value', { share: percent(measures.contrast / WHITE) }),
      hint: t('figures.contrast.hint'),
    },
    {
      key: 'exposure',
      value: t('figures.exposure.value', {
        dark: percent(measures.underexposedShare),
        bright: percent(measures.overexposedShare),
      }),
      hint: t('figures.exposure.hint'),
    },
    { key: 'colour', value: t('figures.colour.value', rgb), hint: t('figures.colour.hint') },
    {
      key: 'redness',
      value: t(`figures.redness.${tintOf(measures.redness)}`, { value: number(measures.redness) }),
      hint: t('figures.redness.hint'),
    },
    {
      key: 'area',
      value: t('figures.area.value', { share: percent(measures.standingOutShare) }),
      hint: t('figures.area.hint'),
    },
  ] as const
  return (
    <dl className={classes.figures} aria-label={t('figures.label')}>
      {figures.map(({ key, value, hint }) => (
        <div key={key} className={classes.figure}>
          <dt>{t(`figures.${key}.name`)}</dt>
          <dd className={classes.value}>
            {key === 'colour' && (
              <span
                className={classes.swatch}
                style={{ backgroundColor: `rgb(${red} ${green} ${blue})` }}
                aria-hidden
              />
            )}
            {value}
          </dd>
          <dd className={classes.hint}>{hint}</dd>
        </div>
      ))}
    </dl>
  )
}

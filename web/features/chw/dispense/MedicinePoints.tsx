import { useTranslation } from 'react-i18next'
import { COUNSELING_KINDS } from '#domain/clinical/counseling/counseling.ts'
import { LANGUAGE_TAGS } from '#domain/vocabulary/patient-languages.ts'
import { patientLanguageOf } from '#web/features/chw/dispense/patient-language.ts'
import { Tick } from '#web/features/chw/dispense/Tick.tsx'
import type { CounselingPointsQuery } from '#web/graphql/operations.ts'
import { member } from '#web/lib/wire-names.ts'
import classes from './dispense.module.css'
import form from './form.module.css'

interface Props {
  medicine: NonNullable<CounselingPointsQuery['dispensingCounseling']>[number]
  /** Ids of the points that were said. */
  told: readonly string[]
  onChange: (told: readonly string[]) => void
}

/** What to say of one medicine, by what it is about, each with a tick. */
export function MedicinePoints({ medicine, told, onChange }: Props) {
  const { t } = useTranslation('dispensed')
  const { name, dosage, points, itemId } = medicine
  const kinds = COUNSELING_KINDS.map((kind) => ({ kind, of: points.filter((point) => point.kind === member(kind)) }))
  return (
    <section className={classes.card} aria-labelledby={`medicine-${itemId}`}>
      <h2 id={`medicine-${itemId}`} className={classes.name}>
        {name}
      </h2>
      <p className={classes.said}>{dosage}</p>
      {kinds
        .filter(({ of }) => of.length > 0)
        .map(({ kind, of }) => (
          <fieldset key={kind} className={form.points} data-kind={kind}>
            <legend>{t(`counseling.kind.${kind}`)}</legend>
            {of.map(({ id, text, language, reading }) => (
              <Tick
                key={id}
                checked={told.includes(id)}
                onChange={(checked) => onChange(checked ? [...told, id] : told.filter((one) => one !== id))}
              >
                <span lang={LANGUAGE_TAGS[patientLanguageOf(language)]} dir="auto">
                  {text}
                </span>
                {reading !== null && ' '}
                {reading !== null && <span className={form.reading}>{reading}</span>}
              </Tick>
            ))}
          </fieldset>
        ))}
    </section>
  )
}

import { useEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { CASE_LIMITS } from '#domain/clinical/case/case-limits.ts'
import { type AskedForm, isAskedOf } from '#web/features/medical/assessment/asked-form.ts'
import type { AssessmentFormPart } from '#web/features/medical/assessment/assessment-values.ts'
import { DangerNotice } from '#web/features/medical/assessment/DangerNotice.tsx'
import type { Danger } from '#web/features/medical/assessment/dangers-of.ts'
import { OtherSymptoms } from '#web/features/medical/assessment/OtherSymptoms.tsx'
import type { Reading } from '#web/features/medical/assessment/use-recognised.ts'
import { useStableCallback } from '#web/lib/use-stable-callback.ts'
import { MultipleChoiceField } from '#web/ui/MultipleChoiceField.tsx'
import { NumberField } from '#web/ui/NumberField.tsx'
import { OptionGroup } from '#web/ui/OptionGroup.tsx'
import classes from './AssessmentForm.module.css'

interface Props extends AssessmentFormPart {
  asked: AskedForm
  reading: Reading
  dangers: readonly Danger[]
}

const [fewestDays, mostDays] = CASE_LIMITS.illnessDays
const COMPLETE = ['complete'] as const
const NOT_COMPLETE: readonly 'complete'[] = []

/** The checklist of the type, how long it has lasted, and the box for what is not on it. */
export function Symptoms({ form, words, asked, reading, dangers }: Props) {
  const { t } = useTranslation('medicalForm')
  const part = { form, words }
  const { setValues } = form
  const { gender, ageUnit, age, ageMonths, checklistComplete } = form.values
  const shown = useMemo(
    () => asked.symptoms.filter((symptom) => isAskedOf(symptom, { gender, ageUnit, age, ageMonths })),
    [asked.symptoms, gender, ageUnit, age, ageMonths],
  )
  const options = useMemo(
    () =>
      shown.map(({ code, label, danger }) => ({
        value: code,
        label,
        ...(danger && { mark: t('symptoms.danger') }),
      })),
    [shown, t],
  )

  // What was never on the list that somebody went through, they have not said to be absent.
  const goneThrough = useRef(shown)
  useEffect(() => {
    const before = new Set(goneThrough.current.map(({ code }) => code))
    goneThrough.current = shown
    if (checklistComplete && shown.some(({ code }) => !before.has(code))) setValues({ checklistComplete: false })
  }, [shown, checklistComplete, setValues])

  const inText = new Set([...reading.findings, ...form.values.recognised].map(({ code }) => code))
  const ofList = dangers.filter(({ code }) => !inText.has(code))
  const ofText = dangers.filter(({ code }) => inText.has(code))
  return (
    <section className={classes.part} aria-labelledby="current-symptoms">
      <h2 id="current-symptoms" className={classes.heading}>
        {t('symptoms.heading')}
      </h2>
      <MultipleChoiceField {...part} field="symptoms" legend={t('symptoms.legend')} options={options} />
      {ofList.length > 0 && <DangerNotice dangers={ofList} region={form.values.region} announced />}
      <OptionGroup
        legend={t('symptoms.completeLegend')}
        description={t('symptoms.completeHint')}
        choose="any"
        options={useMemo(() => [{ value: COMPLETE[0], label: t('symptoms.complete') }], [t])}
        value={checklistComplete ? COMPLETE : NOT_COMPLETE}
        onChange={useStableCallback((ticked: readonly string[]) => setValues({ checklistComplete: ticked.length > 0 }))}
      />
      <NumberField
        {...part}
        field="illnessDays"
        label={t('symptoms.days')}
        unit={t('symptoms.unitDays')}
        limits={{ min: fewestDays, max: mostDays }}
        step={1}
        optional
      />
      <OtherSymptoms {...part} shown={shown} asked={asked} reading={reading} />
      {ofText.length > 0 && <DangerNotice dangers={ofText} region={form.values.region} announced />}
    </section>
  )
}

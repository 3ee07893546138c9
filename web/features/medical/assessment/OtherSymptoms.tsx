import { Button, Textarea } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { LONGEST_TEXT } from '#domain/clinical/case/case-limits.ts'
import { MEDICAL_HISTORY_CODES, type MedicalHistoryCode } from '#domain/vocabulary/medical/history.ts'
import type { AskedForm, AskedSymptom } from '#web/features/medical/assessment/asked-form.ts'
import type { AssessmentFormPart } from '#web/features/medical/assessment/assessment-values.ts'
import type { Reading } from '#web/features/medical/assessment/use-recognised.ts'
import type { RecognisedFinding } from '#web/lib/clinical-engine/load-clinical-engine.ts'
import { OptionGroup } from '#web/ui/OptionGroup.tsx'
import classes from './OtherSymptoms.module.css'

interface Props extends AssessmentFormPart {
  asked: AskedForm
  /** Of the checklist, what is asked of this person. */
  shown: readonly AskedSymptom[]
  reading: Reading
}

const historyCodeOf = (code: string): MedicalHistoryCode | undefined =>
  MEDICAL_HISTORY_CODES.find((known) => known === code)

/**
 * The box for what is not on the checklist. Its text is read on this device and never sent; what is recognised in it is
 * offered to be ticked, and only what is ticked is sent.
 */
export function OtherSymptoms({ form, words, asked, shown, reading }: Props) {
  const { t } = useTranslation('medicalForm')
  const { values } = form
  const input = form.getInputProps('otherSymptoms')
  const hidden = new Set(asked.symptoms.filter((symptom) => !shown.includes(symptom)).map(({ code }) => code))
  const named = new Map(shown.map((symptom) => [symptom.code, symptom.label]))
  const offered = [
    ...new Map([...values.recognised, ...reading.findings].map((finding) => [finding.code, finding])).values(),
  ]
    .filter(({ code }) => !hidden.has(code))
    // As the checklist words it: it is the same tick.
    .map((finding) => ({ ...finding, label: named.get(finding.code) ?? finding.label }))
  const isTicked = ({ code }: RecognisedFinding) =>
    values.symptoms.includes(code) || values.medicalHistory.some((known) => known === code)

  const tick = (finding: RecognisedFinding) => {
    const { code } = finding
    const known = historyCodeOf(code)
    if (known !== undefined) {
      form.setValues({ medicalHistory: [...values.medicalHistory, known] })
      return
    }
    const isOnList = asked.symptoms.some((symptom) => symptom.code === code)
    form.setValues({
      symptoms: [...values.symptoms, code],
      ...(!isOnList && { recognised: [...values.recognised, finding] }),
    })
  }
  const untick = ({ code }: RecognisedFinding) =>
    form.setValues({
      symptoms: values.symptoms.filter((ticked) => ticked !== code),
      medicalHistory: values.medicalHistory.filter((known) => known !== code),
      recognised: values.recognised.filter((finding) => finding.code !== code),
    })
  const onTicks = (codes: readonly string[]) => {
    const changed = offered.find((finding) => codes.includes(finding.code) !== isTicked(finding))
    if (!changed) return
    if (isTicked(changed)) untick(changed)
    else tick(changed)
  }

  return (
    <div className={classes.root}>
      <Textarea
        {...input}
        label={`${t('other.label')} (${words.optional})`}
        description={t('other.hint')}
        rows={3}
        maxLength={LONGEST_TEXT}
        autoComplete="off"
        onFocus={reading.begin}
      />
      <output className={classes.said}>
        <Said reading={reading} isEmpty={values.otherSymptoms.trim() === ''} />
      </output>
      {reading.status === 'failed' && (
        <Button variant="default" className={classes.again} onClick={reading.tryAgain}>
          {t('other.tryAgain')}
        </Button>
      )}
      {offered.length > 0 && (
        <OptionGroup
          legend={t('other.offered')}
          description={t('other.offeredHint')}
          choose="any"
          options={offered.map(({ code, label, danger }) => ({
            value: code,
            label,
            ...(danger && { mark: t('symptoms.danger') }),
          }))}
          value={offered.filter(isTicked).map(({ code }) => code)}
          onChange={onTicks}
        />
      )}
    </div>
  )
}

/** How far the text was read: said politely, for it comes while somebody types. */
function Said({ reading, isEmpty }: { reading: Reading; isEmpty: boolean }) {
  const { t } = useTranslation('medicalForm')
  const { status, findings, notUnderstood, isWhole, isReviewed } = reading
  if (status === 'loading') return t('other.loading')
  if (status === 'failed') return t('other.failed')
  if (status === 'idle' || isEmpty) return null
  return (
    <>
      <p>
        {findings.length === 0
          ? t('other.nothing')
          : t('other.found', { count: findings.length, names: findings.map(({ label }) => label).join(' · ') })}
      </p>
      {notUnderstood.length > 0 && <p>{t('other.notUnderstood', { words: notUnderstood.join(' · ') })}</p>}
      {!isWhole && <p>{t('other.tooLong')}</p>}
      {!isReviewed && <p>{t('other.draftWords')}</p>}
    </>
  )
}

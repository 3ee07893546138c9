import '@mantine/core/styles/Input.layer.css'
import { gql, type TypedDocumentNode } from '@apollo/client'
import { useMutation, useQuery } from '@apollo/client/react'
import { Button, Textarea } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TEACH_BACK_QUESTION } from '#domain/clinical/counseling/teach-back.ts'
import { CounselingInput, LONGEST_PRESCRIPTION_NOTE } from '#domain/input/dispensing.ts'
import { LANGUAGE_TAGS, PATIENT_LANGUAGES, type PatientLanguage } from '#domain/vocabulary/patient-languages.ts'
import { MedicinePoints } from '#web/features/chw/dispense/MedicinePoints.tsx'
import { NoDispensing } from '#web/features/chw/dispense/NoDispensing.tsx'
import { SCREEN_LANGUAGE } from '#web/features/chw/dispense/patient-language.ts'
import { Tick } from '#web/features/chw/dispense/Tick.tsx'
import { useDispensingToasts } from '#web/features/chw/dispense/use-dispensing-toasts.ts'
import type {
  CounselingPointsQuery,
  CounselingPointsQueryVariables,
  RecordCounselingMutation,
  RecordCounselingMutationVariables,
} from '#web/graphql/operations.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useLocalizedField } from '#web/i18n/use-localized-field.ts'
import { checkValues } from '#web/lib/check-values.ts'
import { showToast } from '#web/lib/toast.ts'
import { useRepeatableId } from '#web/lib/use-repeatable-id.ts'
import { member, wireLanguage } from '#web/lib/wire-names.ts'
import { ChoiceRow } from '#web/ui/ChoiceRow.tsx'
import { Note } from '#web/ui/Note.tsx'
import classes from './dispense.module.css'
import form from './form.module.css'

const COUNSELING_POINTS: TypedDocumentNode<CounselingPointsQuery, CounselingPointsQueryVariables> = gql`
  query CounselingPoints($id: ID!, $language: PatientLanguage!, $readIn: Language!) {
    dispensingCounseling(dispensingId: $id, language: $language, readIn: $readIn) {
      itemId
      name
      dosage
      points {
        id
        kind
        text
        language
        reading
      }
    }
  }
`

const RECORD_COUNSELING: TypedDocumentNode<RecordCounselingMutation, RecordCounselingMutationVariables> = gql`
  mutation RecordCounseling($id: ID!, $input: CounselingInput!) {
    recordCounseling(id: $id, input: $input) {
      ... on Dispensing {
        id
        counseling {
          id
          at
          language
          teachBack
          note
        }
      }
      ... on InvalidInput {
        message
        field
      }
      ... on NotFound {
        message
      }
    }
  }
`

/** Those whose words stand in the product's own texts as well. */
const PRODUCT_LANGUAGES: readonly PatientLanguage[] = Object.values(SCREEN_LANGUAGE)

interface Props {
  dispensingId: string
  preferredLanguage: PatientLanguage
  onChanged: () => void
}

/** The points of each medicine, ticked as they are said, and whether the patient could say it back. */
export function CounselingForm({ dispensingId, preferredLanguage, onChanged }: Props) {
  const { t } = useTranslation(['dispensed', 'dispensing'])
  const localized = useLocalizedField()
  const toasts = useDispensingToasts(t('dispensing:toasts.failed'))
  const idFor = useRepeatableId()
  const onScreen = useLanguage()
  const [language, setLanguage] = useState(preferredLanguage)
  const [told, setTold] = useState<Readonly<Record<string, readonly string[]>>>({})
  const [teachBack, setTeachBack] = useState(false)
  const [note, setNote] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [record, sending] = useMutation(RECORD_COUNSELING)
  const {
    data,
    previousData,
    loading,
    error: failure,
    refetch,
  } = useQuery(COUNSELING_POINTS, {
    variables: { id: dispensingId, language: member(language), readIn: wireLanguage(onScreen) },
    errorPolicy: 'all',
    notifyOnNetworkStatusChange: true,
  })
  // While the words of the other language are on their way, these stay.
  const medicines = (data ?? (loading ? previousData : undefined))?.dispensingCounseling

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const input = {
      dispensingId,
      language,
      told: Object.entries(told).flatMap(([itemId, points]) => (points.length > 0 ? [{ itemId, points }] : [])),
      teachBack,
      note,
    }
    const checked = checkValues(CounselingInput, input)
    if ('errors' in checked) return setError(Object.values(checked.errors)[0] ?? '')
    const sent = { ...checked.data, language: member(language) }
    try {
      const { data: answer } = await record({ variables: { id: idFor(sent), input: sent } })
      const result = answer?.recordCounseling
      if (result?.__typename === 'Dispensing') return showToast({ tone: 'success', title: t('counseling.saved') })
      toasts.refused(result?.message ?? '')
      onChanged()
    } catch (thrown) {
      toasts.failed(thrown)
    }
  }

  return (
    <form noValidate className={form.form} onSubmit={(event) => void submit(event)}>
      <ChoiceRow
        legend={t('counseling.language')}
        options={PATIENT_LANGUAGES.map((value) => ({ value, label: t(`patientLanguage.${value}`) }))}
        value={language}
        onChange={setLanguage}
      />
      {!PRODUCT_LANGUAGES.includes(language) && (
        <p className={classes.warning} role="note">
          {t('counseling.otherLanguage', {
            spoken: t(`patientLanguage.${language}`),
            read: t(`patientLanguage.${SCREEN_LANGUAGE[onScreen]}`),
          })}
        </p>
      )}
      <Note>{t('counseling.draft')}</Note>
      {medicines ? (
        <>
          {medicines.length === 0 && <p>{t('counseling.allReturned')}</p>}
          {medicines.map((medicine) => (
            <MedicinePoints
              key={medicine.itemId}
              medicine={medicine}
              told={told[medicine.itemId] ?? []}
              onChange={(points) => {
                setTold({ ...told, [medicine.itemId]: points })
                setError(null)
              }}
            />
          ))}
          {medicines.length > 0 && (
            <>
              <fieldset className={form.line}>
                <legend>{t('counseling.teachBack')}</legend>
                <p>{t('counseling.ask')}</p>
                <p lang={LANGUAGE_TAGS[language]} dir="auto">
                  “{TEACH_BACK_QUESTION[language]}”
                </p>
                <Tick checked={teachBack} onChange={setTeachBack}>
                  {t('counseling.couldSay')}
                </Tick>
              </fieldset>
              <Textarea
                label={t('counseling.note')}
                rows={2}
                maxLength={LONGEST_PRESCRIPTION_NOTE}
                value={note}
                onChange={(event) => setNote(event.currentTarget.value)}
              />
              {error !== null && (
                <p role="alert" className={form.short}>
                  {localized({ error }).error}
                </p>
              )}
              <div className={classes.actions}>
                <Button type="submit" loading={sending.loading}>
                  {t('counseling.save')}
                </Button>
              </div>
            </>
          )}
        </>
      ) : (
        <NoDispensing loading={loading} failed={failure !== undefined} onRetry={() => void refetch()} />
      )}
    </form>
  )
}

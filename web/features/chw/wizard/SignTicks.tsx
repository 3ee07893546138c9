import { useMemo } from 'react'
import { VISIT_SIGNS, type VisitSign } from '#domain/vocabulary/visit-signs.ts'
import type { WizardFormPart } from '#web/features/chw/wizard/wizard-values.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { MultipleChoiceField } from '#web/ui/MultipleChoiceField.tsx'

interface Props extends WizardFormPart {
  signs: readonly VisitSign[]
  legend: string
  description: string
}

/** Signs to tick, in the words of a health worker. */
export function SignTicks({ form, words, signs, legend, description }: Props) {
  const language = useLanguage()
  const names = signs.join(' ')
  const options = useMemo(
    () =>
      (names === '' ? [] : (names.split(' ') as VisitSign[])).map((value) => ({
        value,
        label: VISIT_SIGNS[value][language],
      })),
    [names, language],
  )
  if (options.length === 0) return null
  return (
    <MultipleChoiceField
      form={form}
      words={words}
      field="symptoms"
      legend={legend}
      description={description}
      options={options}
    />
  )
}

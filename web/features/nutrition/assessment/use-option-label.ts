import { useTranslation } from 'react-i18next'
import { memberName } from '#domain/vocabulary/member-name.ts'
import type nutrition from '#web/i18n/catalogues/en/nutrition.json'

type Options = (typeof nutrition)['options']

/** The label of an option of the form, such as `HIV/AIDS` of `healthCondition`, in the language on the screen. */
export function useOptionLabel(): (list: keyof Options, value: string) => string {
  const { t } = useTranslation('nutrition')
  return (list, value) => {
    const labels: Record<string, string> = t(`options.${list}`, { returnObjects: true })
    const label = labels[memberName(value)]
    if (label === undefined) throw new Error(`The option ${value} of ${list} has no label`)
    return label
  }
}

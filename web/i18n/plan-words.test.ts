import { describe, expect, it } from 'vitest'
import { UI_LANGUAGES } from '#domain/vocabulary/languages.ts'
import { PLAN_WORDS } from '#domain/vocabulary/medical/plan-words.ts'

const catalogues = import.meta.glob<object>('./catalogues/*/{medicalPlan,common}.json', {
  import: 'default',
  eager: true,
})

describe('the words of a medical plan on paper', () => {
  it.each(UI_LANGUAGES)('are those of its page (%s)', (language) => {
    const page = {
      ...catalogues[`./catalogues/${language}/common.json`],
      ...catalogues[`./catalogues/${language}/medicalPlan.json`],
    }
    expect(page).toMatchObject(PLAN_WORDS[language])
  })
})

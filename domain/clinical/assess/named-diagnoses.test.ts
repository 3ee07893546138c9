import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { assess } from '#domain/clinical/assess/assess.ts'
import type { ClinicalCase } from '#domain/clinical/case/clinical-case.ts'
import { explainAssessment } from '#domain/clinical/explain/explain-assessment.ts'
import { CONDITIONS } from '#domain/clinical/knowledge/conditions/all-conditions.ts'
import { TRIAGE_RANK } from '#domain/clinical/knowledge/conditions/condition.ts'
import { ALL_PACKS } from '#domain/clinical/knowledge/text/all-packs.ts'
import { CONDITIONS_EN } from '#domain/clinical/knowledge/text/en/all-conditions.ts'
import { ENGLISH_ANSWER } from '#domain/clinical/knowledge/text/en/answer-words.ts'
import { DIAGNOSES_EN } from '#domain/clinical/knowledge/text/en/diagnoses.ts'
import { CONDITIONS_SW } from '#domain/clinical/knowledge/text/sw/all-conditions.ts'
import { SWAHILI_ANSWER } from '#domain/clinical/knowledge/text/sw/answer-words.ts'
import { DIAGNOSES_SW } from '#domain/clinical/knowledge/text/sw/diagnoses.ts'
import { anyLanguageReader } from '#domain/clinical/language/read-any-language.ts'

const read = anyLanguageReader(ALL_PACKS)
const assessed = (text: string, person: ClinicalCase = {}, language = 'en') =>
  assess({ ...person, text }, read(text, { language }))

describe('An illness that a text names', () => {
  it('sets its level and says so, in English and Swahili', () => {
    const assessment = assessed('Referred by the dispensary: appendicitis')
    expect(assessment.triage.level).toBe('critical')
    expect(assessment.triage.reasons[0]).toEqual({ kind: 'named', level: 'critical', conditions: ['appendicitis'] })
    expect(assessment.differential[0]?.id).toBe('appendicitis')
    expect(assessment.abstained).toBe(false)
    expect(explainAssessment(assessment, ENGLISH_ANSWER).reasons[0]).toMatchObject({
      text: 'What was told names a serious illness: Appendicitis.',
      kindText: 'Serious illness that was named',
    })
    expect(explainAssessment(assessment, SWAHILI_ANSWER).reasons[0]?.text).toMatch(/^Maelezo yanataja ugonjwa mkali: /)
  })

  it('is seen the same day where it is only possible', () => {
    expect(assessed('possible appendicitis').triage.reasons[0]).toEqual({
      kind: 'named',
      level: 'high',
      conditions: ['appendicitis'],
    })
  })

  it('is more pressing with the signs that make it so', () => {
    expect(assessed('Cellulitis of the leg').triage.level).toBe('high')
    expect(assessed('Cellulitis of the leg, confused since noon').triage.level).toBe('critical')
  })

  it.each([
    ['denied', 'Runny nose for a day. No appendicitis.', {}],
    ['of another', 'I have a runny nose. My sister was admitted with appendicitis.', {}],
    ['past', 'Runny nose for a day. Past medical history: appendicitis.', {}],
    ['not possible in the patient', 'Runny nose. Ectopic pregnancy.', { sex: 'male', ageMonths: 400 }],
  ] as const)('says nothing where it is %s', (_, text, person) => {
    const { triage, differential } = assessed(text, person)
    expect(triage.reasons.map(({ kind }) => kind)).not.toContain('named')
    expect(differential[0]?.id).toBe('common_cold')
  })

  it('never lowers the level, whatever else is told', () => {
    const names = Object.values(DIAGNOSES_EN).flatMap(([first = '']) => (/[(|{]/.test(first) ? [] : [first]))
    const told = fc.constantFrom(
      'Severe headache and stiff neck with fever.',
      'Chest pain that crushes, sweating.',
      'Vomiting everything since morning, very weak.',
      'Runny nose and sneezing.',
      'Itching between the fingers at night.',
      'Fever for three days, chills.',
    )
    fc.assert(
      fc.property(told, fc.constantFrom(...names), fc.constantFrom('', 'possible '), (text, name, doubt) => {
        const rankOf = (one: string) => TRIAGE_RANK[assessed(one).triage.level]
        expect(rankOf(`${text} Told by a nurse: ${doubt}${name}.`)).toBeGreaterThanOrEqual(rankOf(text))
      }),
      { numRuns: 100 },
    )
  })
})

/** Named at every visit by those who have had it for long, or seen on a scan before it does harm. */
const NOT_BY_NAME = ['acute_leukaemia', 'aplastic_anaemia', 'placenta_praevia']
/** The short list of their Swahili names has none that is told of a patient alone. */
const NOT_IN_SWAHILI = [...NOT_BY_NAME, 'adrenal_insufficiency', 'burn_major', 'cholera', 'ischaemic_stroke']

describe.each([
  ['en', CONDITIONS_EN, DIAGNOSES_EN, NOT_BY_NAME],
  ['sw', CONDITIONS_SW, DIAGNOSES_SW, NOT_IN_SWAHILI],
] as const)('Names of illnesses in %s', (language, texts, diagnoses, not) => {
  it('are of illnesses that cannot wait', () => {
    const waiting = Object.keys(diagnoses).filter(
      (id) => TRIAGE_RANK[CONDITIONS[id as keyof typeof CONDITIONS].triage] < TRIAGE_RANK.high,
    )
    expect(waiting).toEqual([])
  })

  it('tell of each emergency, by its name or by one of the others', () => {
    const emergencies = Object.entries(CONDITIONS).filter(([, { triage }]) => triage === 'critical')
    const unheard = emergencies.flatMap(([id]) => {
      const { name, aliases } = texts[id as keyof typeof texts]
      const isHeard = [name.replace(/\s*\(.*\)/, ''), ...aliases].some(
        (one) => TRIAGE_RANK[assessed(one, {}, language).triage.level] >= TRIAGE_RANK.high,
      )
      return isHeard ? [] : [id]
    })
    expect(unheard.filter((id) => !(not as readonly string[]).includes(id))).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import { loadClinicalEngine } from '#web/lib/clinical-engine/load-clinical-engine.ts'

const english = await loadClinicalEngine('en')
const swahili = await loadClinicalEngine('sw')
const dangersIn = (text: string, engine = english) => engine.findDangers({ text }, engine.read(text))

describe('Dangers of a case so far', () => {
  it('name an illness that was told, as an emergency where it is one', () => {
    const { dangers, isEmergency } = dangersIn('The dispensary says it is appendicitis')
    expect(dangers).toEqual([{ kind: 'illness', key: 'illness:appendicitis', label: 'Appendicitis' }])
    expect(isEmergency).toBe(true)
    expect(dangersIn('possible appendicitis').isEmergency).toBe(false)
  })

  it('name it in the language of the engine', () => {
    const [danger] = dangersIn('Daktari alisema mimba iko nje ya kizazi', swahili).dangers
    expect(danger).toMatchObject({ kind: 'illness', key: 'illness:ectopic_pregnancy' })
    expect(danger?.label).not.toMatch(/_/)
  })

  it('are none where it is denied, or of somebody else', () => {
    expect(dangersIn('I have a runny nose. No appendicitis.').dangers).toEqual([])
    expect(dangersIn('I have a runny nose. My sister was admitted with appendicitis.').dangers).toEqual([])
  })

  it('are danger signs and rules too, each once', () => {
    const { dangers } = dangersIn('He cannot speak and his face droops since an hour')
    expect(dangers.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['sign', 'rule']))
    expect(new Set(dangers.map(({ key }) => key)).size).toBe(dangers.length)
  })
})

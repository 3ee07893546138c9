import { describe, expect, it } from 'vitest'
import { assess } from '#domain/clinical/assess/assess.ts'
import type { ClinicalCase } from '#domain/clinical/case/clinical-case.ts'
import { actionsOfState } from '#domain/clinical/planning/actions-of-state.ts'

const of = (...ids: string[]) => new Set(ids)
const planned = (clinicalCase: ClinicalCase) => assess(clinicalCase).plan.immediateActions
const present = (...ids: string[]) => ids.map((id) => ({ id, status: 'present' as const }))

describe('The actions that a state asks for by itself', () => {
  it('lay somebody unconscious on the side and give nothing to drink', () => {
    const actions = planned({
      ageMonths: 24,
      findings: present('diarrhoea', 'vomiting', 'watery_diarrhoea', 'unconscious'),
    })
    expect(actions).toContain('open_airway_recovery_position')
    expect(actions).toContain('nothing_by_mouth')
    expect(actions).not.toContain('oral_rehydration')
    expect(actions).not.toContain('drink_often')
  })

  it('come from what was measured too, at the threshold and not above it', () => {
    expect(actionsOfState(of(), { glasgowComaScale: 8 })).toContain('open_airway_recovery_position')
    expect(actionsOfState(of(), { glasgowComaScale: 9 })).toEqual([])
    expect(actionsOfState(of(), { consciousness: 'pain' })).toContain('nothing_by_mouth')
    expect(actionsOfState(of(), { consciousness: 'voice' })).toEqual([])
    expect(actionsOfState(of(), { oxygenSaturationPercent: 89 })).toEqual(['give_oxygen'])
    expect(actionsOfState(of(), { oxygenSaturationPercent: 90 })).toEqual([])
    expect(actionsOfState(of(), { glucoseMmolPerL: 3.8 })).toContain('give_sugar')
    expect(actionsOfState(of(), { glucoseMmolPerL: 3.9 })).toEqual([])
  })

  it('stand in the plan also where nothing is known of the cause', () => {
    const assessment = assess({ findings: present('suicidal_thoughts') })
    expect(assessment.plan.immediateActions).toEqual(
      expect.arrayContaining(['stay_with_person', 'remove_means_of_harm']),
    )
    expect(planned({ ageMonths: 200, findings: present('snake_bite') })).toContain('snakebite_first_aid')
    expect(planned({ ageMonths: 60, findings: present('dog_bite') })).toContain('wash_bite')
  })

  it('are not asked for where the sign is absent', () => {
    const absent = planned({
      ageMonths: 24,
      findings: [...present('diarrhoea', 'vomiting', 'watery_diarrhoea'), { id: 'unconscious', status: 'absent' }],
    })
    expect(absent).toContain('oral_rehydration')
    expect(absent).not.toContain('open_airway_recovery_position')
  })
})

import { describe, expect, it } from 'vitest'
import { CONDITIONS } from '#domain/clinical/knowledge/conditions/all-conditions.ts'
import type { Condition } from '#domain/clinical/knowledge/conditions/condition.ts'
import { immediateActions, meantFor } from '#domain/clinical/planning/immediate-actions.ts'

describe('Immediate actions', () => {
  it('put what cannot wait before the call, and what saves life on the spot before the way', () => {
    const choking = immediateActions('critical', CONDITIONS.foreign_body_airway.plan.now)
    expect(choking.slice(0, 4)).toEqual([
      'choking_first_aid',
      'call_emergency',
      'cpr_if_not_breathing',
      'go_to_hospital_now',
    ])
    const shock = immediateActions('critical', CONDITIONS.electric_injury.plan.now)
    expect(shock.slice(0, 3)).toEqual(['turn_off_power', 'call_emergency', 'cpr_if_not_breathing'])
    const bite = immediateActions('high', CONDITIONS.animal_bite_rabies_exposure.plan.now)
    expect(bite.slice(0, 2)).toEqual(['wash_bite', 'go_to_facility_today'])
  })

  it('name one place to go to, the most pressing of all that are asked for', () => {
    expect(immediateActions('critical', ['care_at_home', 'see_clinician_soon', 'rest'])).toEqual([
      'call_emergency',
      'go_to_hospital_now',
      'tell_facility_before',
      'rest',
    ])
    expect(immediateActions('low', ['go_to_facility_today', 'care_at_home'])).toEqual(['go_to_facility_today'])
  })

  it('ask for nothing to drink where nothing may be taken by mouth', () => {
    expect(immediateActions('critical', ['drink_often', 'oral_rehydration', 'nothing_by_mouth'])).not.toContain(
      'drink_often',
    )
    expect(immediateActions('low', ['drink_often'])).toContain('drink_often')
  })

  it('of every condition name exactly one place to be treated at its own level', () => {
    const ways = ['care_at_home', 'see_clinician_soon', 'go_to_facility_today', 'go_to_hospital_now'] as const
    for (const [id, { triage, plan }] of Object.entries<Condition>(CONDITIONS)) {
      const actions = immediateActions(triage, plan.now)
      expect(
        ways.filter((way) => actions.includes(way)),
        id,
      ).toHaveLength(1)
    }
  })

  it('are those that the person can be told of; where age and sex are not known, all', () => {
    const actions = ['pregnancy_test', 'zinc_for_child', 'rest'] as const
    expect(meantFor(actions, { ageMonths: 400, sex: 'male' })).toEqual(['rest'])
    expect(meantFor(actions, { ageMonths: 300, sex: 'female' })).toEqual(['pregnancy_test', 'rest'])
    expect(meantFor(actions, { ageMonths: 59, sex: 'male' })).toEqual(['zinc_for_child', 'rest'])
    expect(meantFor(actions, { ageMonths: 60, sex: 'male' })).toEqual(['rest'])
    expect(meantFor(actions, {})).toEqual(actions)
  })
})

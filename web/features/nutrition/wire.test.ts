import { buildSchema, isEnumType } from 'graphql'
import { describe, expect, it } from 'vitest'
import { memberName } from '#domain/vocabulary/member-name.ts'
import {
  ACTIVITY_LEVELS,
  ALLERGENS,
  DIETARY_RESTRICTIONS,
  GENDERS,
  HEALTH_CONDITIONS,
  NUTRITION_SYMPTOMS,
} from '#domain/vocabulary/nutrition.ts'
import { wireAssessment } from '#web/features/nutrition/wire.ts'
import { wireLanguage } from '#web/lib/wire-names.ts'
import schemaText from '../../../schema.graphql?raw'

const membersOf = (name: string) => {
  const type = buildSchema(schemaText).getType(name)
  return isEnumType(type) ? type.getValues().map((value) => value.name) : []
}

describe('wireAssessment', () => {
  it('names every option as the schema does', () => {
    const wire = wireAssessment({
      age: 30,
      gender: 'other',
      weightKg: 60,
      heightCm: 165,
      activityLevel: 'very_active',
      region: 'South Sudan',
      healthConditions: [...HEALTH_CONDITIONS],
      dietaryRestrictions: [...DIETARY_RESTRICTIONS],
      currentSymptoms: [...NUTRITION_SYMPTOMS],
      foodAllergies: [...ALLERGENS],
    })
    expect([...(wire.healthConditions ?? [])].toSorted()).toEqual(membersOf('HealthCondition').toSorted())
    expect([...(wire.dietaryRestrictions ?? [])].toSorted()).toEqual(membersOf('DietaryRestriction').toSorted())
    expect([...(wire.currentSymptoms ?? [])].toSorted()).toEqual(membersOf('NutritionSymptom').toSorted())
    expect([...(wire.foodAllergies ?? [])].toSorted()).toEqual(membersOf('Allergen').toSorted())
    expect(GENDERS.map(memberName).toSorted()).toEqual(membersOf('Gender').toSorted())
    expect(ACTIVITY_LEVELS.map(memberName).toSorted()).toEqual(membersOf('ActivityLevel').toSorted())
    expect(wire).toMatchObject({ gender: 'OTHER', activityLevel: 'VERY_ACTIVE', region: 'SOUTH_SUDAN' })
    expect(wireLanguage('sw')).toBe('SW')
  })
})

import { describe, expect, it } from 'vitest'
import { isSameMedicine } from '#domain/medicines/same-medicine.ts'

describe('Two entries of medicines', () => {
  it.each([
    ['Artemether and lumefantrine', '20/120 mg', 'Artemether/Lumefantrine', '20 mg/120 mg'],
    ['Artemether and lumefantrine', '20/120 mg', 'Lumefantrine + Artemether', '20mg + 120mg'],
    ['Amoxicillin', '250 mg', 'amoxicillin', '250mg'],
    [
      'Rifampicin, isoniazid, pyrazinamide and ethambutol',
      '150 mg',
      'Rifampicin/Isoniazid/Pyrazinamide/Ethambutol',
      '150 mg',
    ],
  ])('are the same: %s %s and %s %s', (genericName, strength, otherName, otherStrength) => {
    expect(isSameMedicine({ genericName, strength }, { genericName: otherName, strength: otherStrength })).toBe(true)
  })

  it.each([
    ['Amoxicillin', '250 mg', 'Amoxicillin', '500 mg'],
    ['Amoxicillin', '250 mg', 'Amoxicillin', '250 mg/5 ml'],
    ['Amoxicillin', '250 mg', 'Amoxicillin and clavulanic acid', '250 mg'],
    ['Amoxicillin', '25 mg', 'Amoxicillin', '2.5 mg'],
    ['Quinine', '300 mg', 'Quinidine', '300 mg'],
  ])('are not: %s %s and %s %s', (genericName, strength, otherName, otherStrength) => {
    expect(isSameMedicine({ genericName, strength }, { genericName: otherName, strength: otherStrength })).toBe(false)
  })
})

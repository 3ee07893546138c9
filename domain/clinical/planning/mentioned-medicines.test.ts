import { describe, expect, it } from 'vitest'
import { checkRegimen } from '#domain/clinical/planning/check-regimen.ts'
import { mentionedMedicines } from '#domain/clinical/planning/mentioned-medicines.ts'
import { MEDICINE_KNOWLEDGE, patient } from '#domain/clinical/planning/test-case.ts'

const mentioned = (text: string) => mentionedMedicines(text, MEDICINE_KNOWLEDGE)

describe('Medicines in a text', () => {
  it.each([
    ['I take warfarin and my knee hurts.', ['warfarin']],
    ['Nimetumia Panadol na Septrin tangu jana', ['panadol', 'septrin']],
    ['She is on ARVs. She has a cough.', ['arvs']],
    ['He has insulin (Mixtard) at home', ['insulin', 'mixtard']],
    ['I am not taking warfarin', []],
    ['Hatumii Coartem', []],
    ['I have not got better with Brufen and cannot stop warfarin', ['brufen', 'warfarin']],
    ['MTB detected, rifampicin resistance not detected', []],
    ['The art of the act; an implant in the arm; iron in the eye', []],
    ['', []],
  ])('are those that are named as taken: %s', (text, expected) => {
    expect(mentioned(text).medicines).toEqual(expected)
  })

  it.each([
    ['Allergic to penicillin, takes Panadol no more', ['penicillin', 'panadol']],
    ['My child has a sulfa allergy. He was given Panadol.', ['sulfa']],
    ['Ana mzio wa Augmentin', ['augmentin']],
    ['No allergy to penicillin', []],
    ['She is not allergic to penicillin', []],
    ['Last year he had face swelling, wheeze and collapse minutes after amoxicillin', ['amoxicillin']],
    ['My lips swelled badly on enalapril', ['enalapril']],
    ['He got a rash from Septrin', ['septrin']],
    ['She reacted to penicillin as a child', ['penicillin']],
    ['Her throat closed after an injection of penicillin', ['penicillin']],
    ['Minutes after the pink amoxicillin syrup his face and tongue swelled', ['amoxicillin']],
    ['Every time I took Flagyl dark patches came, they burned and blistered', ['flagyl']],
    ['Last year a ceftriaxone injection made my lips swell', ['ceftriaxone']],
    ['After Panadol the swelling went down', []],
    ['I took Panadol for the rash', []],
    ['I gave him Panadol for the swelling', []],
    ['The ankle is swollen after a fall, I took Brufen', []],
    ['Two hours after the fall I took Panadol and my face is swollen', []],
    ['Alivimba uso baada ya kumeza amoxicillin', ['amoxicillin']],
    ['Mguu umevimba baada ya kuanguka, nimepewa Brufen', []],
    ['Blisters on the hand, he was given Panadol', []],
    ['Swollen glands, on amoxicillin for three days', []],
    ['She took Augmentin last year without any rash', []],
    ['After amoxicillin there was no rash', []],
    ['The wheeze got better after salbutamol', []],
    ['Wheezing, I gave him salbutamol', []],
    ['No rash after amoxicillin', []],
    ['A rash for 3 days; I take Panadol', []],
  ])('are those that are named as not tolerated: %s', (text, expected) => {
    expect(mentioned(text).allergies).toEqual(expected)
  })

  it('count in the check of a plan', () => {
    const check = (regimen: string, text: string) =>
      checkRegimen(regimen, MEDICINE_KNOWLEDGE, { ...patient({ years: 50, kg: 70 }), text })
    expect(check('ibuprofen_adult', 'I take warfarin')?.safe).toBe(false)
    expect(check('ibuprofen_adult', 'My back hurts')?.safe).toBe(true)
    expect(check('amoxicillin_pneumonia_adult', 'I am allergic to penicillin')?.safe).toBe(false)
    expect(check('amoxicillin_pneumonia_adult', 'I collapsed after amoxicillin once')?.safe).toBe(false)
    expect(check('rhze_tb_intensive', 'I take the combined pill')?.safe).toBe(true)
  })
})

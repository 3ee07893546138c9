import { type Finding, history, sign, symptom } from '#domain/clinical/knowledge/findings/finding.ts'

export const BITES_FINDINGS = {
  snake_bite: symptom(0.0001, { redFlag: true }),
  swelling_after_bite: sign(0.0003),
  drooping_eyelids_after_bite: sign(0.0001, { redFlag: true }),
  animal_bite: symptom(0.0006, { redFlag: true }),
  dog_bite: symptom(0.0005, { isA: ['animal_bite'], redFlag: true }),
  bat_exposure: history(0.0003, { redFlag: true }),
  human_bite: symptom(0.0001, { redFlag: true }),
  scorpion_sting: symptom(0.0001, { redFlag: true }),
  spider_bite: symptom(0.0001, { redFlag: true }),
  bee_sting: symptom(0.0005),
  multiple_bee_stings: symptom(0.0002, { isA: ['bee_sting'], redFlag: true }),
  insect_bite: symptom(0.008),
  hydrophobia: sign(0.00005, { redFlag: true }),
  aerophobia: sign(0.00005, { redFlag: true }),
  allergen_exposure: history(0.004),
} as const satisfies Record<string, Finding>

import { type Finding, history, sign, symptom } from '#domain/clinical/knowledge/findings/finding.ts'

export const POISONING_FINDINGS = {
  harmless_swallowed: symptom(0.0005),
  poison_swallowed: symptom(0.0004, { redFlag: true }),
  pesticide_exposure: symptom(0.0002, { isA: ['poison_swallowed'], redFlag: true }),
  kerosene_swallowed: symptom(0.0001, { isA: ['poison_swallowed'], redFlag: true }),
  caustic_swallowed: symptom(0.00005, { isA: ['poison_swallowed'], redFlag: true }),
  overdose: symptom(0.0002, { isA: ['poison_swallowed'], redFlag: true }),
  opioid_use: history(0.002, { of: { fromMonths: 120 } }),
  methanol_or_illicit_brew: history(0.0006),
  carbon_monoxide_exposure: history(0.0004, { redFlag: true }),
  poisonous_mushroom_or_plant: history(0.0002, { redFlag: true }),
  button_battery_swallowed: symptom(0.0001, { redFlag: true }),
  herbal_medicine: history(0.05),
  pinpoint_pupils: sign(0.0003, { redFlag: true }),
  dilated_pupils: sign(0.0006),
  excessive_salivation: sign(0.001),
  muscle_twitching: sign(0.001),
  garlic_or_chemical_smell: sign(0.0002),
  dry_mouth_flushed_skin: sign(0.001),
  ringing_ears_overdose: symptom(0.0003),
} as const satisfies Record<string, Finding>

import type { Condition } from '#domain/clinical/knowledge/conditions/condition.ts'

/** Why people come who are not ill. */
export const PREVENTION_CONDITIONS = {
  health_check: {
    icd10: 'Z00.0',
    icd11: 'QA00',
    category: 'prevention',
    // A check is done at a clinic within days, and what it is for may not have been told.
    triage: 'moderate',
    per10000: 300,
    course: { hours: 0.25, days: 0.25, weeks: 0.25, months: 0.25 },
    findings: {
      routine_visit: 0.97,
      looks_well: 0.65,
      immunised: 0.35,
      fever: 0.003,
      cough: 0.02,
      shortness_of_breath: 0.003,
      chest_pain: 0.005,
      palpitations: 0.005,
      vomiting: 0.003,
      diarrhoea: 0.005,
      abdominal_pain: 0.01,
      headache: 0.03,
      dizziness: 0.01,
      fatigue: 0.03,
      general_weakness: 0.005,
      weight_loss: 0.005,
      loss_of_appetite: 0.005,
      rash: 0.01,
      injury: 0.003,
      pallor: 0.005,
      jaundice: 0.001,
      vaginal_bleeding: 0.005,
      dysuria: 0.005,
      joint_pain: 0.01,
      low_mood: 0.005,
      convulsions: 0.0003,
    },
    needs: ['routine_visit'],
    plan: {
      now: ['see_clinician_soon'],
      lifestyle: ['balanced_diet', 'be_active', 'no_tobacco'],
      prevention: ['immunise', 'mosquito_net'],
    },
    sources: ['pen_2020', 'imci_2014'],
  },
} as const satisfies Record<string, Condition>

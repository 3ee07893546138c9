import type { PREVENTION_CONDITIONS } from '#domain/clinical/knowledge/conditions/prevention.ts'
import type { ConditionText } from '#domain/clinical/knowledge/text/condition-text.ts'

export const PREVENTION_CONDITIONS_EN: Record<keyof typeof PREVENTION_CONDITIONS, ConditionText> = {
  health_check: {
    name: 'Check-up without illness',
    aliases: ['health check', 'routine visit', 'growth monitoring', 'medical certificate', 'no illness'],
    about: 'A routine visit of somebody who is not ill.',
  },
  immunisation_overdue: {
    name: 'Vaccination due',
    aliases: [
      'overdue vaccination',
      'missed vaccination',
      'missed vaccine',
      'underimmunisation',
      'incomplete immunisation',
    ],
    about: 'A vaccine that should have been given by this age has not been given yet.',
  },
  no_illness_found: {
    name: 'No illness found',
    aliases: ['well person', 'healthy', 'no classification', 'normal examination'],
    about: 'Nothing ails the person, and nothing was found that does.',
  },
  raised_normal_blood_pressure: {
    name: 'High-normal blood pressure',
    aliases: ['high normal blood pressure', 'prehypertension', 'elevated blood pressure'],
    about: 'The pressure is above the ideal, and not yet hypertension.',
  },
  prediabetes: {
    name: 'Prediabetes',
    aliases: ['impaired fasting glucose', 'impaired fasting glycaemia', 'borderline diabetes'],
    about: 'The blood sugar is above normal, and not yet diabetes.',
  },
}

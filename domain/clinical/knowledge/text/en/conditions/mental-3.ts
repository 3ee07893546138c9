import type { MENTAL_3_CONDITIONS } from '#domain/clinical/knowledge/conditions/mental-3.ts'
import type { ConditionText } from '#domain/clinical/knowledge/text/condition-text.ts'

export const MENTAL_3_CONDITIONS_EN: Record<keyof typeof MENTAL_3_CONDITIONS, ConditionText> = {
  attention_deficit_hyperactivity: {
    name: 'Attention deficit hyperactivity disorder (ADHD)',
    aliases: ['ADHD', 'ADD', 'attention deficit disorder', 'hyperkinetic disorder'],
    about: 'A child who cannot sit still or keep to one task, at home and at school, from an early age.',
  },
  autism_spectrum_disorder: {
    name: 'Autism spectrum disorder',
    aliases: [
      'autism',
      'ASD',
      'Asperger syndrome',
      'childhood autism',
      'pervasive developmental disorder',
      'Rett syndrome',
    ],
    about: 'A child who makes little contact, speaks late and repeats the same things; early training helps.',
  },
  conduct_disorder: {
    name: 'Conduct disorder',
    aliases: [
      'oppositional defiant disorder',
      'ODD',
      'behavioural disorder of childhood',
      'disruptive behaviour disorder',
      'disruptive mood dysregulation disorder',
      'intermittent explosive disorder',
      'temper tantrums',
    ],
    about: 'A child who again and again fights, defies or breaks rules; help for parents works best.',
  },
  intellectual_disability: {
    name: 'Intellectual disability',
    aliases: [
      'learning disability',
      'mental retardation',
      'intellectual developmental disorder',
      'dyslexia',
      'specific learning disorder',
    ],
    about: 'A child learns and speaks later than others and needs help to reach what is possible.',
  },
  breath_holding_attacks: {
    name: 'Breath-holding spells',
    aliases: [
      'breath holding attacks',
      'cyanotic breath-holding spell',
      'pallid breath-holding spell',
      'reflex anoxic seizure',
    ],
    about: 'A small child cries, holds breath, goes blue or pale and limp, then recovers at once; it is harmless.',
  },
  enuresis_nocturnal: {
    name: 'Nocturnal enuresis',
    aliases: ['bedwetting', 'enuresis', 'primary enuresis', 'secondary enuresis'],
    about: 'Wetting the bed at night after the fifth birthday; patience helps and punishment harms.',
  },
  night_terrors_parasomnia: {
    name: 'Night terrors',
    aliases: [
      'sleep terrors',
      'sleepwalking',
      'somnambulism',
      'parasomnia',
      'nightmare disorder',
      'confusional arousal',
    ],
    about: 'A child screams or walks in deep sleep and remembers nothing; it is harmless and passes with age.',
  },
  tic_disorder: {
    name: 'Tic disorder',
    aliases: ['Tourette syndrome', 'Tourette disorder', 'transient tic disorder', 'motor tics', 'vocal tics'],
    about: 'Sudden repeated blinks, jerks or sounds that grow with strain and fade in sleep.',
  },
  separation_anxiety: {
    name: 'Separation anxiety disorder',
    aliases: [
      'school refusal',
      'school phobia',
      'separation anxiety',
      'selective mutism',
      'reactive attachment disorder',
    ],
    about: 'A child in great fear of leaving a parent or home, often with belly ache on school days.',
  },
}

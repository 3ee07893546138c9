import type { MEDICINE_EFFECT_CONDITIONS } from '#domain/clinical/knowledge/conditions/medicine-effects.ts'
import type { ConditionText } from '#domain/clinical/knowledge/text/condition-text.ts'

export const MEDICINE_EFFECT_CONDITIONS_EN: Record<keyof typeof MEDICINE_EFFECT_CONDITIONS, ConditionText> = {
  harmless_urine_colour: {
    name: 'Harmless colour of the urine',
    aliases: ['beeturia', 'orange urine from rifampicin', 'discolouration of urine', 'rifampicin discolouration'],
    about: 'A medicine such as rifampicin, or beetroot, colours urine, tears and sweat.',
  },
  iron_dark_stool: {
    name: 'Dark stool from iron tablets',
    aliases: ['dark stool from iron', 'black stool from iron', 'dark stools due to iron', 'iron-related dark stool'],
    about: 'Iron tablets colour the stool dark green or black.',
  },
  calcium_blocker_ankle_swelling: {
    name: 'Ankle swelling from amlodipine',
    aliases: ['amlodipine oedema', 'ankle oedema', 'drug-induced oedema'],
    about: 'Amlodipine and its like swell the ankles by evening; another medicine may be better.',
  },
  ace_inhibitor_cough: {
    name: 'Cough from an ACE inhibitor',
    aliases: ['ACE inhibitor cough', 'cough from enalapril', 'drug-induced cough'],
    about: 'Enalapril and its like give some people a dry cough; another medicine is given.',
  },
}

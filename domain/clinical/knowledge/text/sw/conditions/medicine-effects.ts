import type { MEDICINE_EFFECT_CONDITIONS } from '#domain/clinical/knowledge/conditions/medicine-effects.ts'
import type { ConditionText } from '#domain/clinical/knowledge/text/condition-text.ts'

export const MEDICINE_EFFECT_CONDITIONS_SW: Record<keyof typeof MEDICINE_EFFECT_CONDITIONS, ConditionText> = {
  harmless_urine_colour: {
    name: 'Rangi ya mkojo isiyo na madhara',
    aliases: ['beeturia', 'mkojo wa rangi ya machungwa kwa rifampicin'],
    about: 'Dawa kama rifampicin, au bitiruti, hutia rangi mkojo, machozi na jasho.',
  },
  iron_dark_stool: {
    name: 'Choo cheusi kwa vidonge vya chuma',
    aliases: ['dark stool from iron', 'choo cheusi kwa dawa za kuongeza damu'],
    about: 'Vidonge vya kuongeza damu hufanya choo kiwe cheusi au kijani kibichi.',
  },
  calcium_blocker_ankle_swelling: {
    name: 'Miguu kuvimba kwa amlodipine',
    aliases: ['amlodipine oedema'],
    about: 'Amlodipine na mfano wake huvimbisha vifundo jioni; dawa nyingine inaweza kufaa zaidi.',
  },
  ace_inhibitor_cough: {
    name: 'Kikohozi cha dawa ya presha (ACE)',
    aliases: ['ACE inhibitor cough'],
    about: 'Enalapril na mfano wake huwapa baadhi ya watu kikohozi kikavu; dawa hubadilishwa.',
  },
}

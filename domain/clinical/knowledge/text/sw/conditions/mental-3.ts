import type { MENTAL_3_CONDITIONS } from '#domain/clinical/knowledge/conditions/mental-3.ts'
import type { ConditionText } from '#domain/clinical/knowledge/text/condition-text.ts'

export const MENTAL_3_CONDITIONS_SW: Record<keyof typeof MENTAL_3_CONDITIONS, ConditionText> = {
  attention_deficit_hyperactivity: {
    name: 'Utundu uliokithiri na kutotulia (ADHD)',
    aliases: ['ADHD', 'attention deficit hyperactivity disorder'],
    about: 'Mtoto hawezi kutulia au kuzingatia jambo moja, nyumbani na shuleni, tangu umri mdogo.',
  },
  autism_spectrum_disorder: {
    name: 'Usonji',
    aliases: ['autism', 'autism spectrum disorder'],
    about: 'Mtoto huwasiliana kidogo na wengine, huchelewa kuongea na hurudia mambo yale yale.',
  },
  conduct_disorder: {
    name: 'Tabia ya ukorofi uliokithiri kwa mtoto',
    aliases: ['conduct disorder', 'oppositional defiant disorder'],
    about: 'Mtoto hupigana, hukaidi au huvunja sheria tena na tena.',
  },
  intellectual_disability: {
    name: 'Ulemavu wa akili',
    aliases: ['intellectual disability', 'learning disability'],
    about: 'Mtoto hujifunza na kuongea polepole kuliko wengine.',
  },
  breath_holding_attacks: {
    name: 'Mtoto kushikilia pumzi akilia',
    aliases: ['breath-holding spells'],
    about: 'Mtoto mdogo hulia, hushikilia pumzi, hugeuka bluu au mweupe na kulegea, kisha hurudi kawaida; si hatari.',
  },
  enuresis_nocturnal: {
    name: 'Kukojoa kitandani',
    aliases: ['nocturnal enuresis', 'bedwetting'],
    about: 'Mtoto aliyetimiza miaka mitano hukojoa kitandani usiku.',
  },
  night_terrors_parasomnia: {
    name: 'Hofu ya usiku kwa mtoto',
    aliases: ['night terrors', 'sleepwalking', 'kutembea usingizini'],
    about: 'Mtoto hupiga kelele au hutembea akiwa usingizini na hakumbuki; si hatari na huisha kadiri anavyokua.',
  },
  tic_disorder: {
    name: 'Mishtuko midogo ya kujirudia',
    aliases: ['tic disorder', 'Tourette syndrome'],
    about: 'Kupepesa macho, kushtuka au kutoa sauti ghafla na kwa kurudia, ambako huongezeka wakati wa msongo.',
  },
  separation_anxiety: {
    name: 'Hofu ya mtoto kuachwa na mzazi',
    aliases: ['separation anxiety disorder', 'school refusal'],
    about: 'Mtoto huogopa sana kutengana na mzazi au nyumbani, mara nyingi pamoja na tumbo kuuma siku za shule.',
  },
}

import type { SKIN_4_CONDITIONS } from '#domain/clinical/knowledge/conditions/skin-4.ts'
import type { ConditionText } from '#domain/clinical/knowledge/text/condition-text.ts'

export const SKIN_4_CONDITIONS_SW: Record<keyof typeof SKIN_4_CONDITIONS, ConditionText> = {
  leprosy_tuberculoid: {
    name: 'Ukoma wa mabaka machache',
    aliases: ['tuberculoid leprosy', 'paucibacillary leprosy', 'ukoma'],
    about: 'Mabaka meupe yasiyohisi, moja hadi matano, na neva zilizonenepa.',
  },
  leprosy_lepromatous: {
    name: 'Ukoma wa mabaka mengi',
    aliases: ['lepromatous leprosy', 'multibacillary leprosy', 'ukoma'],
    about: 'Mabaka na vinundu vingi, ngozi nene ya uso, nyusi kutoka, na ganzi ya mikono na miguu.',
  },
  buruli_ulcer: {
    name: 'Kidonda cha Buruli',
    aliases: ['Buruli ulcer', 'Mycobacterium ulcerans infection'],
    about: 'Kidonda kisichouma chenye kingo zilizochimbika chini, kinachokua kwa wiki nyingi.',
  },
  cutaneous_leishmaniasis: {
    name: 'Leishmaniasisi ya ngozi',
    aliases: ['cutaneous leishmaniasis'],
    about: 'Kidonda chenye ukingo ulioinuka kinachodumu kwa miezi baada ya kuumwa na nzi wa mchangani.',
  },
  mycetoma: {
    name: 'Mguu wa Madura',
    aliases: ['mycetoma', 'Madura foot'],
    about: 'Mguu unaovimba polepole wenye matundu yanayotoa chembechembe.',
  },
  podoconiosis: {
    name: 'Matende ya udongo mwekundu',
    aliases: ['podoconiosis', 'mossy foot'],
    about: 'Miguu minene iliyovimba ya wakulima wa nyanda za juu wanaotembea peku kwenye udongo mwekundu wa volkeno.',
  },
  yaws: {
    name: 'Buba',
    aliases: ['yaws', 'framboesia'],
    about: 'Vidonda vyenye vinundu kwa watoto wa maeneo ya misitu yenye unyevu, vinavyoletwa na bakteria.',
  },
  cutaneous_tuberculosis: {
    name: 'Kifua kikuu cha ngozi',
    aliases: ['cutaneous tuberculosis', 'TB ya ngozi'],
    about: 'Kifua kikuu cha ngozi: mabaka, vinyama vigumu, au ngozi iliyopasuka juu ya tezi.',
  },
  tropical_ulcer: {
    name: 'Donda ndugu',
    aliases: ['tropical ulcer'],
    about: 'Kidonda cha muundi kinachouma na kunuka, kinachoanza na jeraha dogo.',
  },
  venous_leg_ulcer: {
    name: 'Kidonda cha mguu cha mishipa mibovu',
    aliases: ['venous leg ulcer', 'varicose ulcer'],
    about: 'Kidonda juu ya kifundo cha mguu uliovimba na kuwa mweusi.',
  },
  pressure_ulcer: {
    name: 'Kidonda cha kulala muda mrefu',
    aliases: ['pressure ulcer', 'bedsore', 'kidonda cha mgandamizo'],
    about: 'Kidonda mahali uzito wa mwili unapolala, kwa mtu asiyeweza kujigeuza.',
  },
  diabetic_foot_ulcer: {
    name: 'Kidonda cha mguu cha kisukari',
    aliases: ['diabetic foot ulcer', 'diabetic foot'],
    about: 'Kidonda cha mguu wenye ganzi na damu kidogo kwa mtu mwenye kisukari.',
  },
  pellagra: {
    name: 'Pelagra',
    aliases: ['pellagra', 'niacin deficiency'],
    about: 'Niasini ni kidogo mno: upele mweusi unaobanduka mahali penye jua, kuhara na akili kuvurugika.',
  },
}

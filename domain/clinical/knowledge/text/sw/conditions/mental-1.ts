import type { MENTAL_1_CONDITIONS } from '#domain/clinical/knowledge/conditions/mental-1.ts'
import type { ConditionText } from '#domain/clinical/knowledge/text/condition-text.ts'

export const MENTAL_1_CONDITIONS_SW: Record<keyof typeof MENTAL_1_CONDITIONS, ConditionText> = {
  depression: {
    name: 'Sonona',
    aliases: ['depression', 'unyogovu', 'major depressive disorder'],
    about: 'Huzuni au kukosa furaha kwa wiki mbili au zaidi, pamoja na uchovu na usingizi mbaya.',
  },
  persistent_depressive_disorder: {
    name: 'Sonona ya muda mrefu',
    aliases: ['persistent depressive disorder', 'dysthymia'],
    about: 'Huzuni siku nyingi kwa miaka miwili au zaidi, nyepesi kuliko sonona kali lakini ya muda mrefu.',
  },
  adjustment_disorder: {
    name: 'Msongo baada ya mabadiliko ya maisha',
    aliases: ['adjustment disorder', 'burnout', 'stress reaction'],
    about:
      'Dhiki kubwa kuliko kawaida baada ya mabadiliko magumu au hasara, ambayo mara nyingi huisha ndani ya miezi sita.',
  },
  postpartum_depression: {
    name: 'Sonona baada ya kujifungua',
    aliases: ['postpartum depression', 'postnatal depression'],
    about: 'Sonona inayotokea wiki au miezi baada ya kujifungua.',
  },
  baby_blues: {
    name: 'Huzuni fupi baada ya kujifungua',
    aliases: ['baby blues', 'postpartum blues'],
    about: 'Machozi na hisia zinazobadilika katika wiki mbili za kwanza baada ya kujifungua; huisha zenyewe.',
  },
  postpartum_psychosis: {
    name: 'Kuchanganyikiwa akili baada ya kujifungua',
    aliases: ['postpartum psychosis', 'puerperal psychosis'],
    about: 'Siku chache baada ya kujifungua mama huchanganyikiwa, husikia sauti au huamini mambo ya ajabu.',
  },
  bipolar_disorder: {
    name: 'Ugonjwa wa bipolar (hisia kupanda na kushuka)',
    aliases: ['bipolar disorder', 'bipolar', 'mania'],
    about: 'Vipindi vya furaha au nguvu kupita kiasi bila kuhitaji usingizi hubadilishana na vipindi vya sonona.',
  },
  generalised_anxiety_disorder: {
    name: 'Wasiwasi uliokithiri',
    aliases: ['generalised anxiety disorder', 'GAD', 'ugonjwa wa wasiwasi'],
    about: 'Wasiwasi kuhusu mambo mengi karibu kila siku kwa miezi, misuli ikikaza na usingizi ukiwa mbaya.',
  },
  panic_disorder: {
    name: 'Mashambulio ya hofu',
    aliases: ['panic disorder', 'panic attack'],
    about: 'Hofu kubwa ya ghafla pamoja na moyo kwenda mbio na kuhisi utakufa; inatisha lakini si hatari.',
  },
  social_anxiety_disorder: {
    name: 'Hofu ya kuwa mbele za watu',
    aliases: ['social anxiety disorder', 'social phobia'],
    about: 'Hofu kubwa ya kutazamwa au kuhukumiwa na watu, hadi mtu huwakwepa watu na mahali.',
  },
  specific_phobia: {
    name: 'Hofu ya kitu fulani',
    aliases: ['specific phobia', 'phobia', 'fobia'],
    about: 'Hofu ya kitu au mahali fulani iliyo kubwa kuliko hatari yake.',
  },
  post_traumatic_stress_disorder: {
    name: 'Kiwewe cha muda mrefu',
    aliases: ['post-traumatic stress disorder', 'PTSD'],
    about: 'Tukio la kutisha hurudi akilini kwa picha na ndoto kwa zaidi ya mwezi mmoja.',
  },
  acute_stress_reaction: {
    name: 'Mshtuko wa akili baada ya tukio la kutisha',
    aliases: ['acute stress reaction', 'acute stress disorder'],
    about: 'Mshtuko, hofu na ndoto mbaya katika wiki za kwanza baada ya tukio la kutisha; wengi hupona.',
  },
  obsessive_compulsive_disorder: {
    name: 'Mawazo na vitendo vya kujirudia bila hiari',
    aliases: ['obsessive-compulsive disorder', 'OCD'],
    about: 'Mawazo yanayojilazimisha kurudi na vitendo vinavyorudiwa, kama kunawa au kukagua.',
  },
  schizophrenia: {
    name: 'Skizofrenia',
    aliases: ['schizophrenia', 'chronic psychosis'],
    about: 'Kusikia sauti, kuamini mambo yasiyo ya kweli na mawazo kuchanganyikana kwa miezi.',
  },
  acute_psychosis: {
    name: 'Kuchanganyikiwa akili kwa ghafla',
    aliases: ['acute psychosis', 'brief psychotic disorder'],
    about:
      'Kusikia sauti, kuamini yasiyo ya kweli au kuongea bila mpangilio kunakoanza ghafla. Maambukizi, dawa za kulevya au ugonjwa mwingine huweza kuwa sababu.',
  },
  delusional_disorder: {
    name: 'Imani potofu isiyobadilika',
    aliases: ['delusional disorder', 'paranoia'],
    about: 'Imani moja isiyo ya kweli inayodumu kwa miezi kwa mtu ambaye vinginevyo anafikiri vizuri.',
  },
}

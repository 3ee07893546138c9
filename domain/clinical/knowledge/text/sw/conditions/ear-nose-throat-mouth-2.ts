import type { EAR_NOSE_THROAT_MOUTH_2_CONDITIONS } from '#domain/clinical/knowledge/conditions/ear-nose-throat-mouth-2.ts'
import type { ConditionText } from '#domain/clinical/knowledge/text/condition-text.ts'

export const EAR_NOSE_THROAT_MOUTH_2_CONDITIONS_SW: Record<
  keyof typeof EAR_NOSE_THROAT_MOUTH_2_CONDITIONS,
  ConditionText
> = {
  parotitis_bacterial: {
    name: 'Maambukizi ya bakteria ya tezi ya mate',
    aliases: ['bacterial parotitis', 'sialadenitis'],
    about: 'Tezi ya mate iliyo mbele ya sikio imevimba, ina joto na inauma kwa sababu ya bakteria.',
  },
  salivary_stone: {
    name: 'Jiwe la tezi ya mate',
    aliases: ['sialolithiasis', 'salivary stone'],
    about: 'Jiwe dogo limeziba tezi ya mate, na tezi huvimba na kuuma wakati wa kula.',
  },
  dental_caries_pulpitis: {
    name: 'Jino lililotoboka',
    aliases: ['dental caries', 'pulpitis', 'jino kuoza', 'maumivu ya jino'],
    about: 'Jino limeoza na kutoboka; linauma kwa vitu baridi, moto au vitamu.',
  },
  dental_abscess: {
    name: 'Jipu la jino',
    aliases: ['dental abscess', 'tooth abscess', 'jipu la ufizi'],
    about: 'Usaha kwenye mzizi wa jino unaoleta maumivu ya kupwita na shavu kuvimba.',
  },
  gingivitis_periodontitis: {
    name: 'Ugonjwa wa fizi',
    aliases: ['gingivitis', 'periodontitis', 'fizi kutoka damu'],
    about: 'Fizi zimevimba na kutoa damu; baada ya muda meno hulegea.',
  },
  necrotising_gingivitis: {
    name: 'Fizi kuoza',
    aliases: ['acute necrotising ulcerative gingivitis', 'ANUG', 'trench mouth'],
    about: 'Fizi zinakufa, zinauma, zinatoa damu na kunuka, hasa kwa wenye utapiamlo, msongo au VVU.',
  },
  noma: {
    name: 'Noma',
    aliases: ['cancrum oris', 'gangrenous stomatitis'],
    about: 'Kinywa na shavu la mtoto mwenye utapiamlo huoza haraka, mara nyingi baada ya surua.',
  },
  herpetic_gingivostomatitis: {
    name: 'Vidonda vya mdomo vya herpes kwa mtoto',
    aliases: ['herpetic gingivostomatitis', 'HSV gingivostomatitis'],
    about: 'Maambukizi ya kwanza ya virusi vya herpes kwa mtoto mdogo: homa na vidonda vingi vya mdomo na fizi.',
  },
  aphthous_ulcer: {
    name: 'Vidonda vidogo vya mdomoni',
    aliases: ['aphthous ulcer', 'canker sore'],
    about: 'Vidonda vidogo vinavyouma mdomoni, ambavyo hupona vyenyewe baada ya wiki moja au mbili.',
  },
  oral_cancer: {
    name: 'Saratani ya kinywa',
    aliases: ['oral cancer', 'saratani ya ulimi'],
    about: 'Kidonda au uvimbe wa kinywani usiopona kwa wiki tatu unaweza kuwa saratani.',
  },
  oral_leukoplakia: {
    name: 'Baka jeupe la mdomoni lisilofutika',
    aliases: ['leukoplakia', 'oral leukoplakia'],
    about: 'Baka jeupe mdomoni lisiloweza kufutwa; mengine hugeuka kuwa saratani.',
  },
  angular_cheilitis: {
    name: 'Kupasuka kwa pembe za mdomo',
    aliases: ['angular cheilitis', 'angular stomatitis'],
    about:
      'Pembe za mdomo zimepasuka na kuuma kwa sababu ya fangasi, mate, au upungufu wa madini ya chuma na vitamini.',
  },
  temporomandibular_disorder: {
    name: 'Maumivu ya kiungo cha taya',
    aliases: ['temporomandibular disorder', 'TMJ disorder', 'kusaga meno'],
    about: 'Kiungo cha taya kinauma na kutoa mlio, mara nyingi kwa wanaokaza au kusaga meno.',
  },
  foreign_body_swallowed_condition: {
    name: 'Kitu kilichomezwa',
    aliases: ['swallowed foreign body', 'oesophageal foreign body', 'mwiba wa samaki kooni'],
    about: 'Sarafu, betri, mfupa au kipande cha nyama kimemezwa au kimekwama kooni.',
  },
  neck_cyst_congenital: {
    name: 'Kivimbe cha shingo cha kuzaliwa nacho',
    aliases: ['branchial cyst', 'thyroglossal cyst', 'cystic hygroma'],
    about: 'Kivimbe laini cha katikati au upande wa shingo kilichokuwepo tangu kuzaliwa; kinaweza kupata maambukizi.',
  },
  adenoid_tonsil_hypertrophy: {
    name: 'Mafindofindo na tezi za nyuma ya pua kuwa makubwa',
    aliases: ['adenotonsillar hypertrophy', 'enlarged adenoids', 'nyama za pua'],
    about: 'Mafindofindo na tezi za nyuma ya pua ni makubwa, hivyo mtoto hukoroma na kupumua kwa mdomo.',
  },
  dental_fluorosis: {
    name: 'Meno ya kahawia kutokana na floridi',
    aliases: ['dental fluorosis', 'fluorosis'],
    about: 'Madini ya floridi yaliyozidi kwenye maji, kama ya Bonde la Ufa, hubadilisha rangi ya meno.',
  },
  infant_teething: {
    name: 'Kuota meno',
    aliases: ['teething', 'tooth eruption'],
    about: 'Meno ya mtoto yanaota: hutoa udenda na husumbuka. Homa au kuhara huwa na sababu nyingine.',
  },
}

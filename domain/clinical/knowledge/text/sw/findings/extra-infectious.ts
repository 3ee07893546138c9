import type { EXTRA_INFECTIOUS_FINDINGS } from '#domain/clinical/knowledge/findings/extra-infectious.ts'
import type { FindingText } from '#domain/clinical/knowledge/text/finding-text.ts'

export const EXTRA_INFECTIOUS_FINDINGS_SW: Record<keyof typeof EXTRA_INFECTIOUS_FINDINGS, FindingText> = {
  rose_spots: {
    label: 'Madoa ya waridi',
    question: 'Je, kuna madoa madogo ya waridi tumboni au kifuani?',
    phrases: ['madoa ya waridi', 'madoa mekundu madogo ~ {abdomen}', 'vidoa vya waridi'],
  },
  burning_skin_pain: {
    label: 'Ngozi inachoma',
    question: 'Je, ngozi ya sehemu moja inachoma, au inauma hata ikiguswa kidogo?',
    phrases: [
      '{skin} ~ {burning}',
      'upele ~ {burning}',
      'vipele ~ {pain}',
      'malengelenge ~ {pain}',
      'ngozi inauma ikiguswa',
      '(malengelenge|vipele|upele) ~ (choma|moto|uma|waka)',
      'nguo ikigusa (uma|naumia|umia)',
      'nguo gusa ngozi uma',
      '(malengelenge|vipele|upele) ~ (ungua|waka) moto',
      '(vipele maji|vipele majimaji|vipele vya maji) ~ (choma|ungua|waka|choma moto)',
      'nairobi fly (unguza|choma|niunguza)',
    ],
  },
  matted_lymph_nodes: {
    label: 'Tezi zilizoshikana',
    question: 'Je, tezi zilizovimba zimeshikana pamoja?',
    phrases: [
      'tezi zimeshikana',
      'tezi zilizoshikana',
      'tezi ~ shikana',
      'mitoki imeshikana',
      '(tezi|mitoki) ~ (ungana|shikamana)',
      '(tezi kubwa|matezi|mitoki|tezi) ~ (shikana|zilizoshikana|gandana)',
    ],
  },
  tingling_at_old_bite: {
    label: 'Ganzi au muwasho palipoumwa na mnyama',
    question: 'Je, pale mnyama alipouma panasisimka, panawasha au panauma?',
    phrases: [
      'kidonda cha kuumwa ~ {itch}',
      'alipoumwa ~ {numb}',
      'palipoumwa ~ {itch}',
      'palipoumwa ~ {burning}',
      'pale mbwa alipouma ~ {itch}',
      "(palipoumwa|alipoumwa|kidonda cha kuumwa|alipong'atwa|pale mbwa) ~ (washa|ganzi|choma|chomachoma|tekenya)",
      '(kovu mbwa|aliyoumwa mbwa|palipoumwa|alipoumwa) ~ (washa|choma|ganzi|sisimka)',
    ],
  },
  migratory_limb_swelling: {
    label: 'Uvimbe unaohama',
    question: 'Je, uvimbe hutokea na kuisha kwa siku chache, kisha mahali pengine?',
    phrases: ['uvimbe unaohama', 'uvimbe ~ kuhama', 'uvimbe unakuja na kuondoka', 'uvimbe unahamahama'],
  },
  milky_urine: {
    label: 'Mkojo kama maziwa',
    question: 'Je, mkojo ni mweupe kama maziwa?',
    phrases: ['mkojo kama maziwa', 'mkojo mweupe', 'mkojo ~ maziwa', 'mkojo wa maziwa', '! mkojo mweupe (maji|safi)'],
  },
  contact_mpox: {
    label: 'Kukaribiana na mgonjwa wa mpox',
    question: 'Umekaa karibu na mtu mwenye mpox au malengelenge kama hayo?',
    phrases: [
      'homa ya nyani',
      'karibu na mtu mwenye mpox',
      'mlipuko wa mpox',
      'ndui ya nyani',
      '(mume|mke|mpenzi|jirani|rafiki|ndugu|dada|kaka|mtu|mteja) ~ (mpox|ndui ya nyani|homa ya nyani)',
      'hudumia ~ monkeypox',
      'karibu monkeypox',
      '(mume wangu|mke wangu|baba yangu|mama yangu|kaka yangu|dada yangu|ndugu yangu|jirani yangu|rafiki yangu|babu yangu|bibi yangu|mama yake|baba yake|dada yake|kaka yake|ndugu yake|jirani yake|rafiki yake|babu yake|bibi yake|mwenzangu|mwenzake|mpenzi wangu) ~ (mpox|monkeypox|ndui nyani|homa nyani)',
    ],
  },
  dog_contact: {
    label: 'Anaishi na mbwa',
    question: 'Unaishi au kufanya kazi karibu na mbwa?',
    phrases: [
      'anaishi na mbwa',
      'naishi na mbwa',
      'kufuga mbwa',
      'anafuga mbwa',
      'nafuga mbwa',
      'mbwa wa kuchunga',
      '(tuna|tunafuga|fuga) mbwa',
    ],
  },
  undercooked_meat: {
    label: 'Nyama mbichi au isiyoiva',
    question: 'Unakula nyama mbichi au isiyoiva vizuri, au unaishi karibu na nguruwe?',
    phrases: [
      'nyama mbichi',
      'nyama isiyoiva',
      'nyama haijaiva',
      'nyama ya nguruwe',
      'anafuga nguruwe',
      'nafuga nguruwe',
    ],
  },
  csf_bacterial: {
    label: 'Maji ya uti wa mgongo yenye bakteria',
    question: 'Je, maji ya uti wa mgongo ni machafu, yana usaha au bakteria?',
    phrases: [
      'maji ya uti wa mgongo ~ (usaha|bakteria|machafu)',
      'usaha kwenye maji ya uti wa mgongo',
      'maji ya mgongo ~ bakteria',
    ],
  },
  csf_lymphocytic: {
    label: 'Maji ya uti wa mgongo yenye limfosaiti',
    question: 'Je, seli nyingi za maji ya uti wa mgongo ni limfosaiti?',
    phrases: [
      'maji ya uti wa mgongo ~ limfosaiti',
      'maji ya uti wa mgongo ~ lymphocytes',
      'maji ya mgongo ~ limfosaiti',
    ],
  },
  cryptococcus_found: {
    label: 'Kriptokokasi imeonekana',
    question: 'Je, kuvu ya cryptococcus ilionekana kwenye damu au maji ya uti wa mgongo?',
    phrases: [
      'crag chanya',
      'cryptococcus imeonekana',
      'kipimo cha cryptococcus chanya',
      'kuvu kwenye maji ya uti wa mgongo',
    ],
  },
  low_cd4: {
    label: 'CD4 chini',
    question: 'Je, kiwango cha CD4 ni chini ya 200?',
    phrases: ['cd4 chini', 'cd4 ziko chini', 'cd4 imeshuka', 'kinga imeshuka sana', 'hatua ya nne ya ukimwi'],
  },
  brucella_test_positive: {
    label: 'Kipimo cha brusela chanya',
    question: 'Kipimo cha brusela kilikuwa chanya?',
    phrases: ['kipimo cha brusela chanya', 'brucella chanya', 'brusela chanya'],
  },
  dengue_test_positive: {
    label: 'Kipimo cha dengue chanya',
    question: 'Kipimo cha homa ya dengue kilikuwa chanya?',
    phrases: ['kipimo cha dengue chanya', 'dengue chanya', 'dengue imeonekana'],
  },
  viral_fever_test_positive: {
    label: 'Kipimo cha kirusi hatari chanya',
    question: 'Kipimo cha Ebola, Marburg, homa ya Kongo, homa ya Bonde la Ufa au mpox kilikuwa chanya?',
    phrases: [
      'kipimo cha (ebola|marburg|mpox) chanya',
      '(ebola|marburg|mpox) imethibitishwa',
      'homa ya bonde la ufa imethibitishwa',
      '(ebola|marburg|mpox) (chanya|positive)',
      'kipimo ebola ~ positive',
      'thibitishwa ~ (ebola|marburg|mpox)',
    ],
  },
  spirochaetes_found: {
    label: 'Bakteria wa msokoto kwenye damu',
    question: 'Je, bakteria wenye umbo la msokoto walionekana kwenye damu?',
    phrases: ['borrelia imeonekana', 'spirochaetes kwenye damu', 'borrelia kwenye damu'],
  },
  microfilariae_found: {
    label: 'Vijiminyoo kwenye damu au ngozi',
    question: 'Je, vijiminyoo (microfilariae) vilionekana kwenye damu au ngozi?',
    phrases: [
      'microfilaria imeonekana',
      'vijiminyoo kwenye damu',
      'vijiminyoo kwenye ngozi',
      'kipimo cha filaria chanya',
    ],
  },
  trypanosomes_found: {
    label: 'Vimelea vya malale vimeonekana',
    question: 'Je, vimelea vya malale vilionekana?',
    phrases: [
      'vimelea vya malale',
      'kipimo cha malale chanya',
      'trypanosoma imeonekana',
      'kipimo malale ~ positive',
      'vimelea malale',
    ],
  },
  leishmania_test_positive: {
    label: 'Kipimo cha kala-azar chanya',
    question: 'Kipimo cha kala-azar (rK39) kilikuwa chanya?',
    phrases: ['kipimo cha kala azar chanya', 'rk39 chanya', 'leishmania imeonekana'],
  },
  atypical_lymphocytes: {
    label: 'Limfosaiti zisizo za kawaida',
    question: 'Je, damu ina limfosaiti zisizo za kawaida, au kipimo cha mono ni chanya?',
    phrases: ['limfosaiti zisizo za kawaida', 'monospot chanya', 'kipimo cha ebv chanya'],
  },
  xray_miliary: {
    label: 'Picha ya kifua ina vidoa vidogo vingi',
    question: 'Je, picha ya kifua ina vidoa vidogo vingi kila mahali?',
    phrases: [
      'tb ya kusambaa kwenye picha',
      'vidoa vidogo vingi kwenye mapafu',
      'picha ya kifua ~ vidoa vingi',
      'miliary tb',
      'picha kifua ~ vidoa vidogo',
    ],
  },
  xray_both_lungs_hazy: {
    label: 'Picha ina ukungu mapafu yote',
    question: 'Je, picha ya kifua ina ukungu kwenye mapafu yote mawili?',
    phrases: ['ukungu kwenye mapafu yote', 'mapafu yote yana ukungu', 'picha ya kifua ~ ukungu'],
  },
  cyst_on_scan: {
    label: 'Kifuko cha maji kwenye ini au pafu',
    question: 'Je, picha inaonyesha kifuko cha maji kwenye ini au pafu?',
    phrases: [
      'kifuko cha maji kwenye ini',
      'kifuko cha maji kwenye pafu',
      'ultrasound ~ kifuko cha maji',
      'uvimbe wa maji kwenye ini',
    ],
  },
  covid_test_positive: {
    label: 'Kipimo cha COVID-19 chanya',
    question: 'Kipimo cha COVID-19 kilikuwa chanya?',
    phrases: [
      'kipimo cha (covid|korona|uviko) chanya',
      '(covid|korona|uviko) chanya',
      'amepatikana na korona',
      'kipimo (korona|covid) ~ positive',
    ],
  },
  influenza_test_positive: {
    label: 'Kipimo cha mafua makali chanya',
    question: 'Kipimo cha influenza kilikuwa chanya?',
    phrases: ['kipimo cha influenza chanya', 'influenza chanya', 'kipimo cha mafua chanya'],
  },
}

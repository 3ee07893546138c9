import type { SKIN_2_CONDITIONS } from '#domain/clinical/knowledge/conditions/skin-2.ts'
import type { ConditionText } from '#domain/clinical/knowledge/text/condition-text.ts'

export const SKIN_2_CONDITIONS_SW: Record<keyof typeof SKIN_2_CONDITIONS, ConditionText> = {
  cutaneous_larva_migrans: {
    name: 'Mnyoo unaotambaa chini ya ngozi',
    aliases: ['cutaneous larva migrans', 'creeping eruption'],
    about: 'Viluwiluwi vya minyoo ya mbwa au paka hutambaa chini ya ngozi na kuacha mstari uliopinda unaowasha.',
  },
  myiasis: {
    name: 'Funza wa nzi kwenye ngozi',
    aliases: ['myiasis', 'tumbu fly', 'mango fly'],
    about: 'Funza wa nzi ndani ya ngozi: vivimbe kama majipu vyenye kitu kinachosogea, au funza kwenye kidonda.',
  },
  tinea_capitis: {
    name: 'Mapunye',
    aliases: ['tinea capitis', 'fangasi za kichwa', 'mashilingi ya kichwa'],
    about: 'Fangasi za kichwa zenye mabaka ya magamba na nywele kukatika, hasa kwa watoto.',
  },
  tinea_corporis: {
    name: 'Mashilingi',
    aliases: ['tinea corporis', 'ringworm', 'choa', 'fangasi za ngozi'],
    about: 'Fangasi za ngozi: miduara inayowasha yenye ukingo ulioinuka na magamba.',
  },
  tinea_cruris: {
    name: 'Fangasi za kinena',
    aliases: ['tinea cruris', 'jock itch'],
    about: 'Fangasi za kinena zinazowasha, zenye ukingo wazi wa magamba.',
  },
  tinea_pedis: {
    name: 'Fangasi za miguu',
    aliases: ['tinea pedis', "athlete's foot", 'fangasi za vidole vya miguu'],
    about: 'Fangasi kati ya vidole vya miguu na kwenye nyayo: muwasho na ngozi nyeupe inayobanduka.',
  },
  onychomycosis: {
    name: 'Fangasi za kucha',
    aliases: ['onychomycosis', 'tinea unguium'],
    about: 'Kucha huwa nene, hukatikakatika na kubadilika rangi kwa sababu ya fangasi.',
  },
  pityriasis_versicolor: {
    name: 'Mabaka ya fangasi kifuani na mgongoni',
    aliases: ['pityriasis versicolor', 'tinea versicolor'],
    about: 'Mabaka meupe au meusi yenye magamba kidogo ya kifua, mgongo na mikono, kutokana na fangasi.',
  },
  candidal_intertrigo: {
    name: 'Fangasi za mikunjo ya ngozi',
    aliases: ['candidal intertrigo', 'intertrigo'],
    about: 'Ngozi ya mikunjo ni nyekundu na yenye unyevu, na vipele vidogo pembeni, kutokana na fangasi.',
  },
  pityriasis_rosea: {
    name: 'Upele wa mabaka ya waridi',
    aliases: ['pityriasis rosea'],
    about:
      'Kwanza baka moja lenye magamba, kisha mabaka mengi yenye umbo la yai kwenye kiwiliwili; huisha yenyewe baada ya wiki kadhaa.',
  },
  lichen_planus: {
    name: 'Vipele bapa vya zambarau',
    aliases: ['lichen planus'],
    about:
      'Vipele bapa vya zambarau vinavyowasha kwenye vifundo vya mikono na miundi, mara nyingi pamoja na utando mweupe mdomoni.',
  },
  papular_pruritic_eruption: {
    name: 'Vipele vya kuwasha vya VVU',
    aliases: ['papular pruritic eruption', 'PPE', 'prurigo'],
    about:
      'Vipele vinavyowasha vya mikono, miguu na kiwiliwili, vinavyoacha alama nyeusi, kwa watu wenye kinga dhaifu.',
  },
  vitiligo: {
    name: 'Mabaka meupe ya ngozi kupoteza rangi',
    aliases: ['vitiligo', 'mbalanga'],
    about: 'Sehemu za ngozi hupoteza rangi yote; hisia hubaki za kawaida.',
  },
  melasma: {
    name: 'Mabaka ya kahawia usoni',
    aliases: ['melasma', 'chloasma'],
    about: 'Mabaka ya kahawia ya uso kutokana na homoni na jua.',
  },
  acanthosis_nigricans_condition: {
    name: 'Ngozi nyeusi laini ya shingo na kwapa',
    aliases: ['acanthosis nigricans'],
    about: 'Ngozi ya shingo na kwapa huwa nyeusi na laini kama mahameli; ni dalili kuwa insulini haifanyi kazi vizuri.',
  },
  molluscum_contagiosum: {
    name: 'Vipele vya lulu vya virusi',
    aliases: ['molluscum contagiosum', 'molluscum'],
    about: "Vipele vidogo vinavyong'aa vyenye kitundu katikati, kutokana na virusi; huisha vyenyewe.",
  },
  common_warts: {
    name: 'Chunjua',
    aliases: ['warts', 'verruca'],
    about: 'Vinyama vigumu vya mikono au miguu kutokana na virusi.',
  },
  herpes_labialis: {
    name: 'Malengelenge ya mdomo',
    aliases: ['herpes labialis', 'cold sores', 'herpes ya mdomo'],
    about: 'Malengelenge madogo yanayouma ya mdomo, ambayo hurudi.',
  },
  eczema_herpeticum: {
    name: 'Ukurutu wenye maambukizi ya herpes',
    aliases: ['eczema herpeticum'],
    about: 'Virusi vya herpes vimesambaa juu ya ukurutu pamoja na homa; ni hatari.',
  },
}

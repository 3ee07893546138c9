import type { FindingId } from '#domain/clinical/knowledge/findings/all-findings.ts'
import type { FindingText } from '#domain/clinical/knowledge/text/finding-text.ts'

export const RW_FINDINGS_9 = {
  watery_diarrhoea: {
    label: "Impiswi y'amazi",
    question: 'Uhitwa amazi gusa?',
    phrases: [
      '{diarrhoea} amazi',
      '{diarrhoea} ~ amazi gusa',
      '{diarrhoea} ~ nkamazi',
      'yituma amazi',
      'amazi gusa ~ {diarrhoea}',
    ],
  },
  mucus_in_stool: {
    label: 'Ururenda mu musarani',
    question: 'Mu musarani harimo ururenda?',
    phrases: ['{stool} ~ ururenda', 'ururenda', 'ibikororwa ~ musarani'],
  },
  bright_red_rectal_bleeding: {
    label: 'Amaraso atukura mu kibuno',
    question: 'Amaraso atukura ava mu kibuno iyo witumye?',
    phrases: ['{blood} ~ kibuno', '{blood} atukura ~ {stool}'],
  },
  anal_lump: {
    label: 'Akabyimba mu kibuno',
    question: 'Ufite akabyimba mu kibuno?',
    phrases: ['(akabyimba|ikibyimba|akantu|ikintu) ~ (kibuno|ikibuno)', 'hemoroyide', 'karizo'],
  },
  pain_on_passing_stool: {
    label: 'Kubabara iyo yituma',
    question: 'Urababara iyo witumye?',
    phrases: ['{pain} ~ (yituma|nituma|kwituma|nitumye|yitumye)'],
  },
  acid_regurgitation: {
    label: 'Amazi asharira azamuka mu muhogo',
    question: 'Amazi asharira azamuka mu kanwa?',
    phrases: [
      '(amazi|ibintu) (asharira|bisharira|akarishye) ~ (umuhogo|muhogo|kanwa|akanwa)',
      'ibiryo bigaruka ~ (muhogo|kanwa)',
    ],
  },
  right_lower_quadrant_pain: {
    label: 'Kubabara hasi iburyo mu nda',
    question: 'Urababara hasi iburyo mu nda?',
    phrases: ['{pain} ~ hasi iburyo', '{abdomen} ~ hasi iburyo', 'hasi iburyo {pain}'],
  },
  left_lower_quadrant_pain: {
    label: 'Kubabara hasi ibumoso mu nda',
    question: 'Urababara hasi ibumoso mu nda?',
    phrases: ['{pain} ~ hasi ibumoso', 'hasi ibumoso {pain}'],
  },
  evening_fever: {
    label: 'Umuriro wa nimugoroba',
    question: 'Umuriro uza nimugoroba?',
    phrases: ['umuriro ~ (nimugoroba|mugoroba)'],
  },
  tremor: {
    label: 'Amaboko atitira',
    question: 'Amaboko aratitira?',
    phrases: ['(amaboko|intoki|ibiganza) ~ (atitira|aratitira|zititira|ziratitira|bititira)'],
  },
  malaria_test_positive: {
    label: 'Basanze malariya mu maraso',
    question: 'Ibizamini byagaragaje malariya?',
    phrases: [
      '(basanze|asanze|asanga|basanga|yasanze) ~ (malariya|malaria)',
      '(malariya|malaria) ~ positif',
      '(malariya|malaria) ~ positive',
      'tdr positif',
      'tdr positive',
    ],
  },
  coloured_sputum: {
    label: "Igikororwa cy'umuhondo",
    question: "Igikororwa gisa n'umuhondo cyangwa icyatsi?",
    phrases: ['(igikororwa|ibikororwa) ~ (umuhondo|icyatsi|amashyira)'],
  },
  barking_cough: {
    label: "Inkorora nk'iy'imbwa imoka",
    question: "Akorora nk'imbwa imoka?",
    phrases: ['{cough} ~ imbwa', '{cough} nkimbwa'],
  },
  night_cough: { label: 'Inkorora ya nijoro', question: 'Ukorora cyane nijoro?', phrases: ['{cough} ~ nijoro'] },
  chest_tightness: {
    label: 'Igituza gifunze',
    question: 'Wumva igituza gifunze?',
    phrases: ['{chest} (gifunze|kiremereye|hafunze|harafunze)'],
  },
  exertional_breathlessness: {
    label: 'Guhumeka nabi iyo agenda',
    question: 'Uhumeka nabi iyo ugenda cyangwa uzamuka?',
    phrases: [
      '{breathless} ~ (agenda|ngenda|azamuka|nzamuka|kugenda)',
      '(agenda|ngenda) ~ (ananirwa|nkananirwa|akananirwa)',
    ],
  },
  cold_sweat: {
    label: 'Ibyuya bikonje',
    question: 'Ubira ibyuya bikonje?',
    phrases: ['ibyuya bikonje', 'ibyuya bikonja'],
  },
  cold_extremities: {
    label: "Ibiganza n'ibirenge bikonje",
    question: "Ibiganza n'ibirenge birakonje?",
    phrases: ['(ibiganza|ibirenge|intoki|amaboko|amaguru) (bikonje|birakonje|akonje|arakonje|zikonje)'],
  },
  gum_bleeding: {
    label: 'Ishinya iva amaraso',
    question: 'Ishinya iva amaraso?',
    phrases: [
      '(ishinya|ishinya ziri|amenyo|inyinya) kuva {blood}',
      'ishinya ~ {blood}',
      'ishinya (iva|ziva|iravaho|ziri kuva|irava) {blood}',
      'ishinya {blood}',
    ],
  },
  tooth_decay: {
    label: 'Iryinyo ryaboze',
    question: 'Iryinyo ryacukutse?',
    phrases: ['{tooth} (ryaboze|yaboze|ryacukutse|yacukutse|ryatobotse)'],
  },
  gum_swelling: {
    label: 'Ishinya yabyimbye',
    question: 'Ishinya yabyimbye?',
    phrases: ['ishinya {swelling}', '{swelling} ishinya'],
  },
  gum_boil_or_dental_abscess: {
    label: 'Amashyira mu ryinyo',
    question: 'Iryinyo ririmo amashyira?',
    phrases: ['amashyira ~ {tooth}', '{tooth} ~ amashyira'],
  },
  bad_breath: {
    label: 'Akanwa kanuka',
    question: 'Akanwa karanuka?',
    phrases: ['akanwa (kanuka|karanuka)', '(kunuka|anuka) mu kanwa'],
  },
  cheek_gland_swelling: {
    label: 'Itama ryabyimbye',
    question: 'Amatama yabyimbye?',
    phrases: ['(itama|amatama) {swelling}', '{swelling} (itama|amatama)', 'umushwiga', 'oreillons'],
  },
  neck_lymph_nodes: {
    label: 'Utubyimba mu ijosi',
    question: 'Ufite utubyimba mu ijosi?',
    phrases: ['(utubyimba|akabyimba|inturugunyu) ~ ijosi'],
  },
  white_patches_in_mouth: {
    label: 'Ibyera mu kanwa',
    question: 'Mu kanwa harimo ibyera?',
    phrases: ['(kanwa|akanwa|ururimi) ~ (ibyera|byera|umweru|utwera)'],
  },
  eyelid_swelling: {
    label: "Igihene cy'ijisho cyabyimbye",
    question: 'Ijisho ryabyimbye?',
    phrases: ['amaso {swelling}', 'ibihene {swelling}'],
  },
  facial_swelling: {
    label: 'Mu maso habyimbye',
    question: 'Mu maso harabyimbye?',
    phrases: ['mu maso harabyimbye', 'mu maso habyimbye', 'isura {swelling}', 'harabyimbye mu maso'],
  },
  watery_eyes: {
    label: 'Amaso ava amarira',
    question: 'Amaso ava amarira?',
    phrases: ['{eye} ~ amarira', 'amaso arira'],
  },
  photophobia: {
    label: 'Urumuri rubabaza amaso',
    question: 'Urumuri rubabaza amaso?',
    phrases: ['(urumuri|izuba) ~ {pain} {eye}', '{cannot} kureba urumuri', 'urumuri ~ {pain}'],
  },
  reduced_vision: {
    label: 'Kutabona neza',
    question: 'Ubona gake?',
    phrases: ['abona gake', 'mbona gake', 'kubona ~ gabanutse'],
  },
  ear_discharge_foul: {
    label: 'Amashyira anuka mu gutwi',
    question: 'Ibiva mu gutwi biranuka?',
    phrases: ['{ear} ~ (anuka|binuka|aranuka)', 'amashyira anuka {ear}'],
  },
  foreign_body_nose_ear: {
    label: 'Ikintu mu zuru cyangwa mu gutwi',
    question: 'Hari ikintu cyinjiye mu zuru cyangwa mu gutwi?',
    phrases: ['(ikintu|agasaro|igishyimbo|ibishyimbo|agakoko) ~ (mu zuru|izuru|mu mazuru|mu gutwi|ugutwi)'],
  },
  ringing_in_ears: {
    label: 'Amatwi avuza induru',
    question: 'Amatwi avuza induru?',
    phrases: ['{ear} (avuza|avuga|aravuga|adunda)'],
  },
  measles_rash: { label: 'Iseru', question: 'Umwana afite iseru?', phrases: ['iseru', '{ill} iseru'] },
  vesicles: {
    label: 'Uduheri turimo amazi',
    question: 'Uduheri turimo amazi?',
    phrases: ['{spots} ~ amazi', '{spots} turimo amazi', 'ibihara'],
  },
  pustules: {
    label: 'Uduheri turimo amashyira',
    question: 'Uduheri turimo amashyira?',
    phrases: ['{spots} ~ amashyira'],
  },
  rash_hands_webs: {
    label: "Uduheri hagati y'intoki",
    question: "Uduheri turi hagati y'intoki?",
    phrases: ['({spots}|{itch}) ~ (hagati yintoki|intoki)', '(hagati yintoki|mu ntoki) ~ {spots}'],
  },
  rash_on_face: {
    label: 'Uduheri mu maso',
    question: 'Uduheri turi mu maso?',
    phrases: ['{spots} (mu maso|mu isura)', 'mu maso ~ {spots}'],
  },
  rash_nappy: {
    label: 'Uduheri aho umwana yambara pampa',
    question: 'Aho yambara pampa haratukuye?',
    phrases: ['(pampa|couche|ikibuno|mu kibuno) ~ (haratukuye|hatukuye|{spots})'],
  },
  itching_worse_at_night: {
    label: 'Kwishimagura nijoro',
    question: 'Wishimagura cyane nijoro?',
    phrases: ['{itch} ~ nijoro', '(ishimagura|kwishimagura|rishimagura) ~ nijoro'],
  },
  itching_generalised: {
    label: 'Kwishimagura umubiri wose',
    question: 'Wishimagura umubiri wose?',
    phrases: ['{itch} umubiri wose', '(ishimagura|kwishimagura) umubiri wose', 'umubiri wose {itch}'],
  },
  contact_sick: {
    label: 'Abandi na bo barwaye',
    question: 'Hari abandi barwaye nka we?',
    phrases: ['(abandi|bagenzi|abana bandi|undi) ~ (barwaye|barishimagura|yarwaye|barwara|bararwaye)'],
  },
  pale_patches: {
    label: 'Ibibara byera ku ruhu',
    question: 'Ufite ibibara byera ku ruhu?',
    phrases: ['(ibibara|ikibara|amabara) ~ (byera|cyera|umweru|yera)'],
  },
  wound_infected: {
    label: 'Igikomere kirimo amashyira',
    question: 'Igikomere kirimo amashyira cyangwa kiranuka?',
    phrases: ['{sore} ~ (amashyira|kinuka|kiranuka|binuka)'],
  },
  skin_ulcer: {
    label: 'Igisebe kidakira',
    question: 'Ufite igisebe kidakira?',
    phrases: ['{sore} (kidakira|bidakira|cyanze gukira)'],
  },
  jigger_lesions: { label: 'Amavunja', question: 'Ufite amavunja?', phrases: ['amavunja', 'imvunja'] },
  lice_or_nits: {
    label: 'Inda zo mu mutwe',
    question: 'Ufite inda zo mu mutwe?',
    phrases: ['inda zo mu musatsi', 'inda zo mu mutwe'],
  },
  foul_smelling_urine: {
    label: 'Inkari zinuka',
    question: 'Inkari ziranuka?',
    phrases: ['{urine} ~ (zinuka|ziranuka)'],
  },
  cloudy_urine: {
    label: 'Inkari zidasukuye',
    question: 'Inkari zisa nabi?',
    phrases: ['{urine} ~ (ibicu|urwondo|zidasukuye)'],
  },
  weak_urine_stream: {
    label: 'Inkari ziza buhoro',
    question: 'Inkari ziza buhoro cyangwa zitonyanga?',
    phrases: ['{urine} ~ (buhoro|zitonyanga)'],
  },
  nocturia: {
    label: 'Kubyuka nijoro kunyara',
    question: 'Ubyuka nijoro kunyara?',
    phrases: ['{urinate} ~ nijoro', '(byuka|kubyuka) ~ {urinate}'],
  },
  bedwetting: { label: 'Kunyara ku buriri', question: 'Anyara ku buriri?', phrases: ['{urinate} ~ (buriri|uburiri)'] },
  testicular_swelling: {
    label: 'Amabya yabyimbye',
    question: 'Amabya yabyimbye?',
    phrases: ['(amabya|ibya|udusabo) {swelling}'],
  },
  genital_ulcer: {
    label: 'Igisebe ku gitsina',
    question: 'Ufite igisebe ku gitsina?',
    phrases: ['{sore} ~ (gitsina|igitsina)', '{sore} gitsina'],
  },
  genital_blisters: {
    label: 'Uduheri ku gitsina',
    question: 'Ufite uduheri ku gitsina?',
    phrases: ['{spots} ~ (gitsina|igitsina)'],
  },
  fishy_or_foul_odour: {
    label: 'Ibiva mu gitsina binuka',
    question: 'Ibiva mu gitsina biranuka?',
    phrases: ['(ibiva|ibintu|amazi) ~ (binuka|biranuka|anuka)'],
  },
  groin_hernia: { label: 'Herniya', question: 'Ufite herniya?', phrases: ['herniya', 'hernie', 'umusipa wamanutse'] },
  irregular_periods: {
    label: 'Imihango ihindagurika',
    question: 'Imihango ihindagurika?',
    phrases: ['imihango ~ (ihindagurika|idahoraho|yahindutse)'],
  },
  back_pain_to_leg: {
    label: 'Umugongo urya ukamanuka mu kuguru',
    question: 'Ububabare bumanuka mu kuguru?',
    phrases: ['{back} {pain} ~ (ukuguru|kuguru|amaguru)', '{pain} {back} ~ (ukuguru|kuguru|amaguru)'],
  },
  hand_swelling: {
    label: 'Ikiganza cyabyimbye',
    question: 'Ukuboko cyangwa ikiganza cyabyimbye?',
    phrases: ['(ikiganza|ibiganza|ukuboko|intoki) {swelling}', '{swelling} (ibiganza|intoki|ukuboko)'],
  },
  muscle_cramps: {
    label: 'Imbwa mu mitsi',
    question: "Ufatwa n'imbwa mu mitsi?",
    phrases: ['crampe', 'crampes', 'imbwa mu mitsi', 'kugagara kwimitsi'],
  },
  numb_hands_and_feet: {
    label: 'Ibinya mu ntoki no mu birenge',
    question: 'Wumva ibinya mu ntoki cyangwa mu birenge?',
    phrases: ['ibinya ~ (intoki|ibirenge|amaguru|amaboko|ntoki)', '(intoki|ibirenge|amaguru|amaboko) ~ ibinya'],
  },
  memory_loss: { label: 'Kwibagirwa', question: 'Wibagirwa cyane?', phrases: ['kwibagirwa', 'yibagirwa', 'nibagirwa'] },
  no_pleasure: {
    label: 'Kutishimira ibintu',
    question: 'Ntugishimira ibyo wakundaga?',
    phrases: ['nta byishimo', 'ntakishimira', 'sinkishimira'],
  },
  hopelessness: {
    label: 'Kwiheba',
    question: 'Wihebye?',
    phrases: ['kwiheba', 'nihebye', 'yihebye', 'nta cyizere cyubuzima'],
  },
  crying_easily: {
    label: 'Kurira kenshi',
    question: 'Urira kenshi nta mpamvu?',
    phrases: ['rira kenshi', 'kurira kenshi', 'rira nta mpamvu'],
  },
  nightmares: { label: 'Inzozi mbi', question: 'Urota inzozi mbi?', phrases: ['inzozi mbi', 'inzozi ziteye ubwoba'] },
  no_tears: {
    label: 'Kurira nta marira',
    question: 'Umwana arira nta marira?',
    phrases: ['rira ~ nta marira', 'nta marira', 'kurira nta marira'],
  },
  dry_mouth: {
    label: 'Akanwa kumye',
    question: 'Akanwa karumye?',
    phrases: ['(akanwa|ururimi|iminwa) (kumye|karumye|rumye|yumye|yarumye|rwumye)'],
  },
  drinks_poorly: {
    label: 'Anywa gake',
    question: 'Anywa gake?',
    phrases: ['anywa gake', 'konka ~ byagabanutse', 'yonka gake'],
  },
  irritable_child: {
    label: 'Umwana arira cyane',
    question: 'Umwana ararira cyane iyo bamukozeho?',
    phrases: ['{child} ararira cyane', 'rira iyo bamukozeho', 'arira buri kanya'],
  },
  not_immunised: {
    label: 'Ntiyakingiwe',
    question: 'Ntiyakingiwe?',
    phrases: ['ntiyakingiwe', 'ntarakingirwa', 'ntiyigeze akingirwa'],
  },
  immunised: {
    label: 'Yarakingiwe',
    question: 'Yarakingiwe byose?',
    phrases: ['yakingiwe byose', 'yarakingiwe', 'inkingo zose'],
  },
  unsafe_water_food: {
    label: 'Amazi cyangwa ibiryo bibi',
    question: 'Wanyoye amazi adatetse cyangwa wariye ibiryo byaraye?',
    phrases: [
      '(ibiryo|inyama|ibyo kurya) (zaraye|byaraye|byangiritse|zangiritse|byapfuye)',
      'amazi (adatetse|yo mu mugezi|yo mu gishanga|mabi)',
    ],
  },
  freshwater_contact: {
    label: "Kwoga mu mazi y'ikiyaga",
    question: 'Woga cyangwa ukorera mu kiyaga, mu mugezi cyangwa mu gishanga?',
    phrases: ['(koga|yoga|noga) ~ (ikiyaga|kiyaga|umugezi|igishanga|gishanga)', '(umurobyi|kuroba)'],
  },
  missed_medicines: {
    label: 'Yabuze imiti',
    question: 'Waretse gufata imiti yawe?',
    phrases: [
      '(yarabuze|yabuze|nabuze|narabuze|yaretse|yararetse|naretse|yahagaritse|nahagaritse) ~ (imiti|umuti)',
      '(imiti|umuti) ~ (yarangiye|yashize|yamushiranye)',
    ],
  },
  recent_surgery: {
    label: 'Kubagwa vuba aha',
    question: 'Wabazwe vuba aha?',
    phrases: ['(yabazwe|nabazwe|baramubaze|barambaze)'],
  },
  livestock_contact: {
    label: 'Amatungo',
    question: 'Worora inka, ihene cyangwa intama?',
    phrases: ['(norora|yorora|korora|yoroye|noroye) (inka|ihene|intama|ingurube)'],
  },
  raw_milk: {
    label: 'Amata adatetse',
    question: 'Unywa amata adatetse?',
    phrases: ['amata (adatetse|adatogosheje|mabisi)'],
  },
  herbal_medicine: {
    label: 'Imiti gakondo',
    question: 'Wakoresheje imiti gakondo?',
    phrases: ['(imiti|umuti) (gakondo|wa kinyarwanda|ya kinyarwanda)', 'umuvuzi gakondo'],
  },
  nsaid_use: {
    label: 'Ibuprofeni na diclofenac',
    question: 'Ufata ibuprofeni, diclofenac cyangwa aspirine?',
    phrases: ['ibuprofeni', 'diclofenac', 'diklofenake', 'aspirine', 'ibuprofene'],
  },
  weight_gain: {
    label: 'Kwiyongera ibiro',
    question: 'Wiyongereye ibiro?',
    phrases: ['ibiro (byiyongereye|byariyongereye)', 'narabyibushye', 'yarabyibushye'],
  },
  dizziness_on_standing: {
    label: 'Isereri iyo ahagurutse',
    question: 'Ugira isereri iyo uhagurutse?',
    phrases: ['isereri ~ (mpagurutse|ahagurutse|guhaguruka|uhagurutse)'],
  },
  unprotected_sex: {
    label: 'Imibonano idakingiye',
    question: 'Wakoze imibonano idakingiye?',
    phrases: ['nta gakingirizo', 'imibonano idakingiye', '(ryamanye|aryamanye|naryamanye) ~ gakingirizo'],
  },
  morning_vomiting: {
    label: 'Kuruka mu gitondo',
    question: 'Uruka mu gitondo?',
    phrases: ['{vomit} ~ (mu gitondo|gitondo)'],
  },
  sprain_twist: { label: 'Entorse', question: 'Wahinnye ikirenge cyangwa ikiganza?', phrases: ['entorse'] },
  limp_or_refuses_walk: {
    label: 'Gucumbagira',
    question: 'Umwana aracumbagira?',
    phrases: ['cumbagira', 'gucumbagira', '{refuse} kugenda'],
  },
} as const satisfies Partial<Record<FindingId, FindingText>>

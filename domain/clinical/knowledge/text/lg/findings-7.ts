import type { FindingId } from '#domain/clinical/knowledge/findings/all-findings.ts'
import type { FindingText } from '#domain/clinical/knowledge/text/finding-text.ts'

export const LG_FINDINGS_7 = {
  watery_diarrhoea: {
    label: 'Ekiddukano kya mazzi',
    question: 'Ekiddukano kya mazzi mazzi?',
    phrases: [
      '{diarrhoea} amazzi',
      '{diarrhoea} ~ amazzi mazzi',
      '{diarrhoea} mazzi',
      '{diarrhoea} mazzi mazzi',
      'obubi bwa mazzi',
      'obubi ~ mazzi mazzi',
    ],
  },
  mucus_in_stool: {
    label: 'Olusonzi mu bubi',
    question: 'Mu bubi mulimu olusonzi?',
    phrases: ['(obubi|bubi) ~ (olusonzi|lusonzi|eminyira)', 'olusonzi', 'obubi obulimu olusonzi'],
  },
  bright_red_rectal_bleeding: {
    label: 'Omusaayi omumyufu nga agenze mu kaabuyonjo',
    question: "Omusaayi omumyufu gukuvaamu ng'ogenze mu kaabuyonjo?",
    phrases: ['{blood} ~ (kabuyonjo|kaabuyonjo|toyireeti)', '{blood} (ava|guva|gufuluma) emabega', '{blood} mu mabega'],
  },
  anal_lump: {
    label: 'Ekizimba emabega',
    question: "Olina ekizimba ku kabina w'ofulumira?",
    phrases: ['ekizimba ~ emabega', 'ennyama ~ emabega', 'enkizi', 'piles'],
  },
  pain_on_passing_stool: {
    label: "Okulumwa ng'agenda mu kaabuyonjo",
    question: "Olumwa ng'ogenze okufulumya?",
    phrases: ['{pain} ~ (kabuyonjo|kaabuyonjo)', '{pain} ~ okufulumya', '{pain} ~ nfulumya'],
  },
  epigastric_pain: {
    label: 'Okulumwa waggulu mu lubuto',
    question: 'Olumwa waggulu mu lubuto?',
    phrases: [
      '{pain} waggulu (wolubuto|olubuto|lubuto|wa lubuto)',
      'waggulu wolubuto {pain}',
      'olubuto waggulu {pain}',
      '{pain} emmeeme',
      'emmeeme {pain}',
    ],
  },
  heartburn: {
    label: 'Okwokya mu kifuba',
    question: "Owulira okwokya mu kifuba ng'omaze okulya?",
    phrases: [
      '{chest} {burning}',
      '{burning} {chest}',
      'mu kifuba {burning}',
      'wakati mu kifuba {burning}',
      'ekikeeto',
      'kikeeto',
      'ekiruluma',
      'emmeeme {burning}',
    ],
  },
  acid_regurgitation: {
    label: 'Amazzi agakaawa galinnya mu mimiro',
    question: 'Amazzi agakaawa gadda mu kamwa?',
    phrases: [
      'amazzi (agakaawa|agakaaye|gakaawa) ~ (emimiro|akamwa|mimiro|kamwa)',
      '(emimiro|akamwa) ~ agakaawa',
      'emmere (eddayo|edda) akamwa',
    ],
  },
  right_lower_quadrant_pain: {
    label: 'Okulumwa wansi ku ddyo mu lubuto',
    question: 'Olumwa wansi ku ddyo mu lubuto?',
    phrases: [
      '{pain} ~ wansi ku (ddyo|mukono ogwa ddyo)',
      'wansi ku ddyo {pain}',
      '{abdomen} ~ wansi ku ddyo',
      'wansi wolubuto ku ddyo',
    ],
  },
  left_lower_quadrant_pain: {
    label: 'Okulumwa wansi ku kkono mu lubuto',
    question: 'Olumwa wansi ku kkono mu lubuto?',
    phrases: ['{pain} ~ wansi ku kkono', 'wansi ku kkono {pain}', '{abdomen} ~ wansi ku kkono'],
  },
  rigors: {
    label: "Okukankana n'omusujja",
    question: "Okankana nnyo ng'olina omusujja?",
    phrases: ['{shake} ~ omusujja', 'omusujja ~ {shake}'],
  },
  evening_fever: {
    label: "Omusujja gw'akawungeezi",
    question: 'Omusujja gujja akawungeezi?',
    phrases: ['omusujja ~ (akawungeezi|kawungeezi|olweggulo|kawungezi)'],
  },
  tremor: {
    label: 'Emikono gikankana',
    question: 'Emikono gikankana?',
    phrases: ['(emikono|engalo) ({shake}|gikankana|zikankana)'],
  },
  malaria_test_positive: {
    label: "Kebera lw'omusujja lwalaze malaria",
    question: 'Bakukebedde ne basanga malaria?',
    phrases: [
      'basanze ~ (malaria|malariya|omusujja)',
      'basangamu (malaria|malariya|omusujja|ensiri)',
      '(malaria|malariya) ~ positive',
      'malaria bagisanze',
      'basanzeemu (malaria|malariya|omusujja)',
    ],
  },
  wheeze: {
    label: 'Okuwuuma mu kifuba',
    question: "Ekifuba kiwuuma ng'ossa?",
    phrases: [
      '{breathe} ~ (awuuma|kiwuuma|awumaawuma|afuuwa luwombo)',
      '{breathe} awuuma',
      '{chest} (kiwuuma|kifuuwa|kikaaba)',
      'okuwuuma ~ {chest}',
    ],
  },
  noisy_chest: {
    label: 'Ekifuba kivuga',
    question: "Ekifuba kireekaana ng'assa?",
    phrases: ['{chest} (kivuga|kireekaana|kiduuma|kiwowogganya)', '{breathe} ~ (avuga|aleekaana|okuvuga)'],
  },
  barking_cough: {
    label: "Okukolola ng'embwa eboggola",
    question: "Akolola ng'embwa eboggola?",
    phrases: ['{cough} ~ embwa', '{cough} ngembwa', '{cough} nembwa eboggola'],
  },
  night_cough: { label: 'Okukolola ekiro', question: 'Okolola nnyo ekiro?', phrases: ['{cough} ~ ekiro'] },
  coloured_sputum: {
    label: 'Ekikolola kya kyenvu oba kiragala',
    question: 'Ekikolola kya kyenvu oba kiragala?',
    phrases: ['(ekikolola|ebikolola|ekikoola) ~ (kyenvu|kiragala|amasira)'],
  },
  chest_tightness: {
    label: 'Ekifuba kikwatidde',
    question: 'Ekifuba kikwatidde?',
    phrases: ['{chest} (kikwatidde|kikwata|kinkwata|kimukwata|kisibye|kinyigiriza)'],
  },
  exertional_breathlessness: {
    label: "Okuziyira ng'atambula",
    question: "Oziyira ng'otambula oba ng'olinnya?",
    phrases: [
      '{breathless} ~ (tambula|ntambula|atambula|okutambula|linnya|nninnya)',
      '(akoowa|nkoowa) mangu ~ (atambula|ntambula)',
    ],
  },
  cold_sweat: {
    label: 'Entuuyo ezinnyogoga',
    question: 'Otuuyana entuuyo ezinnyogoga?',
    phrases: ['entuuyo ezinnyogoga', 'entuuyo ezinyogoga', 'entuuyo ennyogovu'],
  },
  cold_extremities: {
    label: "Emikono n'ebigere binnyogoga",
    question: "Emikono n'ebigere binnyogoga?",
    phrases: ['(emikono|ebigere|engalo|ebibatu) (binnyogoga|ginnyogoga|zinnyogoga|binyogoga|binnyogovu|ginnyogovu)'],
  },
  gum_bleeding: {
    label: 'Ebibuno bivaamu omusaayi',
    question: 'Ebibuno bivaamu omusaayi?',
    phrases: ['(ebibuno|ekibuno|bibuno) ~ {blood}', '{blood} ~ (ebibuno|bibuno|mannyo)', 'amannyo {bleed}'],
  },
  tooth_decay: {
    label: 'Erinnyo livunze',
    question: 'Erinnyo livunze oba lirimu ekituli?',
    phrases: ['{tooth} (livunze|gavunze|lirimu ekituli|libootose)', 'ekituli {tooth}'],
  },
  gum_swelling: {
    label: 'Ekibuno kizimbye',
    question: 'Ekibuno kizimbye?',
    phrases: ['(ekibuno|ebibuno) {swelling}', '{swelling} (ekibuno|ebibuno)'],
  },
  gum_boil_or_dental_abscess: {
    label: 'Amasira mu linnyo',
    question: 'Erinnyo lirimu amasira?',
    phrases: ['amasira {tooth}', '{tooth} ~ amasira', 'oluba {swelling}'],
  },
  bad_breath: { label: 'Akamwa kawunya', question: 'Akamwa kawunya?', phrases: ['akamwa (kawunya|okuwunya)'] },
  cheek_gland_swelling: {
    label: 'Amambulugga (ettama lizimbye)',
    question: 'Amatama gazimbye?',
    phrases: ['amambulugga', 'mambulugga', '(ettama|amatama) {swelling}', '{swelling} (ettama|amatama)'],
  },
  neck_lymph_nodes: {
    label: 'Obuzimba mu bulago',
    question: 'Olina obuzimba mu bulago?',
    phrases: ['(ekizimba|obuzimba|ebizimba|ensanjabavu) ~ (ensingo|obulago|bulago|nsingo)', 'ensanjabavu'],
  },
  neck_swelling: {
    label: 'Ensingo ezimbye',
    question: 'Ensingo ezimbye?',
    phrases: ['(ensingo|obulago) {swelling}'],
  },
  white_patches_in_mouth: {
    label: 'Ebyeru mu kamwa',
    question: 'Mu kamwa mulimu ebyeru?',
    phrases: ['(akamwa|kamwa|olulimi|lulimi) ~ (ebyeru|ebisiyaga|bisiyaga)', 'ebisiyaga', 'olulimi lweru'],
  },
  eyelid_swelling: {
    label: 'Eriiso lizimbye',
    question: "Ebikowe by'amaaso bizimbye?",
    phrases: ['{swelling} amaaso', 'amaaso {swelling}', '(ekikowe|ebikowe) {swelling}'],
  },
  facial_swelling: {
    label: 'Feesi ezimbye',
    question: 'Amaaso ne feesi bizimbye?',
    phrases: ['(feesi|ffeesi|obwenyi) {swelling}', '{swelling} (feesi|ffeesi|obwenyi)'],
  },
  watery_eyes: {
    label: 'Amaaso gakulukuta amaziga',
    question: 'Amaaso gakulukuta amaziga?',
    phrases: ['{eye} ~ (amaziga|gakulukuta)', '{eye} gakulukuta', '{eye} (gayiika|gatonnya) amaziga'],
  },
  photophobia: {
    label: 'Ekitangaala kiruma amaaso',
    question: 'Ekitangaala kikuluma amaaso?',
    phrases: [
      '(ekitangaala|kitangaala|omusana) ~ {pain}',
      '(ekitangaala|kitangaala) {pain}',
      '{refuse} ekitangaala',
      'atya ekitangaala',
    ],
  },
  reduced_vision: {
    label: 'Okulaba kukendedde',
    question: 'Tolaba bulungi ewala oba okumpi?',
    phrases: ['okulaba (kukendedde|kukendeera)', 'alaba kitono', 'ndaba kitono', 'tolaba wala', 'siraba wala'],
  },
  ear_discharge_foul: {
    label: 'Okutu kuvaamu amazzi agawunya',
    question: 'Amazzi agava mu kutu gawunya?',
    phrases: ['{ear} ~ (gawunya|agawunya|ebiwunya|okuwunya)', '(okutu|kutu) kuwunya'],
  },
  child_pulls_ear: {
    label: 'Omwana yeesika okutu',
    question: 'Omwana asika okutu?',
    phrases: ['(asika|akwata|yeekwata) {ear}'],
  },
  foreign_body_nose_ear: {
    label: 'Ekintu kiyingidde mu kutu oba mu nnyindo',
    question: 'Waliwo ekintu ekiyingidde mu kutu oba mu nnyindo?',
    phrases: [
      '(ekintu|akaweke|ekiwuka|empeke) ~ (kiyingidde|kayingidde|eyingidde) ({ear}|ennyindo|kutu|nnyindo)',
      'yeeteeka ~ (nnyindo|kutu)',
    ],
  },
  ringing_in_ears: {
    label: 'Amatu gawuuma',
    question: 'Amatu gawuuma?',
    phrases: ['{ear} (gawuuma|kuwuuma|gavuga|gakaaba)'],
  },
  measles_rash: {
    label: 'Olukusense (mulangira)',
    question: 'Omwana alina olukusense?',
    phrases: ['olukusense', 'mulangira', 'lukusense'],
  },
  vesicles: {
    label: 'Obutulututtu obulimu amazzi',
    question: 'Obutulututtu bulimu amazzi?',
    phrases: ['{spots} ~ amazzi', '{spots} obulimu amazzi', 'kawaali', 'namusuna', 'nnamusuna'],
  },
  pustules: {
    label: 'Obutulututtu obulimu amasira',
    question: 'Obutulututtu bulimu amasira?',
    phrases: ['{spots} ~ amasira'],
  },
  rash_on_face: {
    label: 'Obutulututtu mu maaso',
    question: 'Obutulututtu buli mu maaso?',
    phrases: ['{spots} ~ (feesi|ffeesi|kyenyi|bwenyi)', '{spots} mu maaso', 'embalabe'],
  },
  rash_hands_webs: {
    label: "Obutulututtu wakati w'engalo",
    question: "Obutulututtu buli wakati w'engalo?",
    phrases: ['({spots}|{itch}) ~ (wakati wengalo|engalo)', 'olukuku', 'obuwere'],
  },
  rash_nappy: {
    label: 'Okumyuka awabeera napi',
    question: 'Omwana amyukiridde awabeera napi?',
    phrases: [
      '(napi|nappy|pampa|kabina) ~ (myukiridde|myuse|amyuse|kumyuka|{spots}|okumyuka)',
      '(amyukiridde|amyuse|{spots}) ~ (kabina|napi|nappy|pampa)',
    ],
  },
  itching_worse_at_night: {
    label: 'Okusiiyibwa ennyo ekiro',
    question: 'Osiiyibwa nnyo ekiro?',
    phrases: ['{itch} ~ ekiro'],
  },
  itching_generalised: {
    label: 'Okusiiyibwa omubiri gwonna',
    question: 'Osiiyibwa omubiri gwonna?',
    phrases: ['{itch} omubiri gwonna', 'omubiri gwonna {itch}', 'omubiri ~ {itch} gwonna'],
  },
  contact_sick: {
    label: 'Abalala nabo balwadde',
    question: 'Waliwo abalala abalwadde bwe batyo?',
    phrases: ['(bannange|banne|abalala|baganda be|bonna awaka) ~ (balwadde|balwala|bwe batyo|nabo balina)'],
  },
  hives: {
    label: 'Ebigalagamba (urticaria)',
    question: 'Olususu luzimba bitundu bitundu ne lusiiwa?',
    phrases: ['ebisente', 'ebiyiteeyite', 'urticaria', 'hives'],
  },
  ring_shaped_rash: {
    label: 'Ebigguuna',
    question: 'Olina ekigguuna ekyetooloovu?',
    phrases: ['ekigguuna', 'ebigguuna', 'ekiguuna', 'ebiguuna', 'oluwumu'],
  },
  hair_loss: {
    label: 'Enviiri ziggwaako',
    question: 'Enviiri ziggwaako?',
    phrases: ['enviiri (ziggwaako|zivaako|ziva)'],
  },
  pale_patches: {
    label: 'Amabala ameeru ku lususu',
    question: 'Olina amabala ameeru ku lususu?',
    phrases: ['(amabala|ebbala|ebibala) ~ (meeru|ameeru|eryeru|byeru|njeru)', 'ebbala eryeru', 'amabala ameeru'],
  },
  thickened_skin: {
    label: 'Olususu lukaluba',
    question: 'Olususu lukaze?',
    phrases: ['olususu (lukaze|lukaluba|lukakanyadde|lugezze)'],
  },
  dry_skin: {
    label: 'Olususu olukalu',
    question: 'Olususu lukalu?',
    phrases: ['olususu (lukalu|olukalu|lukala|lukaze)'],
  },
  nodules_under_skin: {
    label: "Obuzimba wansi w'olususu",
    question: "Olina obuzimba wansi w'olususu?",
    phrases: ['(obuzimba|ebizimba|ekizimba) ~ wansi wolususu'],
  },
  skin_warm_red_painful: {
    label: 'Olususu lumyuse, lwokya era luluma',
    question: 'Olususu lumyuse, lwokya era luluma?',
    phrases: ['olususu (lumyuse|lumyufu) ~ ({pain}|lwokya)', 'olususu lwokya ~ {pain}'],
  },
  wound_infected: {
    label: 'Ekiwundu kirimu amasira',
    question: 'Ekiwundu kirimu amasira oba kiwunya?',
    phrases: ['{sore} ~ (amasira|gawunya|kiwunya|kivunze)', '{sore} amasira'],
  },
  skin_ulcer: {
    label: 'Ebbwa eritawona',
    question: 'Olina ebbwa eritawona?',
    phrases: ['{sore} ~ (eritawona|teriwona|litawona|tekiwona|agatawona|tegawona|ekitawona|lwawo)'],
  },
  honey_crusts: {
    label: 'Amabwa agaliko ebikuta bya kyenvu',
    question: 'Amabwa galiko ebikuta bya kyenvu?',
    phrases: ['{sore} ~ (ekikuta|ebikuta|bikuta|kikuta)', '(ekikuta|ebikuta) kyenvu'],
  },
  jigger_lesions: { label: 'Envunza', question: 'Olina envunza?', phrases: ['envunza', 'nvunza'] },
  lice_or_nits: { label: 'Ensekere', question: 'Olina ensekere?', phrases: ['ensekere', 'nsekere'] },
  warts: { label: 'Ensundo', question: 'Olina ensundo?', phrases: ['ensundo', 'ensuundo', 'warts'] },
  bullae: {
    label: 'Amabbabba',
    question: 'Olususu luliko amabbabba?',
    phrases: ['amabbabba', 'ebbabba', '(akatulututtu|ekitulututtu) kinene'],
  },
  dark_urine: {
    label: 'Omusulo guli langi ya caayi',
    question: 'Omusulo guli nga caayi?',
    phrases: ['{urine} ~ (caayi|chai|kitaka)', '{urine} nga caayi'],
  },
  foul_smelling_urine: {
    label: 'Omusulo guwunya',
    question: 'Omusulo guwunya nnyo?',
    phrases: ['{urine} ~ (guwunya|oguwunya)'],
  },
  cloudy_urine: {
    label: 'Omusulo gutabuse',
    question: 'Omusulo gutabuse?',
    phrases: ['{urine} ~ (gutabuse|ogutabuse|gwekutte)'],
  },
  weak_urine_stream: {
    label: 'Omusulo gutonnya butonnyi',
    question: 'Omusulo gujja mpola oba gutonnya?',
    phrases: ['{urine} ~ (gujja mpola|mpola)'],
  },
  nocturia: {
    label: 'Okuzuukuka ekiro okufuka',
    question: 'Ozuukuka ekiro okufuka?',
    phrases: ['{urinate} ~ ekiro', 'zuukuka ~ {urinate}'],
  },
  urinary_incontinence: {
    label: 'Omusulo gujja gwokka',
    question: 'Omusulo gujja gwokka?',
    phrases: ['{urine} ~ gwokka', '{cannot} kuziyiza {urine}'],
  },
  bedwetting: {
    label: 'Okufuka ku buliri',
    question: 'Afuka ku buliri?',
    phrases: ['{urinate} ~ (obuliri|buliri)', 'fukira ku buliri', 'afukaalira'],
  },
  flank_pain: {
    label: 'Okulumwa mu mbiriizi',
    question: 'Olumwa mu mbiriizi?',
    phrases: ['{pain} (embiriizi|mbiriizi|oludda lwolubuto|ensigo)', '(embiriizi|mbiriizi|ensigo) {pain}'],
  },
  testicular_pain: {
    label: 'Enjagi ziruma',
    question: 'Enjagi zikuluma?',
    phrases: ['{pain} {testis}', '{testis} {pain}'],
  },
  testicular_swelling: {
    label: 'Enjagi zizimbye',
    question: 'Enjagi zizimbye?',
    phrases: ['{testis} {swelling}'],
  },
  genital_ulcer: {
    label: "Amabwa ku bitundu by'ekyama",
    question: "Olina amabwa ku bitundu by'ekyama?",
    phrases: ['{sore} ~ (bukyala|busajja|byekyama|ekyama|obusajja|obukyala)'],
  },
  genital_blisters: {
    label: "Obutulututtu ku bitundu by'ekyama",
    question: "Olina obutulututtu ku bitundu by'ekyama?",
    phrases: ['{spots} ~ (bukyala|busajja|byekyama|ekyama|obusajja|obukyala)'],
  },
  fishy_or_foul_odour: {
    label: 'Amazzi agawunya mu bukyala',
    question: 'Amazzi agava mu bukyala gawunya?',
    phrases: [
      '(amazzi|ebiva|ebikulukuta) ~ (gawunya|agawunya|ebiwunya)',
      'bukyala ~ (kuwunya|buwunya|gawunya|ebiwunya)',
    ],
  },
  groin_hernia: {
    label: 'Enya (hernia)',
    question: 'Olina ekizimba mu kisambi ekidda munda?',
    phrases: ['hernia', 'ennya', 'ekizimba ~ (ekisambi|kisambi|nsaali)'],
  },
  infertility: {
    label: 'Okulwawo okufuna olubuto',
    question: 'Olwawo okufuna olubuto?',
    phrases: [
      'mugumba',
      'lwawo okufuna olubuto',
      '{fail} okufuna olubuto',
      'sifuna lubuto',
      'tafuna lubuto',
      'lemeddwa okuzaala',
    ],
  },
  heavy_periods: {
    label: "Ensonga z'omusaayi mungi",
    question: 'Ensonga zibaamu omusaayi mungi?',
    phrases: ['ensonga ~ {blood} mungi', 'ensonga (nnyingi|zamaanyi)', 'nsonga ~ mungi'],
  },
  irregular_periods: {
    label: 'Ensonga ezitabuka',
    question: 'Ensonga zitabuka?',
    phrases: ['ensonga ~ (zitabuka|zitabuse|tezitegeerekeka|zikyuka)'],
  },
  pain_during_sex: { label: 'Okulumwa mu kwegatta', question: 'Olumwa mu kwegatta?', phrases: ['{pain} ~ okwegatta'] },
  big_toe_pain: {
    label: 'Akagere akanene kaluma',
    question: 'Akagere akanene kaluma?',
    phrases: ['(akagere akanene|ekigere ekisajja|akasajja akagere) ~ ({pain}|{swelling})'],
  },
  hand_swelling: {
    label: 'Omukono guzimbye',
    question: 'Omukono oba engalo bizimbye?',
    phrases: ['{swelling} (omukono|emikono|engalo)', '(omukono|emikono|engalo) {swelling}'],
  },
  back_pain_to_leg: {
    label: 'Omugongo guluma okutuuka mu kugulu',
    question: 'Obulumi buva mu mugongo ne budda mu kugulu?',
    phrases: ['{back} {pain} ~ (okugulu|amagulu|kugulu)', '{pain} {back} ~ (okugulu|kugulu)'],
  },
  muscle_cramps: {
    label: 'Ebinywa okwekwata',
    question: 'Ebinywa byekwata?',
    phrases: ['(ebinywa|ekinywa|entumbwe) ~ (byekwata|kyekwata|zeekwata|okwekwata)'],
  },
  numbness: {
    label: 'Okusannyalala',
    question: 'Waliwo ekitundu kye tatowuliramu?',
    phrases: [
      '(emikono|engalo|amagulu|ebigere|omukono|okugulu) ~ (ziwulira|tebiwulira|teguwulira|tekuwulira|tewulira)',
      'sannyalala mu ngalo',
    ],
  },
  numb_hands_and_feet: {
    label: "Obutaggumba mu ngalo n'ebigere",
    question: "Owulira ng'empiso mu ngalo oba mu bigere?",
    phrases: ['(engalo|ebigere|emikono) ~ (empiso|nga mpiso|zitinkiza)', '(zitinkiza|bitinkiza) ~ (engalo|ebigere)'],
  },
  memory_loss: {
    label: 'Okwerabira',
    question: 'Weerabira nnyo?',
    phrases: ['okwerabira', 'yeerabira', 'neerabira', 'yeerabira nnyo'],
  },
  no_pleasure: {
    label: 'Obutasanyukira kintu kyonna',
    question: 'Tokyasanyukira kintu kyonna?',
    phrases: ['sikyasanyuka', 'takyasanyuka', 'sikyasanyukira', 'takyasanyukira'],
  },
  hopelessness: {
    label: 'Obutaba na ssuubi',
    question: 'Oweddemu essuubi?',
    phrases: ['(tewali|sirina|talina) ssuubi', 'weddemu essuubi', 'mpeddemu essuubi', 'okuggwaamu essuubi'],
  },
  crying_easily: {
    label: 'Okukaaba buli kiseera',
    question: 'Okaaba buli kiseera?',
    phrases: ['kaaba buli kiseera', 'nkaaba buli kiseera', 'kaaba awatali nsonga'],
  },
  nightmares: {
    label: 'Ebirooto ebibi',
    question: 'Oloota ebirooto ebibi?',
    phrases: ['(ebirooto|ekirooto) (ebibi|bibi|ebitiisa|ekibi)'],
  },
  swelling_after_bite: {
    label: 'Awalumiddwa wazimbye',
    question: 'Awalumiddwa wazimbye?',
    phrases: ['({bit}|{bitten}) ~ (wazimbye|{swelling})'],
  },
  no_tears: {
    label: 'Okukaaba nga tewali maziga',
    question: 'Omwana akaaba nga tewali maziga?',
    phrases: ['kaaba ~ (tewali maziga|talina maziga|tavaamu maziga)', 'takaaba maziga', '(tewali|talina) maziga'],
  },
  dry_mouth: {
    label: 'Akamwa kakalu',
    question: 'Akamwa kakalu?',
    phrases: ['(akamwa|olulimi|emimwa) ~ (kakalu|akakalu|lukalu|gikalu|kakaze|lukaze|gikaze|bikalu|kakalidde)'],
  },
  drinks_poorly: {
    label: 'Anywa katono',
    question: 'Anywa katono?',
    phrases: ['{drank} katono', 'anywa kitono', 'ayonka katono'],
  },
  irritable_child: {
    label: 'Omwana anyiiga mangu',
    question: 'Omwana akaaba nnyo era anyiiga mangu?',
    phrases: ['{child} ~ (anyiiga|akaaba nnyo|anyiganyiga|akaaba buli)'],
  },
  not_immunised: {
    label: 'Tagemebwanga',
    question: 'Tagemebwanga?',
    phrases: ['tagemebwanga', 'tagemeddwa', 'tebaamugema', 'tagemebwa', 'teyagemebwa'],
  },
  immunised: {
    label: 'Yagemebwa byonna',
    question: 'Empiso zonna azirina?',
    phrases: ['empiso (zonna|zaayo zonna) ~ (azirina|afunye|yafuna)', 'yagemebwa empiso zonna', 'agemeddwa zonna'],
  },
  unsafe_water_food: {
    label: 'Amazzi oba emmere ebitali birungi',
    question: 'Wanywa amazzi agatafumbiddwa oba walya emmere enkadde?',
    phrases: [
      'amazzi (agatafumbiddwa|gatafumbiddwa|agenzizi|agoluzzi|amakyafu|agomugga)',
      'emmere (eyonoonese|esuzeewo|esuze|enkadde|ewogedde)',
    ],
  },
  freshwater_contact: {
    label: 'Okunaaba mu nnyanja oba omugga',
    question: 'Onaaba oba ovuba mu nnyanja?',
    phrases: [
      '(naaba|nnaaba|okunaaba|wuga|mpuga) ~ (nnyanja|omugga|ennyanja|olutobazzi)',
      '(muvubi|abavubi|okuvuba|mvuba|envubo)',
    ],
  },
  missed_medicines: {
    label: 'Yalekayo eddagala',
    question: 'Walekayo okumira eddagala?',
    phrases: [
      '(yalekayo|nalekayo|yalekera|nalekera|yamulekayo|alekedde|yaleka|naleka) ~ (eddagala|arv|arvs|empeke)',
      '(eddagala|arv|arvs) ~ (yalekayo|nalekayo|yazireka|nazireka|nagireka|yagireka|limuweddeko|limpeddeko)',
      'eddagala liweddewo',
    ],
  },
  recent_surgery: {
    label: 'Okulongoosebwa gye buvuddeko',
    question: 'Walongoosebwa gye buvuddeko?',
    phrases: [
      '(bamulongoosezza|bannongoosezza|yalongoosebwa|nalongoosebwa|bamulongoosa|bannongoosa|alongooseddwa|okulongoosebwa)',
    ],
  },
  livestock_contact: {
    label: "Okukola n'ebisolo",
    question: 'Olunda ente, embuzi oba endiga?',
    phrases: ['(lunda|nnunda|okulunda) (ente|embuzi|endiga|embizzi|ebisolo)'],
  },
  herbal_medicine: {
    label: "Eddagala ly'ekinnansi",
    question: "Okozesezza eddagala ly'ekinnansi?",
    phrases: ['eddagala (lyekinnansi|ekinnansi|lyekiganda|ekiganda|lya kinnansi)', 'omuddo gweddagala'],
  },
  raw_milk: {
    label: 'Amata agatafumbiddwa',
    question: 'Onywa amata agatafumbiddwa?',
    phrases: ['amata (agatafumbiddwa|gatafumbiddwa|amabisi)'],
  },
  weight_gain: { label: 'Okugejja', question: 'Ogezze?', phrases: ['gezze', 'okugejja', 'ngezze'] },
  excessive_sweating: { label: 'Okutuuyana ennyo', question: 'Otuuyana nnyo?', phrases: ['{sweat} {severe}'] },
  increased_appetite: {
    label: 'Okulya ennyo',
    question: 'Enjala ekuluma nnyo?',
    phrases: ['enjala ennuma nnyo', 'enjala emuluma nnyo'],
  },
  vomiting_after_cough: {
    label: 'Okusesema nga amaze okukolola',
    question: "Asesema ng'amaze okukolola?",
    phrases: ['{vomit} ~ (akolola|akolodde|okukolola|nkolola|amaze okukolola)'],
  },
  morning_vomiting: {
    label: 'Okusesema ku makya',
    question: 'Osesema ku makya?',
    phrases: ['{vomit} ~ (ku makya|makya|kumakya)'],
  },
  limp_or_refuses_walk: {
    label: 'Awenyera',
    question: 'Omwana awenyera oba agaana okutambula?',
    phrases: ['awenyera', 'okuwenyera', 'mpenyera', '{refuse} okutambula'],
  },
  difficulty_walking: {
    label: "Okutambula n'obuzibu",
    question: "Otambula n'obuzibu?",
    phrases: ['tambula (bubi|na buzibu|nobuzibu)', '{pain} ~ ntambula', '{cannot} kutambula bulungi'],
  },
  sprain_twist: {
    label: 'Okunuuka',
    question: 'Okugulu oba omukono gunuuse?',
    phrases: ['(okunuuka|nuuse|enuuse|kunuuse|gunuuse|nnuuse)'],
  },
  hoarse_voice: {
    label: 'Eddoboozi ligenze',
    question: 'Eddoboozi ligenze oba likaze?',
    phrases: ['eddoboozi (ligenze|likaze|lisakaadde|ligwawo|likyuse|terivaayo)', 'okusakaala'],
  },
  known_allergy: {
    label: 'Alina allergy',
    question: "Olina ekintu ky'otakkiriza (allergy)?",
    phrases: ['allergy', 'aleji', 'alleji'],
  },
  known_gout: { label: 'Gout', question: 'Olina obulwadde bwa gout?', phrases: ['obulwadde bwa gout', '{have} gout'] },
  known_stroke: {
    label: 'Yasannyalalako',
    question: 'Wali osannyaladdeko?',
    phrases: ['yasannyalalako', 'nasannyalalako', 'stroke edda'],
  },
  hyperglycaemia: {
    label: 'Sukaali ali waggulu',
    question: 'Sukaali ali waggulu?',
    phrases: ['sukaali (ali waggulu|waggulu|alinnye|mungi)'],
  },
  bone_pain: {
    label: 'Amagumba agaluma',
    question: 'Amagumba gakuluma?',
    phrases: ['{pain} amagumba', 'amagumba {pain}', 'amagumba ~ {pain}'],
  },
} as const satisfies Partial<Record<FindingId, FindingText>>

import type { FindingId } from '#domain/clinical/knowledge/findings/all-findings.ts'
import type { FindingText } from '#domain/clinical/knowledge/text/finding-text.ts'

export const LG_FINDINGS_3 = {
  polyuria: { label: 'Omusulo mungi', question: 'Ofuka omusulo mungi?', phrases: ['{urine} mungi', '{urinate} nnyo'] },
  vaginal_discharge: {
    label: 'Ebiva mu bukyala',
    question: 'Waliwo ebiva mu bukyala?',
    phrases: ['amazzi ~ bukyala', 'ebiva mu bukyala', 'ebikulukuta ~ bukyala'],
  },
  penile_discharge: {
    label: 'Amasira agava mu busajja',
    question: 'Waliwo amasira agava mu busajja?',
    phrases: ['amasira ~ busajja'],
  },
  genital_itching: {
    label: 'Okusiiyibwa mu bukyala oba obusajja',
    question: "Osiiyibwa mu bitundu by'ekyama?",
    phrases: ['{itch} bukyala', 'bukyala {itch}', '{itch} busajja', 'busajja {itch}', '{itch} bitundu byekyama'],
  },
  vaginal_bleeding: {
    label: 'Okuvaamu omusaayi mu bukyala',
    question: 'Ovaamu omusaayi mu bukyala?',
    phrases: ['{bleed} ~ bukyala', '{blood} bukyala', '{pregnant} ~ {bleed}'],
  },
  missed_period: {
    label: 'Okusubwa ensonga',
    question: "Wasubiddwa ensonga z'abakyala?",
    phrases: ['subiddwa ensonga', 'okusubwa ensonga', 'tannagenda mu nsonga', 'sinnagenda mu nsonga'],
  },
  painful_periods: {
    label: 'Obulumi mu nsonga',
    question: "Olumwa ng'ogenze mu nsonga?",
    phrases: ['{pain} nsonga', '{pain} ~ nsonga zabakyala'],
  },
  pregnant: {
    label: 'Ali lubuto',
    question: 'Oli lubuto?',
    phrases: ['{pregnant}', 'olubuto lwa myezi', 'olubuto lwemyezi', 'olubuto lwa wiiki'],
  },
  contractions: { label: 'Ebisa', question: 'Olina ebisa?', phrases: ['ebisa'] },
  recently_gave_birth: {
    label: 'Yaakazaala',
    question: 'Waakazaala?',
    phrases: ['nnakawere', 'nakawere', 'yaakazaala', 'yakazaala', 'nnaakazaala'],
  },
  recent_miscarriage_or_abortion: {
    label: 'Olubuto luvuddemu',
    question: 'Olubuto lwavuddemu gye buvuddeko?',
    phrases: [
      'olubuto luvuddemu',
      'olubuto lwavuddemu',
      'olubuto ~ luvuddemu',
      'okuggyamu olubuto',
      'yaggyamu olubuto',
    ],
  },
  breastfeeding: { label: 'Ayonsa', question: 'Oyonsa?', phrases: ['ayonsa', 'nnyonsa', 'njonsa'] },
  poor_feeding: {
    label: 'Ayonka bubi',
    question: 'Omwana ayonka oba alya bubi?',
    phrases: ['yonka bubi', 'yonka katono', 'alya bubi', 'alya katono'],
  },
  back_pain: {
    label: 'Omugongo oguluma',
    question: 'Omugongo gukuluma?',
    phrases: ['{pain} {back}', '{back} {pain}', 'obulumi ~ {back}'],
  },
  joint_pain: {
    label: 'Ennyingo eziruma',
    question: 'Ennyingo zikuluma?',
    phrases: ['{pain} {joint}', '{joint} {pain}'],
  },
  joint_swelling: {
    label: 'Okuzimba ennyingo',
    question: 'Ennyingo zizimbye?',
    phrases: ['{swelling} {joint}', '{joint} {swelling}'],
  },
  muscle_pain: {
    label: 'Ebinywa ebiruma',
    question: 'Omubiri gwonna gukuluma?',
    phrases: ['{pain} ebinywa', 'ebinywa {pain}', '{pain} omubiri', 'omubiri {pain}', 'omubiri gwonna {pain}'],
  },
  neck_pain: {
    label: 'Ensingo eruma',
    question: 'Ensingo ekuluma?',
    phrases: ['{pain} ensingo', 'ensingo {pain}', '{pain} obulago', 'obulago {pain}'],
  },
  knee_pain: {
    label: 'Evviivi eriruma',
    question: 'Evviivi likuluma?',
    phrases: ['{pain} evviivi', 'evviivi {pain}', '{pain} amaviivi', 'amaviivi {pain}'],
  },
  shoulder_pain: {
    label: 'Ebbegabega eriruma',
    question: 'Ebbegabega likuluma?',
    phrases: ['{pain} ebbegabega', 'ebbegabega {pain}', '{pain} ebibegabega', 'ebibegabega {pain}'],
  },
  rash: {
    label: 'Obutulututtu',
    question: 'Olina obutulututtu ku mubiri?',
    phrases: ['obutulututtu', 'ebitulututtu', 'ebutulututtu'],
  },
  itching: { label: 'Okusiiyibwa', question: 'Omubiri gukusiiwa?', phrases: ['{itch}'] },
  wound: { label: 'Ekiwundu', question: 'Olina ekiwundu?', phrases: ['ekiwundu', 'ebiwundu', 'ebbwa', 'amabwa'] },
  skin_abscess: { label: 'Ejjute', question: 'Olina ejjute?', phrases: ['ejjute', 'amayute'] },
  ear_pain: { label: 'Okutu okuluma', question: 'Okutu kukuluma?', phrases: ['{pain} {ear}', '{ear} {pain}'] },
  ear_discharge: {
    label: 'Amasira mu kutu',
    question: 'Okutu kuvaamu amasira?',
    phrases: ['amasira {ear}', '{ear} ~ amasira'],
  },
  hearing_loss: {
    label: 'Obutawulira bulungi mu matu',
    question: 'Towulira bulungi mu matu?',
    phrases: ['tawulira bulungi matu', 'okuziba amatu', 'amatu gazibye', 'kiggala'],
  },
  red_eye: {
    label: 'Amaaso amamyufu',
    question: 'Amaaso gamyuse?',
    phrases: ['{eye} gamyuse', '{eye} amamyufu', '{eye} limyuse'],
  },
  eye_pain: { label: 'Amaaso agaluma', question: 'Amaaso gakuluma?', phrases: ['{pain} {eye}', '{eye} {pain}'] },
  eye_discharge: { label: 'Amasira mu maaso', question: 'Amaaso gavaamu amasira?', phrases: ['{eye} ~ amasira'] },
  itchy_eyes: { label: 'Amaaso agasiiwa', question: 'Amaaso gakusiiwa?', phrases: ['{eye} {itch}', '{itch} {eye}'] },
  blurred_vision: {
    label: 'Obutalaba bulungi',
    question: 'Tolaba bulungi?',
    phrases: ['talaba bulungi', 'siraba bulungi', 'obutalaba bulungi'],
  },
  toothache: { label: 'Erinnyo eriruma', question: 'Erinnyo likuluma?', phrases: ['{pain} {tooth}', '{tooth} {pain}'] },
  mouth_ulcers: {
    label: 'Amabwa mu kamwa',
    question: 'Olina amabwa mu kamwa?',
    phrases: ['amabwa kamwa', 'ebiwundu kamwa', 'amabwa ~ akamwa'],
  },
  nosebleed: {
    label: 'Omusaayi mu nnyindo',
    question: 'Ennyindo zivaamu omusaayi?',
    phrases: ['ennyindo ~ {blood}', '{blood} nnyindo'],
  },
  insomnia: {
    label: 'Okubulwa otulo',
    question: 'Obulwa otulo?',
    phrases: ['okubulwa otulo', 'bulwa otulo', 'mbulwa otulo', 'sifuna tulo', 'tafuna tulo', 'seebaka', 'teyeebaka'],
  },
  low_mood: {
    label: 'Okwennyamira',
    question: 'Onnyamidde oba onakuwadde?',
    phrases: ['okwennyamira', 'ennyamivu', 'nakuwadde', 'okunakuwala'],
  },
  anxiety: {
    label: 'Okweraliikirira',
    question: 'Weeraliikirira?',
    phrases: ['okweraliikirira', 'yeeraliikirira', 'neeraliikirira'],
  },
  injury: { label: 'Okukosebwa', question: 'Wakoseddwa?', phrases: ['{injured}', 'okukosebwa'] },
  fall: { label: 'Okugwa', question: 'Wagudde?', phrases: ['agudde', 'yagudde', 'ngudde', 'yagwa'] },
  insect_bite: {
    label: 'Okulumwa ekiwuka',
    question: 'Walumiddwa ekiwuka?',
    phrases: ['{bitten} ekiwuka', 'ekiwuka ~ {bit}', 'ensiri ~ {bit}'],
  },
  bee_sting: {
    label: 'Okulumwa enjuki',
    question: 'Walumiddwa enjuki?',
    phrases: ['{bitten} enjuki', 'enjuki ~ {bit}', 'enjuki ~ zimulumye'],
  },
  known_diabetes: {
    label: 'Alina sukaali',
    question: 'Olina obulwadde bwa sukaali?',
    phrases: ['{have} sukaali', '{ill} sukaali', 'obulwadde bwa sukaali', 'endwadde ya sukaali', 'puleesa ne sukaali'],
  },
  known_hypertension: {
    label: 'Alina puleesa',
    question: 'Olina puleesa?',
    phrases: ['{have} puleesa', '{ill} puleesa', 'obulwadde bwa puleesa', 'puleesa eri waggulu', 'sukaali ne puleesa'],
  },
  known_hiv: {
    label: 'Alina akawuka ka siriimu',
    question: 'Olina akawuka ka siriimu?',
    phrases: ['siriimu', 'silimu', 'akawuka ka siriimu', '{have} hiv'],
  },
  known_asthma: { label: 'Alina asima', question: 'Olina asima?', phrases: ['asima', 'olufuba', 'asthma'] },
  known_epilepsy: { label: 'Alina ensimbu', question: 'Olina ensimbu?', phrases: ['ensimbu'] },
  known_heart_disease: {
    label: "Obulwadde bw'omutima",
    question: "Olina obulwadde bw'omutima?",
    phrases: ['obulwadde bwomutima', '{ill} omutima'],
  },
  known_kidney_disease: {
    label: "Obulwadde bw'ensigo",
    question: "Olina obulwadde bw'ensigo?",
    phrases: ['obulwadde bwensigo', '{ill} ensigo'],
  },
  known_liver_disease: {
    label: "Obulwadde bw'ekibumba",
    question: "Olina obulwadde bw'ekibumba?",
    phrases: ['obulwadde bwekibumba', '{ill} ekibumba'],
  },
  known_cancer: { label: 'Alina kookolo', question: 'Olina kookolo?', phrases: ['kookolo', 'kkookolo'] },
  known_sickle_cell: { label: 'Alina nnalubiri', question: 'Olina nnalubiri?', phrases: ['nnalubiri', 'nalubiri'] },
  contact_tb: {
    label: "Abeera n'omulwadde w'akafuba",
    question: "Wabeeddeko n'omulwadde w'akafuba?",
    phrases: ['omulwadde wakafuba', '{person} ~ {have} akafuba', '{person} ~ {ill} akafuba'],
  },
  known_tb_past: {
    label: 'Yalwalako akafuba',
    question: 'Wali olwaddeko akafuba?',
    phrases: ['yalwalako akafuba', 'nalwalako akafuba'],
  },
  smoking: {
    label: 'Afuuweeta sigala',
    question: 'Ofuuweeta sigala?',
    phrases: ['fuuweeta', 'okufuuweeta', 'nywa sigala', 'okunywa sigala', 'nywa taaba'],
  },
  heavy_alcohol: {
    label: 'Anywa nnyo omwenge',
    question: 'Onywa nnyo omwenge?',
    phrases: ['nywa nnyo omwenge', 'nywa omwenge mungi', 'omutamiivu'],
  },
  severe_pallor: {
    label: 'Ebibatu byeruse',
    question: "Ebibatu by'engalo byeruse?",
    phrases: ['ebibatu byeruse', 'ebibatu ~ byeruse'],
  },
  low_temperature: {
    label: 'Omubiri gunnyogoga',
    question: 'Omubiri gunnyogoga?',
    phrases: ['omubiri gunnyogoga', 'omubiri gunnyogoze'],
  },
  exertional_chest_pain: {
    label: "Ekifuba okuluma ng'atambula",
    question: "Ekifuba kikuluma ng'otambula oba ng'okola?",
    phrases: ['{chest} {pain} ~ tambula', '{pain} {chest} ~ tambula'],
  },
  headache_worse_morning_or_straining: {
    label: 'Omutwe oguluma ennyo ku makya',
    question: 'Omutwe gusinga kukuluma ku makya?',
    phrases: ['{head} {pain} ~ makya', '{head} {pain} ~ kumakya', '{head} {pain} nnyo ku makya'],
  },
  severe_vomiting_in_pregnancy: {
    label: "Okusesema ennyo ng'ali lubuto",
    question: "Osesema nnyo ng'oli lubuto?",
    phrases: ['{pregnant} ~ {vomit} {severe}', '{vomit} {severe} ~ {pregnant}'],
  },
  thoughts_of_harming_baby: {
    label: 'Okwagala okutta omwana',
    question: 'Wali olowoozezza okutuusa obulabe ku mwana wo?',
    phrases: ['{want} kutta omwana'],
  },
  breast_ulcer: {
    label: 'Ebbwa ku bbeere',
    question: 'Olina ebbwa ku bbeere?',
    phrases: ['ebbwa ku bbeere', 'ekiwundu ku bbeere'],
  },
  genital_injury: {
    label: 'Okukosebwa mu bukyala oba obusajja',
    question: "Wakoseddwa mu bitundu by'ekyama?",
    phrases: ['{injured} bukyala', '{injured} busajja', '{injured} bitundu byekyama'],
  },
  multiple_bee_stings: {
    label: 'Okulumwa enjuki ennyingi',
    question: 'Walumiddwa enjuki nnyingi?',
    phrases: ['{bitten} enjuki nnyingi', 'enjuki nnyingi ~ {bit}'],
  },
  amputation: {
    label: 'Omukono oba okugulu okutemebwako',
    question: 'Watemeddwako omukono, okugulu oba olugalo?',
    phrases: ['temeddwako omukono', 'temeddwako okugulu', 'temeddwako olugalo'],
  },
  inhalation_of_smoke: {
    label: "Okussa omukka gw'omuliro",
    question: "Wassizza omukka gw'omuliro?",
    phrases: ['ssizza omukka gwomuliro', 'okussa omukka gwomuliro'],
  },
  chemical_in_eye: {
    label: 'Asidi mu maaso',
    question: 'Asidi yagenda mu maaso?',
    phrases: ['asidi ~ amaaso', 'asidi ~ eriiso'],
  },
  carbon_monoxide_exposure: {
    label: 'Ssigiri mu nnyumba enzigale',
    question: 'Waliwo ssigiri eyaka mu nnyumba enzigale?',
    phrases: ['ssigiri ~ nnyumba', 'sigiri ~ nnyumba', 'ssigiri ~ ekisenge', 'sigiri ~ ekisenge'],
  },
  gangrene: {
    label: 'Ekigere oba olugalo bivunze',
    question: 'Ekigere oba olugalo bivunze?',
    phrases: ['ekigere kivunze', 'olugalo luvunze', 'ekigere ~ kivunze', 'olugalo ~ luvunze', 'okugulu kuvunze'],
  },
  skin_detachment: {
    label: 'Olususu lususumbuka',
    question: 'Olususu lususumbuka?',
    phrases: ['olususu lususumbuka', 'olususu luvaako', 'olususu ~ susumbuka'],
  },
  violent_behaviour: {
    label: 'Okukuba abantu',
    question: 'Akuba abantu?',
    phrases: ['akuba abantu', 'okukuba abantu'],
  },
  paranoia: {
    label: 'Abantu baagala kumutta',
    question: "Owulira ng'abantu baagala okukukola obulabe?",
    phrases: ['baagala kumutta', 'baagala kunzita', 'abantu baagala kumutta', 'abantu baagala kunzita'],
  },
  continuous_urine_leak: {
    label: 'Omusulo gutonnya',
    question: 'Omusulo gutonnya buli kiseera?',
    phrases: ['omusulo gutonnya', 'omusulo ~ tonnya', 'fisitula', 'fistula'],
  },
  foul_waters: {
    label: "Amazzi g'omwana gawunya",
    question: "Amazzi g'omwana gawunya?",
    phrases: ['amazzi gomwana gawunya', 'amazzi gomwana ~ gawunya'],
  },
  caesarean_wound_problem: {
    label: "Ekiwundu ky'okulongoosebwa kirimu amasira",
    question: 'Ekiwundu kye baakulongoosa kirimu amasira?',
    phrases: ['ekiwundu kyokulongoosebwa ~ amasira'],
  },
  prolonged_convulsion: {
    label: 'Okwesika okutakoma',
    question: 'Okwesika kumaze eddakiika ezisukka ttaano?',
    phrases: ['{convulse} okutakoma', '{convulse} ~ okutakoma', '{convulse} tekukoma'],
  },
  bilious_vomiting: {
    label: 'Okusesema ebya kiragala',
    question: 'Asesema ebya kiragala?',
    phrases: ['{vomit} kiragala', '{vomit} ebya kiragala', '{vomit} ~ kiragala'],
  },
  heavy_rectal_bleeding: {
    label: 'Omusaayi mungi oguva emabega',
    question: 'Omusaayi mungi guva emabega?',
    phrases: ['{blood} mungi ~ emabega'],
  },
  contact_mpox: {
    label: 'Okusemberera omulwadde wa mpox',
    question: 'Wasembereddeko omulwadde wa mpox?',
    phrases: ['omulwadde wa mpox', '{ill} mpox'],
  },
  methanol_or_illicit_brew: { label: 'Enguli', question: 'Wanywedde enguli?', phrases: ['enguli'] },
  breast_pain: {
    label: 'Ebbeere eriruma',
    question: 'Ebbeere likuluma?',
    phrases: ['{pain} ebbeere', 'ebbeere {pain}', '{pain} amabeere', 'amabeere {pain}'],
  },
  breast_lump: {
    label: 'Ekizimba mu bbeere',
    question: 'Olina ekizimba mu bbeere?',
    phrases: ['ekizimba mu bbeere', 'ekizimba ku bbeere'],
  },
} as const satisfies Partial<Record<FindingId, FindingText>>

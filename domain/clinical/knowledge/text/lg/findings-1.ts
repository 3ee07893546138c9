import type { FindingId } from '#domain/clinical/knowledge/findings/all-findings.ts'
import type { FindingText } from '#domain/clinical/knowledge/text/finding-text.ts'

export const LG_FINDINGS_1 = {
  fever_7_days: {
    label: 'Omusujja ogumaze ennaku 7 oba okusingawo',
    question: 'Omusujja gumaze wiiki emu oba okusingawo?',
    phrases: ['omusujja ~ wiiki emu', 'omusujja ~ ennaku musanvu'],
  },
  fever_3_weeks: {
    label: 'Omusujja ogumaze wiiki 3 oba okusingawo',
    question: 'Omusujja gumaze wiiki ssatu oba okusingawo?',
    phrases: ['omusujja ~ wiiki ssatu', 'omusujja ~ wiiki satu', 'omusujja ~ omwezi mulamba'],
  },
  unable_to_sit: {
    label: 'Tasobola kutuula',
    question: 'Munafu nnyo nga tasobola kutuula?',
    phrases: ['{cannot} kutuula', '{fail} okutuula'],
  },
  looks_very_ill: {
    label: 'Muyi nnyo',
    question: 'Alabika muyi nnyo?',
    phrases: ['muyi nnyo', 'ali muyi', 'mulwadde nnyo'],
  },
  jaundice: {
    label: 'Amaaso oba olususu lwa kyenvu',
    question: 'Amaaso oba olususu bifuuse bya kyenvu?',
    phrases: ['amaaso ga kyenvu', 'amaaso ~ kyenvu', 'olususu ~ kyenvu', 'enkaka'],
  },
  cyanosis: {
    label: 'Emimwa gya bbulu',
    question: 'Emimwa oba olulimi bifuuse bya bbulu?',
    phrases: ['emimwa ~ bbulu', 'emimwa ~ bbululu', 'olulimi ~ bbulu'],
  },
  generalised_oedema: {
    label: 'Okuzimba omubiri gwonna',
    question: 'Omubiri gwonna guzimbye?',
    phrases: ['{swelling} omubiri gwonna', 'omubiri gwonna {swelling}'],
  },
  one_leg_swelling: {
    label: 'Okuzimba okugulu kumu',
    question: 'Okugulu kumu kuzimbye?',
    phrases: ['{swelling} okugulu kumu', 'okugulu kumu {swelling}', 'okugulu kumu ~ {swelling}'],
  },
  collapse: {
    label: 'Agudde wansi',
    question: 'Agudde wansi embagirawo?',
    phrases: ['agudde wansi', 'yagudde wansi', 'yagwa wansi', 'ngudde wansi'],
  },
  fast_breathing: {
    label: 'Okussa amangu amangu',
    question: 'Assa mangu mangu?',
    phrases: ['{breathe} mangu', '{breathe} amangu', '{breathe} mangu mangu', '{breathe} nga yeeyuna'],
  },
  unconscious: {
    label: 'Tategeera, tazuukuka',
    question: 'Tategeera era tazuukuka?',
    phrases: ['takyategeera', 'tazuukuka', 'tayogera tazuukuka', 'ali mu koma'],
  },
  loss_of_consciousness: {
    label: 'Okuzirika',
    question: 'Yazirise?',
    phrases: ['{faint}', 'okuzirika nga takyategeera'],
  },
  syncope: {
    label: 'Okuzirika akaseera',
    question: "Yazirise n'adda engulu?",
    phrases: ['{faint}', '{faint} akaseera'],
  },
  drowsiness: {
    label: 'Otulo otutali twa bulijjo',
    question: 'Asumagira nnyo okusinga bulijjo?',
    phrases: ['asumagira', 'okusumagira', 'sumagira', 'otulo tungi', 'otulo tuyitiridde'],
  },
  lethargy: {
    label: 'Omwana yenna awotose',
    question: 'Omwana awotose nga tafaayo?',
    phrases: ['{child} ~ awotose', 'wotose', 'okuwotoka'],
  },
  confusion: {
    label: 'Okutabulwa',
    question: "Atabuddwa, nga tamanyi gy'ali?",
    phrases: [
      'omutwe gutabuse',
      'atabuddwa',
      'okutabulwa',
      'tamanyi gyali',
      'ayogera ebitakwatagana',
      'ayogera ebitategeerekeka',
    ],
  },
  cough_2_weeks: {
    label: 'Okukolola okumaze wiiki 2 oba okusingawo',
    question: 'Okukolola kumaze wiiki bbiri oba okusingawo?',
    phrases: [
      '{cough} ~ wiiki bbiri',
      '{cough} ~ wiiki ssatu',
      '{cough} ~ omwezi',
      '{cough} okutakoma',
      '{cough} okutawona',
    ],
  },
  haemoptysis: {
    label: 'Okukolola omusaayi',
    question: 'Okolola omusaayi?',
    phrases: [
      '{cough} {blood}',
      'ekikolola ~ {blood}',
      'ebikolola ~ {blood}',
      'okuwanda {blood}',
      'awanda {blood}',
      'mpanda {blood}',
    ],
  },
  shortness_of_breath_at_rest: {
    label: 'Obuzibu mu kussa nga awummudde',
    question: "Osanga obuzibu mu kussa ne bw'oba owummudde?",
    phrases: ['{breathless} ~ atudde', '{breathless} ~ awummudde', '{breathless} ~ ntudde', '{breathless} ~ mpummudde'],
  },
  sudden_breathlessness: {
    label: 'Obuzibu mu kussa obuzze embagirawo',
    question: 'Obuzibu mu kussa bwazze mbagirawo?',
    phrases: ['{breathless} ~ {sudden}'],
  },
  cannot_speak_full_sentences: {
    label: 'Tasobola kumalayo sentensi',
    question: "Tasobola kumaliriza bye yogera olw'okussa?",
    phrases: ['{cannot} kwogera ~ okussa', '{cannot} kwogera ~ aziyira'],
  },
  respiratory_distress: {
    label: "Okussa n'amaanyi n'obuzibu",
    question: 'Assa na maanyi era na buzibu bungi?',
    phrases: ['{breathe} na buzibu bungi', '{breathe} na maanyi', 'aziyira nnyo', 'okuziyira ennyo'],
  },
  chest_indrawing: {
    label: "Ekifuba kiyingira munda ng'assa",
    question: "Embiriizi ziyingira munda ng'assa?",
    phrases: ['ekifuba ~ kiyingira munda', 'embiriizi ~ ziyingira munda', 'ekifuba kiyingira', 'embiriizi ziyingira'],
  },
  grunting: {
    label: "Okusinda ng'assa",
    question: "Asinda ng'assa?",
    phrases: ['sinda ~ {breathe}', 'okusinda ~ {breathe}'],
  },
  apnoea: {
    label: 'Okulekera awo okussa',
    question: 'Oluusi alekera awo okussa?',
    phrases: ['alekera awo okussa', 'yalekedde awo okussa', 'takyassa', 'tassa'],
  },
  chest_pressure: {
    label: 'Obuzito mu kifuba',
    question: 'Owulira obuzito mu kifuba?',
    phrases: ['obuzito ekifuba', 'ekifuba obuzito', 'ekifuba kizitowa', 'ekifuba kizitoowa', 'ekifuba kinzitooweredde'],
  },
  chest_pain_radiating_arm_jaw: {
    label: "Obulumi bw'ekifuba obugenda mu mukono oba oluba",
    question: "Obulumi bw'ekifuba bugenda mu mukono oba mu luba?",
    phrases: [
      '{pain} {chest} ~ omukono',
      '{chest} {pain} ~ omukono',
      '{pain} {chest} ~ oluba',
      '{chest} {pain} ~ oluba',
    ],
  },
  sudden_hearing_loss: {
    label: 'Okuziba amatu embagirawo',
    question: 'Amatu gazibye embagirawo?',
    phrases: ['amatu gazibye ~ {sudden}'],
  },
  orthopnoea: {
    label: 'Obuzibu mu kussa nga yeebase',
    question: 'Osanga obuzibu mu kussa nga weebase?',
    phrases: [
      '{breathless} ~ yeebase',
      '{breathless} ~ neebase',
      '{breathless} ~ agalamidde',
      '{breathless} ~ ngalamidde',
    ],
  },
  sweats_or_tires_when_feeding: {
    label: "Omwana atuuyana ng'ayonka",
    question: "Omwana atuuyana ng'ayonka?",
    phrases: ['tuuyana ~ ayonka', 'tuuyana ~ okuyonka'],
  },
  swelling_behind_ear: {
    label: "Okuzimba emabega w'okutu",
    question: "Emabega w'okutu wazimbye?",
    phrases: ['{swelling} emabega okutu', 'emabega wokutu ~ {swelling}', '{swelling} emabega wokutu'],
  },
  nosebleed_prolonged: {
    label: "Omusaayi gw'ennyindo ogugaanye okukalira",
    question: "Omusaayi gw'ennyindo gugaanye okulekera awo?",
    phrases: ['{blood} nnyindo ~ gugaanye', 'ennyindo ~ {blood} mungi'],
  },
  trismus: {
    label: 'Tasobola kwasama',
    question: 'Tasobola kwasama kamwa?',
    phrases: ['{cannot} kwasama', '{cannot} kuggula kamwa'],
  },
  lip_swelling: {
    label: 'Okuzimba emimwa',
    question: 'Emimwa gizimbye?',
    phrases: ['{swelling} emimwa', 'emimwa {swelling}', '{swelling} omumwa', 'omumwa {swelling}'],
  },
  tongue_swelling: {
    label: 'Okuzimba olulimi',
    question: 'Olulimi luzimbye?',
    phrases: ['{swelling} olulimi', 'olulimi {swelling}'],
  },
  throat_swelling: {
    label: 'Okuzimba emimiro',
    question: 'Emimiro gizimbye?',
    phrases: ['{swelling} emimiro', 'emimiro {swelling}', '{swelling} omumiro', 'omumiro {swelling}'],
  },
  severe_eye_pain: {
    label: "Obulumi bw'amaaso obw'amaanyi",
    question: 'Amaaso gakuluma nnyo?',
    phrases: ['{pain} {eye} {severe}', '{eye} {pain} {severe}'],
  },
  blind: {
    label: 'Okuziba amaaso',
    question: "Tosobola kulaba n'akatono?",
    phrases: ['muzibe wa maaso', 'muzibe', 'takyalabira ddala', 'okuziba amaaso', 'yaziba amaaso', 'azibye amaaso'],
  },
  sudden_vision_loss: {
    label: 'Okulemererwa okulaba embagirawo',
    question: 'Walemereddwa okulaba embagirawo?',
    phrases: ['talaba ~ {sudden}', 'takyalaba ~ {sudden}', 'sikyalaba ~ {sudden}', 'siraba ~ {sudden}'],
  },
  vision_loss: {
    label: 'Obutalaba',
    question: 'Tokyalaba?',
    phrases: ['{cannot} kulaba', '{fail} okulaba', 'takyalaba', 'sikyalaba', 'talaba', 'siraba'],
  },
  severe_headache: {
    label: 'Omutwe oguluma ennyo',
    question: 'Omutwe gukuluma nnyo?',
    phrases: ['{head} {pain} {severe}', '{pain} {head} {severe}'],
  },
  thunderclap_headache: {
    label: "Omutwe ogw'amaanyi ogutandise embagirawo",
    question: 'Omutwe gwatandise embagirawo nga guluma nnyo?',
    phrases: ['{head} {pain} ~ {sudden}'],
  },
  convulsions: {
    label: 'Okwesika',
    question: 'Yeesise oba yafunye eyabwe?',
    phrases: [
      '{convulse}',
      'okugwa ensimbu',
      'gwa ensimbu',
      'gudde ensimbu',
      '{have} eyabwe',
      'funye eyabwe',
      'obulwadde bweyabwe',
      'convulsions',
    ],
  },
  convulsing_now: {
    label: 'Yeesika kati',
    question: 'Yeesika kati?',
    phrases: ['yeesika kati', 'ali mu kwesika', 'yesika kati'],
  },
  febrile_convulsion: {
    label: "Okwesika ng'alina omusujja",
    question: "Omwana yeesise ng'alina omusujja?",
    phrases: ['{convulse} olwomusujja', '{convulse} ~ omusujja mungi'],
  },
  repeated_convulsions: {
    label: 'Okwesika emirundi mingi',
    question: 'Yeesise emirundi egisukka gumu?',
    phrases: ['{convulse} emirundi mingi', '{convulse} emirundi ebiri'],
  },
  first_convulsion: {
    label: 'Okwesika omulundi ogusooka',
    question: 'Guno gwe mulundi gwe ogusoose okwesika?',
    phrases: ['{convulse} omulundi ogusooka', '{convulse} omulundi ogusoose'],
  },
  one_sided_weakness: {
    label: 'Okusannyalala oludda olumu',
    question: "Oludda olumu lw'omubiri lusannyaladde?",
    phrases: ['{weak} {one_side}', '{one_side} ~ {weak}', 'okusannyalala', 'sannyaladde', 'yasannyalala'],
  },
  arm_weakness: {
    label: 'Omukono gunafuye',
    question: 'Omukono gunafuye oba gusannyaladde?',
    phrases: ['omukono {weak}', '{weak} omukono'],
  },
  leg_weakness: {
    label: 'Okugulu kunafuye',
    question: 'Okugulu kunafuye oba kusannyaladde?',
    phrases: ['okugulu {weak}', '{weak} okugulu'],
  },
  both_legs_weak: {
    label: 'Amagulu ganafuye',
    question: 'Amagulu gombi ganafuye?',
    phrases: ['amagulu {weak}', '{weak} amagulu', 'amagulu gombi {weak}'],
  },
  facial_droop: {
    label: 'Akamwa kekubidde',
    question: 'Akamwa oba ffeesi byekubidde ku ludda olumu?',
    phrases: ['akamwa kekubidde', 'omumwa gwekubidde', 'kekubidde ku ludda', 'feesi ~ yekubidde'],
  },
  speech_difficulty: {
    label: 'Obuzibu mu kwogera',
    question: 'Okusanga obuzibu mu kwogera?',
    phrases: ['{cannot} kwogera', '{fail} okwogera', 'obuzibu mu kwogera', 'obuzibu okwogera', 'ayogera bubi'],
  },
  neck_stiffness: {
    label: 'Ensingo ekakanyadde',
    question: 'Ensingo ekakanyadde?',
    phrases: [
      'ensingo ~ kakanyadde',
      'ensingo ekakanyadde',
      'obulago ~ bukakanyadde',
      'ensingo ekaze',
      'ensingo enkakanyavu',
      'okukakanyala ensingo',
    ],
  },
  unable_to_walk_unaided: {
    label: 'Tasobola kutambula yekka',
    question: 'Tasobola kutambula yekka?',
    phrases: [
      '{cannot} kutambula',
      '{fail} okutambula',
      '{cannot} kuyimirira',
      '{fail} okuyimirira',
      '{cannot} kutambula yekka',
    ],
  },
  double_vision: {
    label: 'Okulaba ebintu bibiri',
    question: 'Olaba ekintu ekimu nga bibiri?',
    phrases: ['alaba bibiri', 'ndaba bibiri', 'okulaba bibiri'],
  },
  suicidal_thoughts: {
    label: "Ebirowoozo by'okwetta",
    question: 'Wali olowoozezza okwetta?',
    phrases: ['okwetta', '{want} kwetta', 'lowooza kwetta', '{want} kufa', 'okwetuga', '{want} kwetuga'],
  },
  suicide_attempt: {
    label: 'Okugezaako okwetta',
    question: 'Wali ogezezzaako okwetta?',
    phrases: ['gezaako okwetta', 'gezezzaako okwetta', 'gezaako okwetuga', 'gezezzaako okwetuga'],
  },
  self_harm: {
    label: 'Okwesala oba okwerumya',
    question: 'Weesaze oba weerumizza mu bugenderevu?',
    phrases: ['okwesala', 'yeesaze', 'neesala', 'yeesala', 'okwerumya'],
  },
  homicidal_thoughts: {
    label: 'Okwagala okutta abalala',
    question: 'Wali olowoozezza okutta omuntu?',
    phrases: ['{want} kutta', 'lowooza okutta'],
  },
  violence_at_home: {
    label: 'Obutabanguko mu maka',
    question: 'Waliwo akukuba oba akutulugunya awaka?',
    phrases: [
      'obutabanguko mu maka',
      'omwami ankuba',
      'baze ankuba',
      'bba amukuba',
      'omwami wange ankuba',
      'ankubira awaka',
    ],
  },
  auditory_hallucinations: {
    label: 'Okuwulira amaloboozi',
    question: 'Owulira amaloboozi abalala ge batawulira?',
    phrases: ['wulira amaloboozi', 'okuwulira amaloboozi', 'mpulira amaloboozi'],
  },
  visual_hallucinations: {
    label: 'Okulaba ebitaliiwo',
    question: 'Olaba ebintu ebitaliiwo?',
    phrases: [
      'laba ebintu ebitaliiwo',
      'laba ebitaliiwo',
      'ndaba ebitaliiwo',
      'ndaba ebintu ebitaliiwo',
      'laba ebitaliwo',
    ],
  },
  bizarre_behaviour: {
    label: 'Eneeyisa etali ya bulijjo',
    question: "Eneeyisa ye ekyuse n'eba etali ya bulijjo?",
    phrases: ['alaluse', 'okulaluka', 'eddalu', 'yalaluka'],
  },
  vomiting_blood: { label: 'Okusesema omusaayi', question: 'Osesema omusaayi?', phrases: ['{vomit} {blood}'] },
  coffee_ground_vomit: {
    label: 'Okusesema ebiddugavu nga kaawa',
    question: 'Osesema ebiddugavu ebifaanana kaawa?',
    phrases: ['{vomit} ~ kaawa', '{vomit} ebiddugavu'],
  },
  black_tarry_stool: {
    label: 'Obubi obuddugavu',
    question: 'Ofulumya obubi obuddugavu?',
    phrases: ['obubi obuddugavu', 'obubi ~ buddugavu', 'okufulumya ebiddugavu'],
  },
  bloody_diarrhoea: {
    label: "Ekiddukano ky'omusaayi",
    question: 'Ekiddukano kirimu omusaayi?',
    phrases: ['{diarrhoea} {blood}', '{diarrhoea} ~ {blood}'],
  },
  profuse_diarrhoea: {
    label: "Ekiddukano eky'amaanyi",
    question: 'Oddukana nnyo nga mazzi?',
    phrases: ['{diarrhoea} {severe}', 'kkolera', 'kolera'],
  },
  severe_abdominal_pain: {
    label: 'Olubuto oluluma ennyo',
    question: 'Olubuto lukuluma nnyo?',
    phrases: ['{abdomen} {pain} {severe}', '{pain} {abdomen} {severe}'],
  },
  abdominal_rigidity: {
    label: 'Olubuto lukakanyadde',
    question: 'Olubuto lukakanyadde?',
    phrases: ['olubuto lukakanyadde', 'olubuto ~ lukakanyadde'],
  },
  abdominal_mass: {
    label: 'Ekizimba mu lubuto',
    question: 'Owulira ekizimba mu lubuto?',
    phrases: ['ekizimba {abdomen}'],
  },
  blood_in_urine: {
    label: 'Omusaayi mu musulo',
    question: 'Omusulo gulimu omusaayi?',
    phrases: ['{urine} ~ {blood}', '{urinate} {blood}', '{blood} {urine}', '{urine} {blood}'],
  },
  cola_coloured_urine: {
    label: 'Omusulo oguddugavu',
    question: 'Omusulo gufaanana soda oba chai omukwafu?',
    phrases: ['{urine} ~ guddugavu', '{urine} oguddugavu', '{urine} ~ soda'],
  },
  urinary_retention: {
    label: 'Tasobola kufuka',
    question: 'Oyagala okufuka naye ne kigaana?',
    phrases: ['{cannot} {urinate}', '{fail} {urinate}', '{urine} ~ gugaanye', '{urine} ~ gugaanyi'],
  },
  anuria: {
    label: 'Tafuka',
    question: 'Omaze essaawa ezisukka 12 nga tofuka?',
    phrases: ['tafuka', 'sifuka', 'tafukako', 'tewali musulo', 'tafuuyisa'],
  },
  oliguria: {
    label: 'Omusulo mutono nnyo',
    question: 'Omusulo mutono nnyo?',
    phrases: ['{urine} mutono', '{urinate} katono', '{urine} omutono'],
  },
  heavy_vaginal_bleeding: {
    label: 'Okuvaamu omusaayi mungi mu bukyala',
    question: 'Omusaayi mungi guva mu bukyala?',
    phrases: ['{bleed} mungi ~ bukyala', '{blood} mungi ~ bukyala'],
  },
  postcoital_bleeding: {
    label: "Omusaayi oluvannyuma lw'okwegatta",
    question: "Ovaamu omusaayi ng'omaze okwegatta?",
    phrases: ['{blood} ~ okwegatta', '{bleed} ~ okwegatta'],
  },
  sexual_assault: {
    label: 'Okusobezebwako',
    question: 'Wasobezeddwako?',
    phrases: [
      'sobezebbwako',
      'sobezebwako',
      'sobezeddwako',
      'okusobezebwako',
      'bamusobezzaako',
      'bansobezzaako',
      'okukaka omukwano',
      'bamukaka omukwano',
      'bankaka omukwano',
    ],
  },
  leaking_waters: {
    label: "Amazzi g'omwana gayiise",
    question: "Ensundwe eyabise oba amazzi g'omwana gayiise?",
    phrases: ['ensundwe eyabise', 'ensundwe ~ yabise', 'amazzi gomwana gayiise', 'amazzi gomwana ~ gayiise'],
  },
  reduced_fetal_movements: {
    label: 'Omwana takyazannya mu lubuto',
    question: 'Omwana azannya katono oba takyazannya mu lubuto?',
    phrases: [
      '{child} ~ takyazannya',
      '{child} ~ tazannya olubuto',
      '{child} ~ takyatambula olubuto',
      '{child} ~ takyanyeenya',
      '{child} ~ tanyeenya olubuto',
      '{child} takyazannya',
    ],
  },
  face_hand_swelling_in_pregnancy: {
    label: "Okuzimba mu maaso oba engalo ng'ali lubuto",
    question: "Wazimbye mu maaso oba engalo ng'oli lubuto?",
    phrases: ['{pregnant} ~ {swelling} amaaso', '{pregnant} ~ {swelling} engalo', '{pregnant} ~ amaaso {swelling}'],
  },
  fits_in_pregnancy: {
    label: "Okwesika ng'ali lubuto oba azadde",
    question: "Yeesise ng'ali lubuto oba ng'azadde?",
    phrases: ['{pregnant} ~ {convulse}', '{convulse} ~ azadde', '{convulse} ~ okuzaala'],
  },
  labour_before_37_weeks: {
    label: 'Ebisa ebizze nga tebinnatuuka',
    question: "Ebisa byazze ng'olubuto terunnatuuka?",
    phrases: ['ebisa ~ tebinnatuuka', 'ebisa ~ terunnatuuka'],
  },
  prolonged_labour: {
    label: 'Ebisa ebimaze essaawa ezisukka 12',
    question: 'Ebisa bimaze essaawa ezisukka 12?',
    phrases: ['ebisa ~ bimaze olunaku', 'ebisa ~ bimaze ennaku', 'ebisa ~ bilwawo'],
  },
  urge_to_push: {
    label: "Okuwulira ng'ayagala okusindika",
    question: "Owulira ng'oyagala okusindika omwana?",
    phrases: ['{want} kusindika', '{want} okusindika'],
  },
  malpresentation: {
    label: 'Omwana yeekiise',
    question: 'Omwana yeekiise mu lubuto?',
    phrases: ['{child} ~ yeekiise', '{child} ~ yekiise'],
  },
  cord_prolapse: {
    label: 'Ekirira kisoose okuvaayo',
    question: 'Ekirira kyasoose okuvaayo?',
    phrases: ['ekirira kisoose', 'ekirira ~ kyasoose'],
  },
  placenta_not_delivered: {
    label: 'Ekitanyi tekinnavaayo',
    question: 'Ekitanyi tekinnavaayo?',
    phrases: ['ekitanyi tekinnavaayo', 'ekitanyi ~ kigaanye', 'ekitanyi ~ kigaanyi'],
  },
} as const satisfies Partial<Record<FindingId, FindingText>>

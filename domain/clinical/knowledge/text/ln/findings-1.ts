import type { FindingId } from '#domain/clinical/knowledge/findings/all-findings.ts'
import type { FindingText } from '#domain/clinical/knowledge/text/finding-text.ts'

export const LN_FINDINGS_1 = {
  fever_7_days: {
    label: 'Fièvre eleki mikolo 7',
    question: 'Fièvre esali poso moko to koleka?',
    phrases: ['fievre ~ poso moko', 'fievre ~ mikolo sambo'],
  },
  fever_3_weeks: {
    label: 'Fièvre eleki baposo 3',
    question: 'Fièvre esali baposo misato to koleka?',
    phrases: ['fievre ~ baposo misato', 'fievre ~ poso misato', 'fievre ~ sanza mobimba'],
  },
  unable_to_sit: { label: 'Akoki kofanda te', question: 'Alembi tii akoki kofanda te?', phrases: ['{can} kofanda te'] },
  looks_very_ill: {
    label: 'Abeli makasi',
    question: 'Amonani ete abeli makasi?',
    phrases: ['beli makasi', 'abeli mpenza', 'kobela makasi'],
  },
  severe_pallor: {
    label: 'Azangi makila makasi',
    question: 'Maboko ekomi pembe makasi?',
    phrases: ['zangi makila makasi', 'anemie makasi', 'anemie severe'],
  },
  jaundice: {
    label: 'Miso to nzoto jaune',
    question: 'Miso to nzoto ekomi jaune?',
    phrases: ['miso jaune', 'miso ekomi jaune', 'nzoto ekomi jaune', 'nzoto jaune', 'ictere', 'jaunisse'],
  },
  cyanosis: {
    label: 'Mbebu bleu',
    question: 'Mbebu to lolemo ekomi bleu?',
    phrases: ['mbebu bleu', 'mbebu ekomi bleu', 'lolemo bleu', 'cyanose'],
  },
  generalised_oedema: {
    label: 'Nzoto mobimba evimbi',
    question: 'Nzoto mobimba evimbi?',
    phrases: ['nzoto mobimba {swelling}', '{swelling} nzoto mobimba'],
  },
  one_leg_swelling: {
    label: 'Lokolo moko evimbi',
    question: 'Lokolo moko evimbi?',
    phrases: ['lokolo moko {swelling}', '{swelling} lokolo moko'],
  },
  collapse: {
    label: 'Akwei na mbalakaka',
    question: 'Akwei na mbalakaka?',
    phrases: ['akwei na mbalakaka', 'kokwea na mbalakaka', 'akwei mbalakaka'],
  },
  fast_breathing: {
    label: 'Kopema noki noki',
    question: 'Azali kopema noki noki?',
    phrases: ['{breathe} noki', '{breathe} noki noki', '{breathe} mbangu', '{breathe} mbango'],
  },
  unconscious: {
    label: 'Alamuki te, abungisi bososoli',
    question: 'Alali mpe alamuki te?',
    phrases: ['alamuki te', 'azolamuka te', 'azali na coma', 'akoti na coma', 'inconscient', '{have} coma'],
  },
  loss_of_consciousness: {
    label: 'Kobungisa bososoli',
    question: 'Abungisaki bososoli?',
    phrases: ['{lose} bososoli', '{lose} mayele', 'perte de connaissance', 'perdu connaissance'],
  },
  syncope: {
    label: 'Evanouissement',
    question: 'Abungisaki bososoli mpe na nsima azongaki malamu?',
    phrases: ['evanoui', 'evanouissement', 'syncope'],
  },
  drowsiness: {
    label: 'Mpongi makasi',
    question: 'Azali na mpongi makasi koleka?',
    phrases: ['mpongi makasi', 'mpongi mingi', 'mpongi ebele', 'somnolence', 'somnolent'],
  },
  confusion: {
    label: 'Kobulungana',
    question: 'Abulungani to ayebi te esika azali?',
    phrases: ['bulungana', 'kobulungana', 'ayebi te esika azali', 'azoloba makambo ya mobulu', 'confusion'],
  },
  cough_2_weeks: {
    label: 'Kosukosu eleki baposo 2',
    question: 'Kosukosu esali baposo mibale to koleka?',
    phrases: [
      '{cough} ~ baposo mibale',
      '{cough} ~ poso mibale',
      '{cough} ~ baposo misato',
      '{cough} ~ poso misato',
      '{cough} ~ sanza moko',
      '{cough} ezosila te',
      '{cough} esilaka te',
    ],
  },
  haemoptysis: {
    label: 'Kosukosu ya makila',
    question: 'Ozali kokosola makila?',
    phrases: ['{cough} {blood}', '{cough} ~ {blood}', 'nsoi ~ {blood}', 'hemoptysie'],
  },
  shortness_of_breath_at_rest: {
    label: 'Mpasi ya kopema ntango apemi',
    question: 'Ozali na mpasi ya kopema ata ntango ofandi?',
    phrases: ['{breathless} ~ afandi', '{breathless} ~ nafandi'],
  },
  sudden_breathlessness: {
    label: 'Mpasi ya kopema na mbalakaka',
    question: 'Mpasi ya kopema eyaki na mbalakaka?',
    phrases: ['{breathless} ~ {sudden}'],
  },
  cannot_speak_full_sentences: {
    label: 'Akoki kosilisa phrase te mpo na kopema',
    question: 'Akoki kosilisa liloba te mpo na kopema?',
    phrases: ['{can} kosilisa phrase te', '{can} kosilisa maloba te'],
  },
  respiratory_distress: {
    label: 'Kopema na mpasi makasi',
    question: 'Azali kopema na mpasi makasi?',
    phrases: ['{breathe} na mpasi makasi', 'mpasi makasi ya kopema', 'mpasi ya kopema makasi', 'detresse respiratoire'],
  },
  chest_indrawing: {
    label: 'Mipanzi ekoti na kati ntango azali kopema',
    question: 'Mipanzi ezali kokota na kati ntango azali kopema?',
    phrases: [
      'mipanzi ezali kokota',
      'mipanzi ekoti',
      'mipanzi ezokota',
      'tirage',
      'ntolo ezali kokota',
      'ntolo ezokota',
    ],
  },
  apnoea: {
    label: 'Kopema etelemi',
    question: 'Ntango mosusu kopema etelemaka?',
    phrases: ['azopema te', 'apemi te', 'azali kopema te', 'apemaka te', 'atiki kopema'],
  },
  chest_pressure: {
    label: 'Kilo na ntolo',
    question: 'Ozali koyoka kilo na ntolo?',
    phrases: ['kilo {chest}', '{chest} kilo', 'kilo na kati ya {chest}'],
  },
  chest_pain_radiating_arm_jaw: {
    label: 'Mpasi ya ntolo ekei na loboko to mbanga',
    question: 'Mpasi ya ntolo ekei na loboko to na mbanga?',
    phrases: ['{pain} {chest} ~ loboko', '{chest} {pain} ~ loboko', '{pain} {chest} ~ mbanga'],
  },
  orthopnoea: {
    label: 'Mpasi ya kopema ntango alali',
    question: 'Ozali na mpasi ya kopema ntango olali?',
    phrases: ['{breathless} ~ alali', '{breathless} ~ nalali', '{breathless} ~ kolala'],
  },
  swelling_behind_ear: {
    label: 'Nsima ya litoi evimbi',
    question: 'Nsima ya litoi evimbi?',
    phrases: [
      'nsima litoi {swelling}',
      'nsima ya matoi {swelling}',
      '{swelling} nsima litoi',
      'nsima litoyi {swelling}',
    ],
  },
  nosebleed_prolonged: {
    label: 'Makila ya zolo ekoki kotelema te',
    question: 'Makila ya zolo ezali kotelema te?',
    phrases: ['{blood} zolo mingi', '{blood} mingi zolo'],
  },
  trismus: {
    label: 'Akoki kofungola monoko te',
    question: 'Akoki kofungola monoko te?',
    phrases: ['{can} kofungola monoko te', 'trismus'],
  },
  lip_swelling: { label: 'Mbebu evimbi', question: 'Mbebu evimbi?', phrases: ['mbebu {swelling}', '{swelling} mbebu'] },
  tongue_swelling: {
    label: 'Lolemo evimbi',
    question: 'Lolemo evimbi?',
    phrases: ['lolemo {swelling}', '{swelling} lolemo'],
  },
  throat_swelling: {
    label: 'Mongongo evimbi',
    question: 'Mongongo evimbi?',
    phrases: ['mongongo {swelling}', '{swelling} mongongo'],
  },
  severe_eye_pain: {
    label: 'Mpasi makasi ya miso',
    question: 'Miso ezali kosala yo mpasi makasi?',
    phrases: ['{pain} {severe} {eye}', '{eye} {pain} {severe}', '{pain} {eye} {severe}'],
  },
  blind: {
    label: 'Akufi miso',
    question: 'Ozali komona ata moke te?',
    phrases: ['akufi miso', 'nakufi miso', 'mokufi miso', 'kokufa miso', 'aveugle'],
  },
  sudden_vision_loss: {
    label: 'Kokufa miso na mbalakaka',
    question: 'Okokaki komona te na mbalakaka?',
    phrases: ['akufi miso ~ {sudden}', 'nakufi miso ~ {sudden}'],
  },
  vision_loss: {
    label: 'Akoki komona te',
    question: 'Ozali komona lisusu te?',
    phrases: ['{can} komona te', 'azomona te', 'nazomona te', 'amonaka te', 'azali komona te', 'nazali komona te'],
  },
  severe_headache: {
    label: 'Mpasi makasi ya moto',
    question: 'Moto ezali kosala yo mpasi makasi?',
    phrases: ['{pain} {severe} {head}', '{head} {pain} {severe}', '{pain} {head} {severe}', '{head} kobeta makasi'],
  },
  thunderclap_headache: {
    label: 'Mpasi makasi ya moto na mbalakaka',
    question: 'Mpasi ya moto eyaki na mbalakaka mpe makasi?',
    phrases: ['{pain} {head} ~ {sudden}', '{head} {pain} ~ {sudden}'],
  },
  convulsions: {
    label: 'Convulsion, ndeke',
    question: 'Abetaki ndeke to asalaki convulsion?',
    phrases: ['{convulse}', 'convulsion', 'convulsions', 'crise convulsive'],
  },
  convulsing_now: {
    label: 'Azali kosala convulsion sikoyo',
    question: 'Azali kosala convulsion sikoyo?',
    phrases: [
      'azali kobeta ndeke',
      'azobeta ndeke',
      'azosala convulsion',
      'azali kosala convulsion',
      'azali kosala ba convulsions',
    ],
  },
  repeated_convulsions: {
    label: 'Convulsion mbala ebele',
    question: 'Asalaki convulsion koleka mbala moko?',
    phrases: ['{convulse} mbala ebele', '{convulse} mbala mibale', '{convulse} mbala misato'],
  },
  first_convulsion: {
    label: 'Convulsion ya liboso',
    question: 'Ezali mbala ya liboso?',
    phrases: ['{convulse} mbala ya liboso', '{convulse} ya liboso'],
  },
  febrile_convulsion: {
    label: 'Convulsion na fièvre',
    question: 'Mwana asalaki convulsion ntango azalaki na fièvre?',
    phrases: ['{convulse} na fievre', 'convulsion febrile'],
  },
  one_sided_weakness: {
    label: 'Ngambo moko ya nzoto ekufi',
    question: 'Ngambo moko ya nzoto elembi to ekufi?',
    phrases: ['{one_side} {dead}', '{one_side} ~ {dead}', 'paralysie', 'paralyse', 'hemiplegie', 'avc'],
  },
  arm_weakness: { label: 'Loboko ekufi', question: 'Loboko elembi to ekufi?', phrases: ['loboko {dead}'] },
  leg_weakness: { label: 'Lokolo ekufi', question: 'Lokolo elembi to ekufi?', phrases: ['lokolo {dead}'] },
  both_legs_weak: {
    label: 'Makolo ekufi',
    question: 'Makolo mibale elembi to ekufi?',
    phrases: ['makolo {dead}', 'makolo mibale {dead}'],
  },
  facial_droop: {
    label: 'Elongi to monoko etengami',
    question: 'Elongi to monoko etengami na ngambo moko?',
    phrases: ['elongi {crooked}', 'monoko {crooked}'],
  },
  speech_difficulty: {
    label: 'Akoki koloba te',
    question: 'Ozali na mpasi ya koloba?',
    phrases: ['{can} koloba te', 'mpasi ya koloba', 'azoloba te', 'azali koloba te'],
  },
  neck_stiffness: {
    label: 'Kingo ekangami',
    question: 'Kingo ekangami makasi?',
    phrases: ['kingo ekangami', 'kingo ekauki', 'kingo makasi', 'nkingo ekangami', 'raideur de la nuque'],
  },
  unable_to_walk_unaided: {
    label: 'Akoki kotambola te',
    question: 'Akoki kotambola ye moko te?',
    phrases: ['{can} kotambola te', '{can} kotelema te', '{can} kotambola ye moko te'],
  },
  suicidal_thoughts: {
    label: 'Makanisi ya komiboma',
    question: 'Okanisaka komiboma?',
    phrases: ['komiboma', '{want} kokufa', 'kokanisa komiboma', '{want} komiboma'],
  },
  suicide_attempt: {
    label: 'Komeka komiboma',
    question: 'Omekaki komiboma?',
    phrases: ['meki komiboma', 'komeka komiboma', 'amekaki komiboma', 'namekaki komiboma'],
  },
  self_harm: {
    label: 'Komizokisa',
    question: 'Omizokisaki na nko?',
    phrases: ['komizokisa', 'amizokisi', 'namizokisi', 'mizokisa'],
  },
  homicidal_thoughts: {
    label: 'Mposa ya koboma bato',
    question: 'Okanisaka koboma moto?',
    phrases: ['{want} koboma bato', '{want} koboma moto', 'mposa ya koboma bato'],
  },
  violence_at_home: {
    label: 'Mobulu na ndako',
    question: 'Moto moko azali kobeta yo na ndako?',
    phrases: [
      'mobali azobeta nga',
      'mobali na nga azobeta nga',
      'mobali abetaka nga',
      'mobali azali kobeta',
      'babetaka nga na ndako',
      'mobali na ngai abetaka ngai',
    ],
  },
  auditory_hallucinations: {
    label: 'Koyoka mingongo',
    question: 'Oyokaka mingongo oyo bato mosusu bayokaka te?',
    phrases: ['yoka mingongo', 'koyoka mingongo'],
  },
  visual_hallucinations: {
    label: 'Komona biloko oyo ezali te',
    question: 'Omonaka biloko oyo ezali te?',
    phrases: ['mona biloko oyo ezali te', 'komona biloko oyo ezali te', 'mona biloko ezali te'],
  },
  bizarre_behaviour: { label: 'Liboma', question: 'Azali na bizaleli ya liboma?', phrases: ['liboma', 'akomi liboma'] },
  vomiting_blood: { label: 'Kosanza makila', question: 'Ozali kosanza makila?', phrases: ['{vomit} {blood}'] },
  coffee_ground_vomit: {
    label: 'Kosanza eloko ya moindo lokola café',
    question: 'Ozali kosanza eloko ya moindo lokola café?',
    phrases: ['{vomit} ~ cafe', '{vomit} ~ moindo'],
  },
  black_tarry_stool: {
    label: 'Nyei ya moindo',
    question: 'Nyei ekomi moindo?',
    phrases: ['nyei moindo', 'nyei ~ moindo', 'melena'],
  },
  bloody_diarrhoea: {
    label: 'Pulupulu ya makila',
    question: 'Pulupulu ezali na makila?',
    phrases: ['{diarrhoea} {blood}', '{diarrhoea} ~ {blood}', 'dysenterie'],
  },
  profuse_diarrhoea: {
    label: 'Pulupulu makasi',
    question: 'Ozali kosala pulupulu makasi lokola mai?',
    phrases: ['{diarrhoea} makasi', '{diarrhoea} mingi', '{diarrhoea} ebele', 'kolera', '{ill} cholera'],
  },
  rice_water_stool: {
    label: 'Pulupulu lokola mai ya loso',
    question: 'Pulupulu ezali lokola mai ya loso?',
    phrases: ['{diarrhoea} ~ loso'],
  },
  severe_abdominal_pain: {
    label: 'Mpasi makasi ya libumu',
    question: 'Libumu ezali kosala yo mpasi makasi?',
    phrases: ['{pain} {severe} {abdomen}', '{abdomen} {pain} {severe}', '{pain} {abdomen} {severe}'],
  },
  abdominal_rigidity: {
    label: 'Libumu ekomi makasi',
    question: 'Libumu ekomi makasi lokola libaya?',
    phrases: ['libumu ekomi makasi', 'libumu ekangami makasi lokola libaya'],
  },
  blood_in_urine: {
    label: 'Makila na masuba',
    question: 'Masuba ezali na makila?',
    phrases: ['{urine} ~ {blood}', '{urinate} {blood}', '{blood} {urine}'],
  },
  cola_coloured_urine: {
    label: 'Masuba lokola coca',
    question: 'Masuba ezali lokola coca?',
    phrases: ['{urine} ~ coca', '{urine} ~ moindo'],
  },
  urinary_retention: {
    label: 'Akoki kosuba te',
    question: 'Olingi kosuba kasi ezali kobima te?',
    phrases: ['{can} kosuba te', 'masuba ezobima te', 'masuba ebimi te', 'masuba ekangami'],
  },
  anuria: {
    label: 'Azosuba te',
    question: 'Osubi te banda ngonga zomi na mibale?',
    phrases: ['azosuba te', 'asubi te', 'azali kosuba te', 'nazosuba te', 'asubaka te'],
  },
  oliguria: { label: 'Masuba moke', question: 'Masuba ezali moke mpenza?', phrases: ['{urine} moke', 'kosuba moke'] },
  heavy_vaginal_bleeding: {
    label: 'Makila mingi ezali kobima na nse',
    question: 'Makila mingi ezali kobima na nzoto ya mwasi?',
    phrases: [
      '{bleed} mingi nse',
      '{blood} mingi nse',
      '{blood} mingi {out} nse',
      '{bleed} mingi vagin',
      '{blood} mingi {out} vagin',
      '{blood} mingi {out} sexe',
    ],
  },
  sexual_assault: {
    label: 'Viol',
    question: 'Basangisaki na yo nzoto na makasi?',
    phrases: ['viol', 'baviolaki', 'violee', 'basangisi nzoto na makasi', 'basangisaki nzoto na makasi', 'bavioli'],
  },
  leaking_waters: {
    label: 'Mai ya mwana ebimi',
    question: 'Mai ya mwana ebimi?',
    phrases: ['mai ya mwana ebimi', 'mai ya mwana ezobima', 'mai ya mwana epanzani', 'poche des eaux'],
  },
  reduced_fetal_movements: {
    label: 'Mwana aningani te na libumu',
    question: 'Mwana aningani moke to aningani te na libumu?',
    phrases: [
      'mwana aningani te',
      'mwana azoningana te',
      'mwana aninganaka te',
      'mwana azali koningana te',
      'mwana aningani libumu te',
    ],
  },
  face_hand_swelling_in_pregnancy: {
    label: 'Elongi to maboko evimbi na zemi',
    question: 'Elongi to maboko evimbi na zemi?',
    phrases: ['zemi ~ elongi {swelling}', 'zemi ~ maboko {swelling}'],
  },
  fits_in_pregnancy: {
    label: 'Convulsion na zemi',
    question: 'Asalaki convulsion na zemi to nsima ya kobota?',
    phrases: ['zemi ~ {convulse}', 'aboti ~ {convulse}', 'eclampsie'],
  },
  labour_before_37_weeks: {
    label: 'Mpasi ya kobota liboso ya ntango',
    question: 'Mpasi ya kobota eyei liboso ya ntango?',
    phrases: ['{pain} ya kobota liboso ya ntango'],
  },
  prolonged_labour: {
    label: 'Mpasi ya kobota eumeli',
    question: 'Mpasi ya kobota eleki ngonga 12?',
    phrases: ['{pain} ya kobota eumeli', '{pain} ya kobota ~ eumeli'],
  },
  cord_prolapse: {
    label: 'Mosinga ya motolu ebimi liboso',
    question: 'Mosinga ya motolu ebimi liboso ya mwana?',
    phrases: ['mosinga ya motolu ebimi', 'mosinga ebimi liboso'],
  },
  heavy_bleeding_after_birth: {
    label: 'Makila mingi nsima ya kobota',
    question: 'Makila mingi ezali kobima nsima ya kobota?',
    phrases: [
      '{blood} mingi ~ kobota',
      '{blood} mingi ~ auti kobota',
      '{blood} mingi ~ nauti kobota',
      '{blood} mingi ~ aboti',
      '{blood} mingi ~ naboti',
      '{blood} mingi ~ abotaki',
    ],
  },
  placenta_not_delivered: {
    label: 'Placenta ebimi te',
    question: 'Placenta ebimi te?',
    phrases: ['placenta ebimi te', 'placenta ezobima te', 'placenta etikali'],
  },
  unable_to_drink_or_breastfeed: {
    label: 'Akoki komela to komela mabele te',
    question: 'Mwana akoki komela to komela mabele te?',
    phrases: [
      '{can} komela te',
      '{can} komela mabele te',
      '{refuse} mabele',
      '{refuse} komela',
      '{refuse} komela mabele',
      'azomela mabele te',
      'amelaka mabele te',
      'azali komela mabele te',
    ],
  },
  vomits_everything: {
    label: 'Asanzaka nyonso',
    question: 'Azali kosanza nyonso oyo alei to ameli?',
    phrases: ['{vomit} nyonso', '{vomit} biloko nyonso', '{vomit} eloko nyonso'],
  },
  sunken_eyes: {
    label: 'Miso ekoti na kati',
    question: 'Miso ekoti na kati?',
    phrases: ['miso ekoti na kati', 'miso ekoti'],
  },
  bulging_fontanelle: {
    label: 'Fontanelle evimbi',
    question: 'Fontanelle evimbi?',
    phrases: ['fontanelle {swelling}', 'fontanelle bombee'],
  },
  sunken_fontanelle: {
    label: 'Fontanelle ekoti',
    question: 'Fontanelle ekoti na kati?',
    phrases: ['fontanelle ekoti', 'fontanelle deprimee'],
  },
  inconsolable_crying: {
    label: 'Kolela kozanga kotika',
    question: 'Mwana azali kolela atikaka te?',
    phrases: ['lela kozanga kotika', 'lela atikaka te', 'kolela atikaka te', 'kolela kotika te', 'lela kotika te'],
  },
} as const satisfies Partial<Record<FindingId, FindingText>>

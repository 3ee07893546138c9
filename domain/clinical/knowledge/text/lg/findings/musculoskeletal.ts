import type { MUSCULOSKELETAL_FINDINGS } from '#domain/clinical/knowledge/findings/musculoskeletal.ts'
import type { FindingText } from '#domain/clinical/knowledge/text/finding-text.ts'

export const MUSCULOSKELETAL_FINDINGS_LG: Partial<Record<keyof typeof MUSCULOSKELETAL_FINDINGS, FindingText>> = {
  joint_pain: {
    label: 'Ennyingo eziruma',
    question: 'Ennyingo zikuluma?',
    phrases: [
      '{pain} {joint}',
      '{joint} {pain}',
      '(ennyingo|nnyingo|nnyigo|ennyigo) ({pain}|binnuma|zinnuma|zimuluma)',
      '{pain} (nnyingo|mu nnyingo)',
      '(omutwe|omugongo) ~ ennyingo binnuma',
      '(enkokola|nkokola|akakongovvule) {pain}',
    ],
  },
  joint_swelling: {
    label: 'Okuzimba ennyingo',
    question: 'Ennyingo zizimbye?',
    phrases: [
      '{swelling} {joint}',
      '{joint} {swelling}',
      '(evviivi|amaviivi|enkokola|akakongovvule) {swelling}',
      '(omukono gwekigere|akakongovvule|obukongovvule) ~ ({swelling}|guzimbye|kazimbye)',
    ],
  },
  hot_joint: {
    label: 'Ennyingo eyokya',
    question: 'Ennyingo eyokya era emyuse?',
    phrases: [
      'ennyingo ~ zokya',
      'ennyingo ~ eyokya',
      '({joint}|evviivi) {burning}',
      '({joint}|evviivi) {swelling} {burning}',
      '({joint}|evviivi|viivi|ekkongovvule|enkokola) ~ (lyokya|lizimbye lyokya|eyokya|gyokya|kyokya|yokya)',
    ],
  },
  big_toe_pain: {
    label: 'Akagere akanene kaluma',
    question: 'Akagere akanene kaluma?',
    phrases: [
      '(akagere akanene|ekigere ekisajja|akasajja akagere) ~ ({pain}|{swelling})',
      '(olugalo lwekigere|engalo yekigere) (olunene|lunene|enkulu|ensajja) ~ ({pain}|luzimbye|{swelling})',
      '(akasajja|kasajja) kekigere ~ ({pain}|{swelling})',
      '(akasajja|kasajja) kekigere ({swelling}|{pain}|kazimbye|kaluma)',
    ],
  },
  muscle_pain: {
    label: 'Ebinywa ebiruma',
    question: 'Omubiri gwonna gukuluma?',
    phrases: [
      '{pain} ebinywa',
      'ebinywa {pain}',
      '{pain} omubiri',
      'omubiri {pain}',
      'omubiri gwonna {pain}',
      'omubiri (gumenyeka|gummenyeka|gwonna gunnuma)',
      '{pain} {body}',
      '{body} {pain}',
      '{body} gwonna {pain}',
      '(ebinywa|binywa|ennyama|nnyama) ({pain}|zinnuma|ennuma|emuluma)',
      '(ennyama|nnyama) (yekisambi|yentumbwe|yokugulu) ~ ({pain}|ennuma|emuluma|yeesise|yekutte)',
      '(ebinywa|binywa) (bikwatiridde|byekutte|byesise)',
    ],
  },
  muscle_cramps: {
    label: 'Ebinywa okwekwata',
    question: 'Ebinywa byekwata?',
    phrases: [
      '(ebinywa|ekinywa|entumbwe) ~ (byekwata|kyekwata|zeekwata|okwekwata)',
      '(ebinywa|ekinywa|entumbwe|amagulu) ~ (bimukwata|binkwata|zimukwata|zinkwata|kimukwata|kinkwata)',
    ],
  },
  bone_pain: {
    label: 'Amagumba agaluma',
    question: 'Amagumba gakuluma?',
    phrases: ['{pain} amagumba', 'amagumba {pain}', 'amagumba ~ {pain}', '{pain} {bone}', '{bone} {pain}'],
  },
  back_pain: {
    label: 'Omugongo oguluma',
    question: 'Omugongo gukuluma?',
    phrases: [
      '{pain} {back}',
      '{back} {pain}',
      'obulumi ~ {back}',
      '(nnina|alina|nina) omugongo',
      '(ekiwato|kiwato) ({pain}|kinnuma|kimuluma)',
      '(nnumwa|lumwa|alumwa) (ekiwato|kiwato|omugongo)',
      '(konyoka|konyose|nkonyose|nkonyoka) {back}',
    ],
  },
  back_pain_to_leg: {
    label: 'Omugongo guluma okutuuka mu kugulu',
    question: 'Obulumi buva mu mugongo ne budda mu kugulu?',
    phrases: [
      '{back} {pain} ~ (okugulu|amagulu|kugulu)',
      '{pain} {back} ~ (okugulu|kugulu)',
      '{back} {pain} ~ (kka|serengeta|tuuka|tambula) (kugulu|okugulu|kigere|kabina|ekisambi|magulu)',
      '({back}|akabina|ekiwato) ~ (obulumi|{pain}) (kka|serengeta|tuuka|tambula) (kugulu|okugulu|kigere|kisambi|magulu)',
    ],
  },
  neck_pain: {
    label: 'Ensingo eruma',
    question: 'Ensingo ekuluma?',
    phrases: [
      '{pain} ensingo',
      'ensingo {pain}',
      '{pain} obulago',
      'obulago {pain}',
      '{pain} {neck}',
      '{neck} {pain}',
      '({neck}|nsingo) (ekubye|ekutte|egumye) ~ {pain}',
    ],
  },
  shoulder_pain: {
    label: 'Ebbegabega eriruma',
    question: 'Ebbegabega likuluma?',
    phrases: [
      'kibegabega ~ (nnuma|luma)',
      '{pain} ebbegabega',
      'ebbegabega {pain}',
      '{pain} ebibegabega',
      'ebibegabega {pain}',
      '(ekibegabega|kibegabega|ebbegabega|bbegabega) ~ (kinnuma|linnuma|likaze|kikaze|kimuluma|limuluma)',
    ],
  },
  knee_pain: {
    label: 'Evviivi eriruma',
    question: 'Evviivi likuluma?',
    phrases: [
      '{pain} evviivi',
      'evviivi {pain}',
      '{pain} amaviivi',
      'amaviivi {pain}',
      '(evviivi|amaviivi) ~ (linnuma|limuluma|gannuma|gamuluma)',
      '(evviivi|viivi|vviivi) ~ (liruma|linnuma|lyannuma)',
    ],
  },
  limp_or_refuses_walk: {
    label: 'Awenyera',
    question: 'Omwana awenyera oba agaana okutambula?',
    phrases: ['awenyera', 'okuwenyera', 'mpenyera', '{refuse} okutambula'],
  },
  difficulty_walking: {
    label: "Okutambula n'obuzibu",
    question: "Otambula n'obuzibu?",
    phrases: [
      'tambula (bubi|na buzibu|nobuzibu)',
      '{pain} ~ ntambula',
      '{cannot} kutambula bulungi',
      '(okutambula|kutambula) (kizibu|kuzibu|kukaluba|kumukaluubirira|kunkaluubirira)',
      '{cannot} (kulinnya|kulinya) bulungi',
    ],
  },
  single_joint_swelling: {
    label: 'Ennyingo emu ezimbye',
    question: 'Ennyingo emu ezimbye?',
    phrases: [
      '(evviivi|vviivi|enkokola|akakongovvule) {swelling}',
      '{swelling} (evviivi|enkokola|akakongovvule)',
      '(evviivi|viivi|enkokola|akakongovvule) ~ (lizimbye|kazimbye|ezimbye|lyazimba)',
      'omukono gwekigere {swelling}',
    ],
  },
  heel_pain: {
    label: 'Ekisinziiro ekiruma',
    question: 'Ekisinziiro kikuluma?',
    phrases: [
      '{pain} ekisinziiro',
      'ekisinziiro {pain}',
      '(ebisinziiro|bisinziiro|ekisinziiro|kisinziiro) {pain}',
      '{pain} (ebisinziiro|bisinziiro)',
    ],
  },
  migrating_joint_pain: {
    label: "Obulumi bw'ennyingo obutambula",
    question: 'Obulumi buva mu nnyingo emu ne budda mu ndala?',
    phrases: ['{joint} ~ (butambula|buseguka|ne budda ndala)'],
  },
  limb_pain: {
    label: 'Okugulu oba omukono guluma',
    question: 'Okugulu oba omukono gukuluma?',
    phrases: ['({leg}|{legs}|{arm}) {pain}', '{pain} ({leg}|{legs}|{arm})'],
  },
  stiff_sore_neck: {
    label: "Ensingo ekakanyadde era eruma ng'agikyusa",
    question: "Ensingo ekukakanyadde era ekuluma ng'ogikyusa?",
    phrases: ['({neck}|obulago) {pain} ~ (agikyusa|nga nkyusa|okukyuka)'],
  },
  hip_pain: {
    label: 'Ekiwato kiruma',
    question: 'Ekiwato kikuluma?',
    phrases: [
      '(ekiwato|kiwato|ebbunwe|bbunwe|akabina|kabina) {pain}',
      '{pain} (ekiwato|kiwato|ebbunwe|bbunwe|kabina)',
      '(ekisambi|kisambi) {pain}',
    ],
  },
  wrist_hand_numb_night: {
    label: 'Engalo zisannyalala ekiro',
    question: 'Engalo zo zisannyalala ekiro?',
    phrases: [
      '({finger}|emikono|{arm}) (sannyalala|zisannyalala|gisannyalala) ~ ({night}|kiro)',
      '({night}|kiro) ~ ({finger}|emikono) (sannyalala|zisannyalala|gisannyalala)',
      '({finger}|{arm}|engalo) ~ (zitinkiza|gutinkiza|gitinkiza) (ekiro|{night})',
      '({night}|ekiro) ~ (engalo|{finger}) zitinkiza',
    ],
  },
  pain_worse_on_use: {
    label: "Obulumi bweyongera ng'okozesa",
    question: "Obulumi bweyongera bw'okozesa oba bw'otambulira ku kitundu ekyo?",
    phrases: [
      '({pain}|zinnuma|gannuma|linnuma) ~ (ntambula|nninnya|linnya|nsitula|nkola|adduka|ntambudde)',
      '(nninnya|linnya) (madaala|amadaala|kasozi|akasozi) ~ ({pain}|gannuma|linnuma)',
      '({arm}|{leg}|{legs}|{joint}|evviivi|amaviivi|enkokola|ekibegabega|entumbwe) {pain} ~ (ntambula|nninnya|nsitula|nkola|ntambudde|nkozesa|nkamula)',
    ],
  },
  joint_locking_or_giving_way: {
    label: 'Evviivi lisibira oba liweta',
    question: "Evviivi lisibira oba likuwewuka n'ogwa?",
    phrases: ['(evviivi|vviivi) ~ (lisibira|lyesiba|liragajjala|liwewuka|lidduka)'],
  },
  many_joints: {
    label: 'Ennyingo nnyingi ziruma',
    question: 'Ennyingo nnyingi ziruma omulundi gumu?',
    phrases: [
      '(ennyingo|nnyingo|ennyigo) (zonna|nnyingi|zange zonna) {pain}',
      '{pain} (ennyingo|nnyingo) (zonna|nnyingi)',
    ],
  },
  morning_stiffness: {
    label: 'Okukakanyala ku makya',
    question: 'Ku makya ennyingo zikakanyala okumala ekiseera?',
    phrases: [
      'makya ~ (zikakanyadde|tezifunya|nkakanyadde|gakakanyadde|zikakanyala)',
      '(nzuukuka|azuukuka) (nkakanyadde|akakanyadde)',
    ],
  },
  tender_points_widespread: {
    label: 'Omubiri guluma wonna we bakwata',
    question: 'Waluma wonna we bakwata ku mubiri?',
    phrases: ['(wonna we bakwata|buli we bakwata|wonna we nkwata|buli we nkwata) (waluma|wannuma|{pain})'],
  },
}

import type { EYE_FINDINGS } from '#domain/clinical/knowledge/findings/eye.ts'
import type { FindingText } from '#domain/clinical/knowledge/text/finding-text.ts'

export const EYE_FINDINGS_LG: Partial<Record<keyof typeof EYE_FINDINGS, FindingText>> = {
  red_eye: {
    label: 'Amaaso amamyufu',
    question: 'Amaaso gamyuse?',
    phrases: ['{eye} gamyuse', '{eye} amamyufu', '{eye} limyuse'],
  },
  eye_pain: { label: 'Amaaso agaluma', question: 'Amaaso gakuluma?', phrases: ['{pain} {eye}', '{eye} {pain}'] },
  severe_eye_pain: {
    label: "Obulumi bw'amaaso obw'amaanyi",
    question: 'Amaaso gakuluma nnyo?',
    phrases: ['{pain} {eye} {severe}', '{eye} {pain} {severe}'],
  },
  itchy_eyes: { label: 'Amaaso agasiiwa', question: 'Amaaso gakusiiwa?', phrases: ['{eye} {itch}', '{itch} {eye}'] },
  watery_eyes: {
    label: 'Amaaso gakulukuta amaziga',
    question: 'Amaaso gakulukuta amaziga?',
    phrases: ['{eye} ~ (amaziga|gakulukuta)', '{eye} gakulukuta', '{eye} (gayiika|gatonnya) amaziga'],
  },
  eye_discharge: { label: 'Amasira mu maaso', question: 'Amaaso gavaamu amasira?', phrases: ['{eye} ~ amasira'] },
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
  blurred_vision: {
    label: 'Obutalaba bulungi',
    question: 'Tolaba bulungi?',
    phrases: [
      'talaba bulungi',
      'siraba bulungi',
      'obutalaba bulungi',
      'alaba (ekifu|lufu)',
      'ndaba (ekifu|lufu|enzikiza)',
      '(amaaso|eriiso) ~ (ekifu|lufu)',
    ],
  },
  reduced_vision: {
    label: 'Okulaba kukendedde',
    question: 'Tolaba bulungi ewala oba okumpi?',
    phrases: ['okulaba (kukendedde|kukendeera)', 'alaba kitono', 'ndaba kitono', 'tolaba wala', 'siraba wala'],
  },
  vision_loss: {
    label: 'Obutalaba',
    question: 'Tokyalaba?',
    phrases: [
      '{cannot} kulaba',
      '{fail} okulaba',
      'takyalaba',
      'sikyalaba',
      'talaba',
      'siraba',
      'amaaso (gaziba|gazibye|tegalaba)',
    ],
  },
  sudden_vision_loss: {
    label: 'Okulemererwa okulaba embagirawo',
    question: 'Walemereddwa okulaba embagirawo?',
    phrases: ['talaba ~ {sudden}', 'takyalaba ~ {sudden}', 'sikyalaba ~ {sudden}', 'siraba ~ {sudden}'],
  },
  vision_loss_passing: {
    label: "Okulemererwa okulaba okumala eddakiika n'okudda",
    question: 'Eriiso erimu lyalemererwako okulaba okumala eddakiika, ate ne liddamu okulaba?',
    phrases: [
      'amaurosis fugax',
      'transient vision loss',
      'transient visual loss',
      'transient blindness',
      'temporary vision loss',
    ],
  },
  blind: {
    label: 'Okuziba amaaso',
    question: "Tosobola kulaba n'akatono?",
    phrases: ['muzibe wa maaso', 'muzibe', 'takyalabira ddala', 'okuziba amaaso', 'yaziba amaaso', 'azibye amaaso'],
  },
  curtain_over_vision: {
    label: "Ekisiikirize oba olutimbe mu maaso g'eriiso",
    question: "Olaba ekisiikirize oba olutimbe oluddugavu ku kitundu ky'ebyo by'olaba?",
    phrases: [
      'ekisiikirize ~ eriiso',
      'curtain over vision',
      'curtain over the eye',
      'shadow over vision',
      'visual field loss',
      'visual field defect',
    ],
  },
  eyelid_swelling: {
    label: 'Eriiso lizimbye',
    question: "Ebikowe by'amaaso bizimbye?",
    phrases: ['{swelling} amaaso', 'amaaso {swelling}', '(ekikowe|ebikowe) {swelling}'],
  },
  hot_red_swollen_eyelid: {
    label: "Okuzimba, okumyuka n'okwokya okwetooloola eriiso erimu",
    question: 'Olususu olwetoolodde eriiso erimu lwokya, lumyuse era luzimbye?',
    phrases: [
      'eriiso ~ {swelling}',
      'orbital cellulitis',
      'periorbital cellulitis',
      'preseptal cellulitis',
      'red swollen eyelid',
      'swollen red eyelid',
    ],
  },
  one_eye_bulging: {
    label: 'Eriiso erimu lifulumye',
    question: 'Eriiso erimu lifulumye mu maaso?',
    phrases: ['eriiso ~ lifulumye', 'proptosis', 'bulging eye', 'protruding eye', 'unilateral exophthalmos'],
  },
  white_pupil: {
    label: "Emmunye y'eriiso njeru",
    question: "Emmunye y'eriiso erabika nga njeru mu bifaananyi oba mu kitangaala?",
    phrases: ['emmunye njeru', 'leukocoria', 'leucocoria', 'white pupil', 'absent red reflex'],
  },
  corneal_clouding: {
    label: 'Cornea tetangaala (cloudy cornea)',
    question: "Mu maaso g'eriiso awatangaala wafuuse ng'awaliko olufu oba weeru?",
    phrases: ['corneal clouding', 'cloudy cornea', 'corneal opacity', 'hazy cornea', 'keratomalacia'],
  },
  corneal_ulcer: {
    label: 'Ebbwa ku eriiso (corneal ulcer)',
    question: 'Waliwo akabala akeru ku eriiso, oba fluorescein eraga ebbwa?',
    phrases: ['corneal ulcer', 'corneal ulceration', 'keratitis', 'corneal abrasion', 'fluorescein positive'],
  },
  hypopyon: {
    label: 'Amasira munda mu eriiso (hypopyon)',
    question: 'Waliwo amasira ameeru agalabika emabega wa cornea?',
    phrases: ['hypopyon'],
  },
  pupil_fixed_mid_dilated: {
    label: 'Emmunye tekyukakyuka mu kitangaala, eriiso likalubye (mid-dilated fixed pupil)',
    question: "Emmunye y'eriiso erimyufu tekyuka mu kitangaala, oba eriiso likalubye?",
    phrases: [
      'mid dilated pupil',
      'fixed mid-dilated pupil',
      'hard eye',
      'raised intraocular pressure',
      'elevated intraocular pressure',
    ],
  },
  blood_in_front_of_eye: {
    label: 'Omusaayi munda mu eriiso (hyphaema)',
    question: 'Waliwo omusaayi ogulabika emabega wa cornea?',
    phrases: ['omusaayi munda mu eriiso', 'hyphaema', 'hyphema', 'blood in the anterior chamber'],
  },
  large_hazy_infant_eye: {
    label: "Eriiso ly'omwana eddene oba eritatangaala (buphthalmos)",
    question: "Amaaso g'omwana manene ekisukkiridde oba tegatangaala, era gakulukuta amaziga?",
    phrases: ['buphthalmos', 'congenital glaucoma', 'megalocornea'],
  },
}

import type { EAR_NOSE_THROAT_MOUTH_FINDINGS } from '#domain/clinical/knowledge/findings/ear-nose-throat-mouth.ts'
import type { FindingText } from '#domain/clinical/knowledge/text/finding-text.ts'

export const EAR_NOSE_THROAT_MOUTH_FINDINGS_RW: Partial<
  Record<keyof typeof EAR_NOSE_THROAT_MOUTH_FINDINGS, FindingText>
> = {
  ear_pain: {
    label: 'Kubabara ugutwi',
    question: 'Ubabara ugutwi?',
    phrases: ['{pain} {ear}', '{ear} {pain}', '{ill} {ear}'],
  },
  ear_discharge: {
    label: 'Amashyira ava mu gutwi',
    question: 'Ugutwi kurimo amashyira?',
    phrases: ['amashyira {ear}', '{ear} amashyira', '{ear} ~ amashyira', 'amatwi ava'],
  },
  ear_discharge_foul: {
    label: 'Amashyira anuka mu gutwi',
    question: 'Ibiva mu gutwi biranuka?',
    phrases: ['{ear} ~ (anuka|binuka|aranuka)', 'amashyira anuka {ear}'],
  },
  hearing_loss: {
    label: 'Kutumva neza',
    question: 'Ntiwumva neza?',
    phrases: ['ntumva neza', 'sinumva neza', 'kutumva neza', 'gupfa amatwi', 'pfuye amatwi'],
  },
  sudden_hearing_loss: {
    label: 'Gupfa amatwi bitunguranye',
    question: 'Wapfuye amatwi bitunguranye?',
    phrases: ['gupfa amatwi ~ {sudden}', 'yapfuye amatwi ~ {sudden}', 'napfuye amatwi ~ {sudden}'],
  },
  ringing_in_ears: {
    label: 'Amatwi avuza induru',
    question: 'Amatwi avuza induru?',
    phrases: ['{ear} (avuza|avuga|aravuga|adunda)'],
  },
  swelling_behind_ear: {
    label: "Kubyimba inyuma y'ugutwi",
    question: "Inyuma y'ugutwi harabyimbye?",
    phrases: [
      '{swelling} inyuma ugutwi',
      '{swelling} inyuma yugutwi',
      'inyuma yugutwi ~ {swelling}',
      'inyuma yamatwi ~ {swelling}',
    ],
  },
  runny_nose: {
    label: 'Ibicurane',
    question: 'Ufite ibicurane?',
    phrases: ['ibicurane', 'ibimyira', 'amazuru ava', '(izuru|amazuru) (rirava|arava|ava|riva)', 'ibicurane byinshi'],
  },
  blocked_nose: {
    label: 'Gufungana amazuru',
    question: 'Amazuru arafunganye?',
    phrases: [
      'fungana amazuru',
      'amazuru ~ funganye',
      'gufungana amazuru',
      '(izuru|amazuru) (rirazibye|arazibye|rizibye|azibye|ryazibye)',
    ],
  },
  sneezing: {
    label: 'Kwitsamura',
    question: 'Uritsamura?',
    phrases: ['kwitsamura', 'ritsamura', 'itsamura', 'nditsamura'],
  },
  nosebleed: { label: 'Imyuna', question: 'Uva imyuna?', phrases: ['imyuna'] },
  nosebleed_prolonged: {
    label: 'Imyuna idahagarara',
    question: 'Imyuna yanze guhagarara?',
    phrases: ['imyuna ~ idahagarara', 'imyuna ~ ntihagarara', 'imyuna ~ yanze guhagarara', 'imyuna myinshi'],
  },
  sore_throat: {
    label: 'Kubabara mu muhogo',
    question: 'Ubabara mu muhogo?',
    phrases: ['{pain} umuhogo', 'umuhogo {pain}', '{pain} muhogo', 'muhogo {pain}'],
  },
  painful_swallowing: {
    label: 'Kubabara umira',
    question: 'Urababara iyo umira?',
    phrases: ['{pain} ~ kumira', '{pain} ~ mira', '{pain} ~ amira'],
  },
  drooling_unable_to_swallow: {
    label: 'Ntabasha kumira amacandwe',
    question: 'Ananirwa kumira amacandwe?',
    phrases: ['{cannot} kumira amacandwe', 'inkonda ~ {cannot} kumira', '{fail} kumira amacandwe'],
  },
  sits_leaning_forward_to_breathe: {
    label: 'Yicara yunamye imbere kugira ngo ahumeke',
    question: 'Yicara yunamye imbere, ijosi rirambuye, kugira ngo abashe guhumeka?',
    phrases: [
      'penché en avant pour respirer',
      'assis penché en avant',
      'position du trépied',
      'tripod position',
      'tripoding',
      'leaning forward to breathe',
      'sniffing position',
    ],
  },
  muffled_voice: {
    label: "Ijwi ryahindutse nk'ufite ikintu mu muhogo (voix étouffée)",
    question: "Ijwi ryarahindutse nk'ufite ikintu gishyushye mu kanwa?",
    phrases: [
      'voix étouffée',
      'voix de patate chaude',
      'voix couverte',
      'muffled voice',
      'hot potato voice',
      'thick voice',
    ],
  },
  hoarse_voice: { label: 'Gusarara', question: 'Warasaraye?', phrases: ['gusarara', 'saraye'] },
  one_tonsil_bulging: {
    label: 'Amygdale imwe yabyimbye, luette yagiye ku ruhande',
    question: 'Uruhande rumwe rwo mu muhogo rwarabyimbye, luette yagiye ku ruhande?',
    phrases: [
      "phlegmon de l'amygdale",
      'phlegmon amygdalien',
      'phlegmon péri-amygdalien',
      "abcès de l'amygdale",
      'amygdale bombante',
      'luette déviée',
      'peritonsillar abscess',
      'quinsy',
      'uvula deviated',
      'uvular deviation',
      'bulging tonsil',
      'retropharyngeal abscess',
    ],
  },
  throat_membrane: {
    label: "Agahu gasa n'ivu mu muhogo (fausse membrane)",
    question: "Hari agahu gasa n'ivu mu muhogo?",
    phrases: [
      'fausses membranes',
      'membrane grise dans la gorge',
      'membrane grisâtre',
      'pseudomembrane',
      'grey membrane in throat',
      'gray membrane',
    ],
  },
  trismus: {
    label: 'Ntabasha kubumbura umunwa',
    question: 'Ananirwa kubumbura umunwa?',
    phrases: [
      '{cannot} kubumbura umunwa',
      '{cannot} kubumbura akanwa',
      '{fail} kubumbura umunwa',
      '{fail} kubumbura akanwa',
    ],
  },
  cheek_gland_swelling: {
    label: 'Itama ryabyimbye',
    question: 'Amatama yabyimbye?',
    phrases: ['(itama|amatama) {swelling}', '{swelling} (itama|amatama)', 'umushwiga', 'oreillons'],
  },
  floor_of_mouth_swelling: {
    label: "Kubyimba munsi y'ururimi cyangwa y'urwasaya",
    question: "Munsi y'ururimi cyangwa y'urwasaya harabyimbye kandi harakomeye?",
    phrases: [
      '{swelling} munsi yururimi',
      '{swelling} munsi yurwasaya',
      'angine de ludwig',
      'plancher de la bouche gonflé',
      'plancher buccal gonflé',
      'gonflement sous la langue',
      'gonflement sous la mâchoire',
      'ludwig angina',
      'floor of mouth swelling',
      'swelling under the tongue',
      'submandibular swelling',
      'sublingual swelling',
    ],
  },
  mouth_ulcers: {
    label: 'Ibisebe mu kanwa',
    question: 'Ufite ibisebe mu kanwa?',
    phrases: ['ibisebe kanwa', 'ibisebe ~ kanwa', 'ibisebe ~ akanwa'],
  },
  white_patches_in_mouth: {
    label: 'Ibyera mu kanwa',
    question: 'Mu kanwa harimo ibyera?',
    phrases: ['(kanwa|akanwa|ururimi) ~ (ibyera|byera|umweru|utwera)'],
  },
  koplik_spots: {
    label: 'Utubara twa Koplik mu matama',
    question: 'Hari utudomo duto twera imbere mu matama?',
    phrases: ['taches de koplik', 'signe de koplik', 'koplik', 'koplik spots'],
  },
  lip_swelling: {
    label: 'Kubyimba iminwa',
    question: 'Iminwa yarabyimbye?',
    phrases: [
      '{swelling} iminwa',
      'iminwa {swelling}',
      '{swelling} umunwa',
      'umunwa {swelling}',
      '(ku munwa|umunwa|iminwa) (harabyimbye|habyimbye)',
    ],
  },
  tongue_swelling: {
    label: 'Kubyimba ururimi',
    question: 'Ururimi rwarabyimbye?',
    phrases: ['{swelling} ururimi', 'ururimi {swelling}'],
  },
  throat_swelling: {
    label: 'Kubyimba umuhogo',
    question: 'Umuhogo warabyimbye?',
    phrases: ['{swelling} umuhogo', 'umuhogo {swelling}'],
  },
  bad_breath: {
    label: 'Akanwa kanuka',
    question: 'Akanwa karanuka?',
    phrases: ['akanwa (kanuka|karanuka)', '(kunuka|anuka) mu kanwa'],
  },
  toothache: {
    label: 'Kubabara iryinyo',
    question: 'Ubabara iryinyo?',
    phrases: ['{pain} {tooth}', '{tooth} {pain}', '{ill} {tooth}'],
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
  gum_boil_or_dental_abscess: {
    label: 'Amashyira mu ryinyo',
    question: 'Iryinyo ririmo amashyira?',
    phrases: ['amashyira ~ {tooth}', '{tooth} ~ amashyira'],
  },
  gum_death_or_cheek_hole: {
    label: 'Ishinya ryapfuye, ryirabuye, cyangwa umwobo mu itama (noma)',
    question: "Igice cy'ishinya cyangwa cy'itama cyarapfuye, cyirabuye cyangwa cyavuyeho?",
    phrases: [
      'noma',
      'gencive noire',
      'gencive nécrosée',
      'trou dans la joue',
      'nécrose de la joue',
      'cancrum oris',
      'hole in the cheek',
      'necrotic gum',
      'black gum',
    ],
  },
}

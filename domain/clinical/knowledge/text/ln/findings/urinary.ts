import type { URINARY_FINDINGS } from '#domain/clinical/knowledge/findings/urinary.ts'
import type { FindingText } from '#domain/clinical/knowledge/text/finding-text.ts'

export const URINARY_FINDINGS_LN: Partial<Record<keyof typeof URINARY_FINDINGS, FindingText>> = {
  dysuria: {
    label: 'Mpasi ntango ya kosuba',
    question: 'Oyokaka mpasi ntango ya kosuba?',
    phrases: [
      '{pain} ~ {urinate}',
      '{urinate} {pain}',
      '{burning} ~ {urinate}',
      '{urine} {burning}',
      '{urinate} {burning}',
      'masuba {pain}',
      '{urine} {pain}',
      'masuba ezoswa',
      'masuba ezozikisa',
      'masuba ezikisaka',
    ],
  },
  urinary_frequency: {
    label: 'Kosuba mbala na mbala',
    question: 'Osubaka mbala na mbala?',
    phrases: [
      '{urinate} mbala na mbala',
      '{urinate} mbala ebele',
      '{urine} mbala na mbala',
      'kokende kosuba mbala na mbala',
    ],
  },
  urinary_urgency: {
    label: 'Koswana na masuba',
    question: 'Soki masuba eyei okoki kozela te?',
    phrases: ['{urinate} noki', '{urine} ~ {can} kozela te', 'masuba ezopusa'],
  },
  cloudy_urine: {
    label: 'Masuba ya potopoto',
    question: 'Masuba ezali pole te?',
    phrases: ['{urine} potopoto', '{urine} ~ pole te', '{urine} trouble'],
  },
  foul_smelling_urine: {
    label: 'Masuba ezolumba',
    question: 'Masuba ezali kolumba?',
    phrases: ['{urine} {smelly}', '{urine} ~ (kolumba|ezolumba)'],
  },
  blood_in_urine: {
    label: 'Makila na masuba',
    question: 'Masuba ezali na makila?',
    phrases: ['{urine} ~ {blood}', '{urinate} {blood}', '{blood} {urine}'],
  },
  painless_haematuria: {
    label: 'Makila na masuba kozanga mpasi',
    question: 'Masuba ezali na makila kozanga mpasi?',
    phrases: ['{urine} ~ makila kozanga mpasi', 'hématurie indolore', 'hématurie isolée', 'hématurie sans douleur'],
  },
  clots_in_urine: {
    label: 'Caillots ya makila na masuba',
    question: 'Caillots ya makila ezali kobima na masuba?',
    phrases: [
      '{urine} ~ caillots',
      'caillots dans les urines',
      'caillots urinaires',
      'hématurie caillotante',
      'hématurie avec caillots',
    ],
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
  palpable_bladder: {
    label: 'Vessie etondi, ezali koyokana (globe vésical)',
    question: 'Vessie etondi ezali koyokana na nse ya motolu?',
    phrases: ['globe vésical', 'globe urinaire', 'vessie distendue', 'vessie palpable'],
  },
  urinary_hesitancy: {
    label: 'Masuba eumelaka mpo ebima',
    question: 'Masuba eumelaka liboso ebima?',
    phrases: ['{urine} ~ eumelaka', '{urine} ezoumela', 'kopusa mpo na kosuba'],
  },
  weak_urine_stream: {
    label: 'Masuba ezobima malembe',
    question: 'Masuba ezali kobima malembe to moke moke?',
    phrases: [
      '{urine} {out} moke moke',
      '{urine} {out} malembe',
      '{urine} ebimaka (moke moke|malembe)',
      '{urine} moke moke',
      '{urine} kotanga moke moke',
    ],
  },
  urinary_incontinence: {
    label: 'Masuba ezobima yango moko',
    question: 'Masuba ebimaka yango moko?',
    phrases: ['{urine} ~ yango moko', '{can} kosimba {urine} te'],
  },
  continuous_urine_leak: {
    label: 'Masuba etangaka',
    question: 'Masuba etangaka ntango nyonso?',
    phrases: ['masuba etangaka', 'masuba ezotanga', 'fistule'],
  },
  oliguria: { label: 'Masuba moke', question: 'Masuba ezali moke mpenza?', phrases: ['{urine} moke', 'kosuba moke'] },
  anuria: {
    label: 'Azosuba te',
    question: 'Osubi te banda ngonga zomi na mibale?',
    phrases: ['azosuba te', 'asubi te', 'azali kosuba te', 'nazosuba te', 'asubaka te'],
  },
  polyuria: { label: 'Masuba mingi', question: 'Osubaka masuba mingi?', phrases: ['{urine} mingi', '{urine} ebele'] },
  nocturia: {
    label: 'Kolamuka na butu mpo na kosuba',
    question: 'Olamukaka mbala mingi na butu mpo na kosuba?',
    phrases: ['{urinate} ~ butu', '(lamuka|kolamuka) ~ {urinate}', 'lamuka mbala ~ butu'],
  },
  flank_pain: {
    label: 'Mpasi ya ba reins',
    question: 'Ozali na mpasi na mopanzi to ba reins?',
    phrases: ['{pain} (reins|rein|rognons)', '(reins|rein|rognons) {pain}', '{pain} mopanzi ya mokongo'],
  },
  flank_pain_to_groin: {
    label: 'Mpasi ya mopanzi oyo ekiti na nse (colique néphrétique)',
    question: 'Mpasi eyaka mpe ekendaka, ebandaka na mopanzi mpe ekitaka na nse?',
    phrases: ['colique néphrétique', 'coliques néphrétiques', "douleur lombaire irradiant vers l'aine"],
  },
  flank_mass: {
    label: 'Masse na mopanzi',
    question: 'Oyokaka eloko ya makasi na mopanzi?',
    phrases: [
      'masse na mopanzi',
      'masse du flanc',
      'masse dans le flanc',
      'masse lombaire',
      'contact lombaire',
      'gros rein',
    ],
  },
  hard_irregular_prostate: {
    label: 'Prostate ya makasi to oyo ekokani te',
    question: 'Na toucher rectal, prostate ezali makasi to ekokani te?',
    phrases: [
      'prostate dure',
      'prostate irrégulière',
      'prostate pierreuse',
      'prostate nodulaire',
      'nodule de la prostate',
    ],
  },
  gas_or_stool_in_urine: {
    label: 'Mopepe to nyei na masuba',
    question: 'Mopepe to nyei ezali kobima na masuba?',
    phrases: ['pneumaturie', 'fécalurie', 'air dans les urines', 'selles dans les urines'],
  },
}

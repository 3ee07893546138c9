import type { INJURY_FINDINGS } from '#domain/clinical/knowledge/findings/injury.ts'
import type { FindingText } from '#domain/clinical/knowledge/text/finding-text.ts'

export const INJURY_FINDINGS_SW: Record<keyof typeof INJURY_FINDINGS, FindingText> = {
  injury: {
    label: 'Jeraha',
    question: 'Je, kulikuwa na kuanguka, kugongwa au ajali?',
    phrases: ['jeraha', 'ameumia', 'nimeumia', 'ajali', 'aligongwa'],
  },
  road_traffic_injury: {
    label: 'Ajali ya barabarani',
    question: 'Je, ilikuwa ajali ya barabarani?',
    phrases: ['ajali ya barabarani', 'ajali ya gari', 'aligongwa na gari', 'ajali ya bodaboda', 'ajali ya pikipiki'],
  },
  fall: {
    label: 'Kuanguka',
    question: 'Je, alianguka?',
    phrases: ['ameanguka', 'nimeanguka', 'alianguka', 'kuanguka'],
  },
  fall_from_height: {
    label: 'Kuanguka kutoka juu',
    question: 'Je, alianguka kutoka juu zaidi ya kimo cha mtu?',
    phrases: ['ameanguka kutoka juu', 'ameanguka kwenye mti', 'alianguka kutoka'],
  },
  assault: {
    label: 'Kupigwa',
    question: 'Je, alipigwa au kushambuliwa?',
    phrases: ['amepigwa', 'nimepigwa', 'alipigwa', 'kushambuliwa'],
  },
  head_injury: {
    label: 'Jeraha la kichwa',
    question: 'Je, kichwa kiligongwa?',
    phrases: ['jeraha la kichwa', 'amegonga kichwa', 'aligonga kichwa', 'ameumia kichwa'],
  },
  loss_of_memory_of_event: {
    label: 'Hakumbuki ajali',
    question: 'Je, hakumbuki kilichotokea?',
    phrases: ['hakumbuki ajali'],
  },
  clear_fluid_from_ear_or_nose: {
    label: 'Majimaji kutoka sikioni au puani baada ya kugongwa',
    question: 'Je, majimaji au damu hutoka sikioni au puani tangu kugongwa?',
    phrases: ['majimaji kutoka sikioni', 'damu sikioni'],
  },
  spinal_injury: {
    label: 'Jeraha la uti wa mgongo',
    question: 'Je, kuna maumivu ya mfupa wa shingo au mgongo tangu ajali?',
    phrases: ['jeraha la uti wa mgongo', 'jeraha la shingo'],
  },
  chest_injury: {
    label: 'Jeraha la kifua',
    question: 'Je, kifua kiligongwa?',
    phrases: ['jeraha la kifua', 'ameumia kifua'],
  },
  flail_chest: {
    label: 'Sehemu ya kifua kusogea kinyume',
    question: 'Je, sehemu ya kifua huingia ndani wakati wa kuvuta pumzi?',
    phrases: ['kifua kusogea kinyume'],
  },
  abdominal_injury: {
    label: 'Jeraha la tumbo',
    question: 'Je, tumbo liligongwa?',
    phrases: ['jeraha la tumbo', 'alipigwa tumboni'],
  },
  penetrating_injury: {
    label: 'Jeraha la kupenya',
    question: 'Je, kitu kilipenya ndani ya mwili?',
    phrases: ['jeraha la kupenya', 'mkuki', 'panga', 'mshale'],
  },
  gunshot_wound: {
    label: 'Jeraha la risasi',
    question: 'Je, alipigwa risasi?',
    phrases: ['risasi', 'amepigwa risasi'],
  },
  stab_wound: {
    label: 'Jeraha la kisu',
    question: 'Je, alichomwa kisu?',
    phrases: ['amechomwa kisu', 'kuchomwa kisu'],
  },
  wound: {
    label: 'Kidonda cha kukatwa',
    question: 'Je, kuna jeraha la kukatwa?',
    phrases: ['amejikata', 'nimejikata', 'jeraha', 'kukatwa', 'msumari'],
  },
  deep_wound: {
    label: 'Jeraha lenye kina au chafu',
    question: 'Je, jeraha ni la kina au chafu?',
    phrases: ['jeraha la kina', 'jeraha chafu'],
  },
  wound_infected: {
    label: 'Jeraha lenye usaha',
    question: 'Je, jeraha ni jekundu, la moto au lina usaha?',
    phrases: ['jeraha lina usaha'],
  },
  severe_bleeding: {
    label: 'Kutoka damu nyingi',
    question: 'Je, damu inatoka nyingi?',
    phrases: ['damu nyingi', 'kutokwa na damu nyingi', 'anavuja damu sana'],
  },
  bleeding_not_stopping: {
    label: 'Damu isiyokoma',
    question: 'Je, damu haikomi hata ikibanwa?',
    phrases: ['damu haikomi', 'damu haiachi'],
  },
  fracture_suspected: {
    label: 'Mfupa unaoshukiwa kuvunjika',
    question: 'Je, mkono au mguu unauma sana au hauwezi kutumika tangu kuumia?',
    phrases: ['amevunjika mkono', 'amevunjika mguu', 'mkono umevunjika', 'mguu umevunjika'],
  },
  deformity_after_injury: {
    label: 'Kiungo kupinda baada ya kuumia',
    question: 'Je, mkono au mguu umepinda tangu kuumia?',
    phrases: ['kiungo kimepinda', 'bega limeteguka', 'kuteguka'],
  },
  open_fracture: {
    label: 'Mfupa umetoboa ngozi',
    question: 'Je, mfupa unaonekana kwenye jeraha?',
    phrases: ['mfupa umetoka nje'],
  },
  sprain_twist: {
    label: 'Kuteguka',
    question: 'Je, kiungo kilipinda ghafla?',
    phrases: ['kuteguka', 'ameteguka', 'mguu umeteguka'],
  },
  crush_injury: {
    label: 'Kupondeka',
    question: 'Je, kiungo kilipondwa?',
    phrases: ['kupondeka', 'amepondwa'],
  },
  amputation: {
    label: 'Kukatika kiungo',
    question: 'Je, kidole au kiungo kimekatika?',
    phrases: ['kidole kimekatika', 'mkono umekatika'],
  },
  burn: {
    label: 'Kuungua',
    question: 'Je, aliungua kwa moto, maji ya moto au mafuta?',
    phrases: ['ameungua', 'nimeungua', 'maji ya moto', 'mafuta ya moto', 'moto umemchoma'],
  },
  large_burn: {
    label: 'Kuungua sehemu kubwa',
    question: 'Je, sehemu kubwa imeungua au ni ya ndani sana?',
    phrases: ['ameungua mwili mzima', 'kuungua sehemu kubwa'],
  },
  burn_of_face_or_airway: {
    label: 'Kuungua uso au njia ya hewa',
    question: 'Je, uso umeungua au kuna masizi puani?',
    phrases: ['ameungua uso', 'masizi puani'],
  },
  inhalation_of_smoke: {
    label: 'Kuvuta moshi wa moto',
    question: 'Je, alivuta moshi wa moto?',
    phrases: ['alivuta moshi', 'moshi wa moto'],
  },
  electric_burn: {
    label: 'Kupigwa shoti',
    question: 'Je, alipigwa na umeme?',
    phrases: ['shoti ya umeme', 'amepigwa na umeme'],
  },
  electric_shock: {
    label: 'Umeme mkali',
    question: 'Je, umeme ulikuwa mkali au alizimia?',
    phrases: ['umeme mkali'],
  },
  lightning: {
    label: 'Kupigwa na radi',
    question: 'Je, alipigwa na radi?',
    phrases: ['radi', 'amepigwa na radi'],
  },
  drowning: {
    label: 'Kuzama majini',
    question: 'Je, alizama majini?',
    phrases: ['alizama', 'kuzama majini', 'amezama'],
  },
  foreign_body_swallowed: {
    label: 'Kumeza kitu',
    question: 'Je, amemeza kitu?',
    phrases: ['amemeza sarafu', 'amemeza kitu'],
  },
  foreign_body_nose_ear: {
    label: 'Kitu puani au sikioni',
    question: 'Je, kuna kitu puani au sikioni?',
    phrases: ['kitu sikioni', 'kitu puani', 'mdudu sikioni'],
  },
  choking: {
    label: 'Kukabwa na kitu',
    question: 'Je, alikabwa na kitu kooni?',
    phrases: ['amekabwa', 'kukabwa', 'amepaliwa'],
  },
  eye_injury: {
    label: 'Jeraha la jicho',
    question: 'Je, jicho liligongwa au kuna kitu kimeingia?',
    phrases: ['jeraha la jicho', 'kitu kimeingia jichoni', 'ameumia jicho'],
  },
  penetrating_eye_injury: {
    label: 'Jicho lililotobolewa',
    question: 'Je, jicho limetobolewa?',
    phrases: ['jicho limetobolewa'],
  },
  chemical_in_eye: {
    label: 'Kemikali jichoni',
    question: 'Je, kemikali, chokaa au sumu imeingia jichoni?',
    phrases: ['kemikali jichoni', 'sumu jichoni', 'dawa imeingia jichoni'],
  },
  unequal_pupils: {
    label: 'Mboni zisizo sawa',
    question: 'Je, mboni za macho hazilingani?',
    phrases: ['mboni hazilingani'],
  },
  blood_at_urethra_or_pelvic_injury: {
    label: 'Jeraha la nyonga',
    question: 'Je, nyonga imeumia au damu hutoka kwenye njia ya mkojo?',
    phrases: ['nyonga imeumia'],
  },
}

const IFRC = 'IFRC, International first aid, resuscitation and education guidelines, 2020'
const IMCI = 'WHO/UNICEF, Integrated Management of Childhood Illness: chart booklet, 2014'
const BASIC_EMERGENCY_CARE = 'WHO/ICRC, Basic emergency care: approach to the acutely ill and injured, 2018'
const BIRTH = 'WHO, Pregnancy, childbirth, postpartum and newborn care, 3rd edition, 2015'
const MHGAP = 'WHO, mhGAP guideline and intervention guide, 2016 to 2023'

/** What first aid for each danger sign follows. Their words are in the catalogue `medicalHelp`, under `emergency.signs`. */
export const DANGER_SIGN_SOURCES = {
  not_breathing: [IFRC],
  unconscious: [IFRC, BASIC_EMERGENCY_CARE],
  choking: [IFRC],
  breathing: [IFRC, IMCI],
  fits: [IFRC, MHGAP],
  bleeding: [IFRC, BASIC_EMERGENCY_CARE],
  chest_pain: [IFRC],
  stroke: [IFRC, 'African Journal of Emergency Medicine, UPESI: Swahili translation of the FAST acronym, 2024'],
  stiff_neck: [IMCI, 'WHO, IMAI district clinician manual: hospital care for adolescents and adults, 2011'],
  sick_child: [IMCI],
  dehydration: [IMCI, 'Global Task Force on Cholera Control, Cholera outbreak response field manual, 2019'],
  pregnancy: [BIRTH],
  after_birth: [BIRTH],
  snakebite: [
    'WHO Regional Office for Africa, Guidelines for the prevention and clinical management of snakebite in Africa, 2010',
  ],
  burn: [IFRC, BASIC_EMERGENCY_CARE],
  poisoning: [IFRC, BASIC_EMERGENCY_CARE],
  suicide: [MHGAP],
} as const satisfies Record<string, readonly [string, ...string[]]>

export type DangerSignKey = keyof typeof DANGER_SIGN_SOURCES

/** The signs in the order in which they are shown. */
export const DANGER_SIGN_GROUPS = [
  { key: 'airway', signs: ['not_breathing', 'unconscious', 'choking', 'breathing', 'fits'] },
  { key: 'sudden', signs: ['bleeding', 'chest_pain', 'stroke', 'stiff_neck'] },
  { key: 'family', signs: ['sick_child', 'dehydration', 'pregnancy', 'after_birth'] },
  { key: 'harm', signs: ['snakebite', 'burn', 'poisoning', 'suicide'] },
] as const satisfies readonly { key: string; signs: readonly DangerSignKey[] }[]

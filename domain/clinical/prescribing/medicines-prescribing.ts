import type { Medicine } from '#domain/clinical/knowledge/medicines/medicine.ts'

/**
 * Medicines against TB, HIV, malaria and leprosy that no plan gives, but that a patient may take or be prescribed. Read
 * on the server alone, so that the browser's engine stays small.
 */
export const MEDICINES_PRESCRIBING = {
  pyrazinamide: {
    name: 'Pyrazinamide',
    atc: 'J04AK01',
    classes: ['antituberculosis'],
    cautions: { kidneyDisease: 'reduce', liverDisease: 'avoid', carefulWith: ['known_gout'] },
    sources: ['tb_2022'],
  },
  ethambutol: {
    name: 'Ethambutol',
    atc: 'J04AK02',
    classes: ['antituberculosis'],
    cautions: { kidneyDisease: 'reduce', carefulWith: ['reduced_vision'] },
    sources: ['tb_2022'],
  },
  linezolid: {
    name: 'Linezolid',
    atc: 'J01XX08',
    classes: ['antituberculosis'],
    cautions: { carefulWith: ['numb_hands_and_feet', 'severe_anaemia_result', 'reduced_vision'] },
    sources: ['tb_2022'],
  },
  clofazimine: { name: 'Clofazimine', atc: 'J04BA01', classes: ['antituberculosis'], sources: ['tb_2022'] },
  delamanid: {
    name: 'Delamanid',
    atc: 'J04AK06',
    classes: ['antituberculosis'],
    cautions: { notWith: ['known_heart_disease'] },
    sources: ['tb_2022'],
  },
  moxifloxacin: {
    name: 'Moxifloxacin',
    atc: 'J01MA14',
    classes: ['fluoroquinolone'],
    cautions: { pregnancy: [1, 2, 3], notWith: ['known_heart_disease'], carefulWith: ['known_epilepsy'] },
    sources: ['tb_2022'],
  },
  mefloquine: {
    name: 'Mefloquine',
    atc: 'P01BC02',
    classes: ['antimalarial'],
    cautions: { belowKg: 5, notWith: ['known_epilepsy', 'known_psychotic_illness', 'known_depression'] },
    sources: ['malaria_2023'],
  },
  chloroquine: {
    name: 'Chloroquine',
    atc: 'P01BA01',
    classes: ['antimalarial'],
    cautions: { carefulWith: ['known_epilepsy', 'known_heart_disease'] },
    sources: ['malaria_2023'],
  },
  atovaquone_proguanil: {
    name: 'Atovaquone and proguanil',
    atc: 'P01BB51',
    classes: ['antimalarial'],
    sources: ['malaria_2023'],
  },
  dapsone: {
    name: 'Dapsone',
    atc: 'J04BA02',
    classes: ['other'],
    cautions: { notWith: ['known_g6pd_deficiency'], mustKnow: ['known_g6pd_deficiency'] },
    sources: ['skin_ntd_2018'],
  },
  rilpivirine: {
    name: 'Rilpivirine',
    atc: 'J05AG05',
    classes: ['antiretroviral'],
    sources: ['hiv_2021'],
  },
} as const satisfies Record<string, Medicine>

/** What a combination of the engine's table holds beside what its plans have to know of. */
export const ALSO_CONTAINS: Readonly<Record<string, readonly string[]>> = {
  rhze: ['pyrazinamide', 'ethambutol'],
}

/** What they are called beside their own names. */
export const MEDICINE_NAMES_PRESCRIBING: Readonly<Record<string, readonly string[]>> = {
  pza: ['pyrazinamide'],
  emb: ['ethambutol'],
  lzd: ['linezolid'],
  cfz: ['clofazimine'],
  mfx: ['moxifloxacin'],
  lariam: ['mefloquine'],
  malarone: ['atovaquone_proguanil'],
  proguanil: ['atovaquone_proguanil'],
}

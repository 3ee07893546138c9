import type { AssessmentTypeName } from '#domain/vocabulary/medical/assessment-types.ts'

/** The guidelines that each guide follows, in the words of their publishers. */
export const GUIDE_SOURCES = {
  malaria: ['WHO, Guidelines for malaria, 2023'],
  tuberculosis: ['WHO, Consolidated guidelines on tuberculosis, modules 1 to 5, 2020 to 2022'],
  hiv_aids: [
    'WHO, Consolidated guidelines on HIV prevention, testing, treatment, service delivery and monitoring, 2021',
    'WHO, The role of HIV viral suppression in improving individual health and reducing transmission, 2023',
  ],
  pneumonia: [
    'WHO/UNICEF, Integrated Management of Childhood Illness: chart booklet, 2014',
    'WHO, Pocket book of hospital care for children, 2nd edition, 2013',
  ],
  diarrhoeal_disease: [
    'WHO/UNICEF, Integrated Management of Childhood Illness: chart booklet, 2014',
    'Global Task Force on Cholera Control, Cholera outbreak response field manual, 2019',
  ],
  typhoid_fever: ['WHO, Typhoid vaccines: position paper, 2018', 'WHO, The AWaRe antibiotic book, 2022'],
  diabetes: [
    'WHO, HEARTS-D: diagnosis and management of type 2 diabetes, 2020',
    'WHO, PEN for primary health care, 2020',
  ],
  hypertension: [
    'WHO, Guideline for the pharmacological treatment of hypertension in adults, 2021',
    'WHO, PEN for primary health care, 2020',
  ],
  stroke: [
    'WHO, PEN for primary health care, 2020',
    'African Journal of Emergency Medicine, UPESI: Swahili translation of the FAST acronym, 2024',
  ],
  kidney_disease: [
    'KDIGO, Clinical practice guideline for chronic kidney disease, 2024',
    'WHO, PEN for primary health care, 2020',
  ],
  heart_disease: [
    'WHO, PEN for primary health care, 2020',
    'WHO, Guideline on the prevention and diagnosis of rheumatic fever and rheumatic heart disease, 2024',
  ],
  asthma: ['WHO, PEN for primary health care, 2020', 'Global Initiative for Asthma, Strategy report, 2023'],
  epilepsy: ['WHO, mhGAP guideline and intervention guide, 2016 to 2023'],
  cancer_cervical: ['WHO, Guideline for screening and treatment of cervical pre-cancer lesions, 2021'],
  cancer_breast: ['WHO, Global Breast Cancer Initiative implementation framework, 2023'],
  cancer_prostate: [
    'Ministry of Health Kenya, National cancer screening guidelines, 2018',
    'Ministry of Health Kenya, National cancer treatment protocols, 2019',
  ],
  pregnancy: [
    'WHO, Recommendations on antenatal care for a positive pregnancy experience, 2016',
    'WHO, Pregnancy, childbirth, postpartum and newborn care, 3rd edition, 2015',
  ],
  after_birth: [
    'WHO, Recommendations on maternal and newborn care for a positive postnatal experience, 2022',
    'WHO, Pregnancy, childbirth, postpartum and newborn care, 3rd edition, 2015',
  ],
  depression: ['WHO, mhGAP guideline and intervention guide, 2016 to 2023'],
  psychosis: ['WHO, mhGAP guideline and intervention guide, 2016 to 2023'],
  sickle_cell: [
    'WHO Regional Office for Africa, SICKLE package of interventions for sickle-cell disease management, 2021',
  ],
} as const satisfies Record<AssessmentTypeName, readonly [string, ...string[]]>

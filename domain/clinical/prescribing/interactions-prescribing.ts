import type { InteractionEffect } from '#domain/clinical/knowledge/medicines/interaction-effects.ts'
import type { Interaction } from '#domain/clinical/knowledge/medicines/medicine.ts'

/** Effects that no plan's pair has; their words stand with the other words of prescriptions. */
export const PRESCRIBING_EFFECTS = ['fits_likelier', 'raises_tb_medicine', 'binds_tb_medicine'] as const
export type PrescribingEffect = (typeof PRESCRIBING_EFFECTS)[number]

type Pair = Interaction & { readonly effect: InteractionEffect | PrescribingEffect }

const LIVERPOOL = 'University of Liverpool, HIV Drug Interactions, 2023'
const BNF = 'BNF 86: British National Formulary, 2023'
const SIRTURO = 'Sirturo (bedaquiline), summary of product characteristics, EMA, 2023'
const COARTEM = 'Coartem (artemether and lumefantrine), prescribing information, US FDA, 2019'
const HIV = 'WHO, Consolidated guidelines on HIV prevention, testing, treatment, service delivery and monitoring, 2021'
const LARIAM = 'Lariam (mefloquine), prescribing information, US FDA, 2016'
const TIVICAY = 'Tivicay (dolutegravir), summary of product characteristics, EMA, 2023'
const ISONIAZID = 'Isoniazid tablets, prescribing information, US FDA, 2016'
const ZYVOX = 'Zyvox (linezolid), prescribing information, US FDA, 2021'
const EDURANT = 'Edurant (rilpivirine), summary of product characteristics, EMA, 2023'

/**
 * Pairs of medicines against TB, HIV and malaria beside those that the plans know (`interactions-infection.ts`), which a
 * prescription is held against on the server alone. Written from memory of the publication named; compared with none.
 */
export const INTERACTIONS_PRESCRIBING: readonly Pair[] = [
  // Rifampicin and rifapentine make the liver break down many medicines faster.
  { between: ['rifampicin', 'efavirenz'], severity: 'caution', effect: 'lowers_hiv_medicine', source: HIV },
  { between: ['rifampicin', 'rilpivirine'], severity: 'avoid', effect: 'lowers_hiv_medicine', source: EDURANT },
  { between: ['rifapentine', 'rilpivirine'], severity: 'avoid', effect: 'lowers_hiv_medicine', source: EDURANT },
  { between: ['rifapentine', 'bedaquiline'], severity: 'avoid', effect: 'lowers_tb_medicine', source: SIRTURO },
  { between: ['rifampicin', 'phenytoin'], severity: 'caution', effect: 'lowers_anticonvulsant', source: BNF },
  { between: ['rifampicin', 'carbamazepine'], severity: 'caution', effect: 'lowers_anticonvulsant', source: BNF },
  { between: ['rifampicin', 'lamotrigine'], severity: 'caution', effect: 'lowers_anticonvulsant', source: BNF },
  { between: ['rifampicin', 'valproate'], severity: 'caution', effect: 'lowers_anticonvulsant', source: BNF },
  { between: ['rifampicin', 'dexamethasone'], severity: 'caution', effect: 'lowers_steroid', source: BNF },
  {
    between: ['rifampicin', 'artesunate_amodiaquine'],
    severity: 'caution',
    effect: 'lowers_malaria_medicine',
    source: BNF,
  },
  { between: ['rifampicin', 'mefloquine'], severity: 'caution', effect: 'lowers_malaria_medicine', source: BNF },
  {
    between: ['rifampicin', 'atovaquone_proguanil'],
    severity: 'avoid',
    effect: 'lowers_malaria_medicine',
    source: BNF,
  },
  { between: ['rifampicin', 'morphine'], severity: 'caution', effect: 'lowers_opioid', source: BNF },
  { between: ['rifampicin', 'codeine'], severity: 'caution', effect: 'lowers_opioid', source: BNF },
  { between: ['rifampicin', 'amlodipine'], severity: 'caution', effect: 'raises_pressure', source: BNF },
  { between: ['rifampicin', 'nifedipine'], severity: 'avoid', effect: 'raises_pressure', source: BNF },
  { between: ['rifampicin', 'losartan'], severity: 'caution', effect: 'raises_pressure', source: BNF },
  { between: ['rifapentine', 'fluconazole'], severity: 'caution', effect: 'lowers_azole', source: BNF },
  { between: ['rifapentine', 'prednisolone'], severity: 'caution', effect: 'lowers_steroid', source: BNF },
  { between: ['rifapentine', 'phenytoin'], severity: 'caution', effect: 'lowers_anticonvulsant', source: BNF },
  // Isoniazid
  { between: ['isoniazid', 'paracetamol'], severity: 'caution', effect: 'liver_harm', source: ISONIAZID },
  { between: ['isoniazid', 'valproate'], severity: 'caution', effect: 'liver_harm', source: ISONIAZID },
  { between: ['isoniazid', 'theophylline'], severity: 'caution', effect: 'raises_theophylline', source: ISONIAZID },
  // HIV
  { between: ['nevirapine', 'fluconazole'], severity: 'caution', effect: 'liver_harm', source: LIVERPOOL },
  {
    between: ['nevirapine', 'combined_oral_contraceptive'],
    severity: 'caution',
    effect: 'lowers_contraceptive',
    source: LIVERPOOL,
  },
  {
    between: ['ritonavir', 'combined_oral_contraceptive'],
    severity: 'caution',
    effect: 'lowers_contraceptive',
    source: LIVERPOOL,
  },
  { between: ['ritonavir', 'dexamethasone'], severity: 'caution', effect: 'raises_steroid', source: LIVERPOOL },
  { between: ['ritonavir', 'beclometasone'], severity: 'caution', effect: 'raises_steroid', source: LIVERPOOL },
  { between: ['ritonavir', 'budesonide_formoterol'], severity: 'avoid', effect: 'raises_steroid', source: LIVERPOOL },
  { between: ['ritonavir', 'warfarin'], severity: 'caution', effect: 'lowers_warfarin', source: LIVERPOOL },
  { between: ['ritonavir', 'nifedipine'], severity: 'caution', effect: 'lowers_pressure', source: LIVERPOOL },
  { between: ['ritonavir', 'bedaquiline'], severity: 'caution', effect: 'raises_tb_medicine', source: SIRTURO },
  { between: ['efavirenz', 'bedaquiline'], severity: 'avoid', effect: 'lowers_tb_medicine', source: SIRTURO },
  { between: ['efavirenz', 'warfarin'], severity: 'caution', effect: 'lowers_warfarin', source: LIVERPOOL },
  {
    between: ['efavirenz', 'atovaquone_proguanil'],
    severity: 'caution',
    effect: 'lowers_malaria_medicine',
    source: LIVERPOOL,
  },
  { between: ['zidovudine', 'primaquine'], severity: 'caution', effect: 'bone_marrow_harm', source: LIVERPOOL },
  { between: ['zidovudine', 'dapsone'], severity: 'caution', effect: 'bone_marrow_harm', source: LIVERPOOL },
  { between: ['zidovudine', 'linezolid'], severity: 'caution', effect: 'bone_marrow_harm', source: ZYVOX },
  { between: ['tenofovir', 'class:aminoglycoside'], severity: 'caution', effect: 'kidney_harm', source: LIVERPOOL },
  { between: ['rilpivirine', 'omeprazole'], severity: 'avoid', effect: 'lowers_hiv_medicine', source: EDURANT },
  { between: ['dolutegravir', 'efavirenz'], severity: 'caution', effect: 'lowers_hiv_medicine', source: TIVICAY },
  // Malaria: what disturbs the rhythm of the heart.
  { between: ['quinine', 'mefloquine'], severity: 'avoid', effect: 'heart_rhythm', source: LARIAM },
  { between: ['artemether_lumefantrine', 'mefloquine'], severity: 'caution', effect: 'heart_rhythm', source: COARTEM },
  { between: ['artemether_lumefantrine', 'chloroquine'], severity: 'caution', effect: 'heart_rhythm', source: COARTEM },
  {
    between: ['artemether_lumefantrine', 'dihydroartemisinin_piperaquine'],
    severity: 'avoid',
    effect: 'heart_rhythm',
    source: COARTEM,
  },
  { between: ['artemether_lumefantrine', 'bedaquiline'], severity: 'caution', effect: 'heart_rhythm', source: SIRTURO },
  { between: ['quinine', 'dihydroartemisinin_piperaquine'], severity: 'avoid', effect: 'heart_rhythm', source: BNF },
  { between: ['quinine', 'class:fluoroquinolone'], severity: 'caution', effect: 'heart_rhythm', source: BNF },
  { between: ['quinine', 'warfarin'], severity: 'caution', effect: 'bleeding', source: BNF },
  { between: ['chloroquine', 'mefloquine'], severity: 'avoid', effect: 'fits_likelier', source: LARIAM },
  {
    between: ['mefloquine', 'class:anticonvulsant'],
    severity: 'caution',
    effect: 'lowers_anticonvulsant',
    source: LARIAM,
  },
  { between: ['mefloquine', 'class:beta_blocker'], severity: 'caution', effect: 'heart_rhythm', source: LARIAM },
  // Drug-resistant TB
  { between: ['bedaquiline', 'class:fluoroquinolone'], severity: 'caution', effect: 'heart_rhythm', source: SIRTURO },
  { between: ['bedaquiline', 'clofazimine'], severity: 'caution', effect: 'heart_rhythm', source: SIRTURO },
  { between: ['bedaquiline', 'delamanid'], severity: 'caution', effect: 'heart_rhythm', source: SIRTURO },
  { between: ['bedaquiline', 'fluconazole'], severity: 'caution', effect: 'raises_tb_medicine', source: SIRTURO },
  { between: ['bedaquiline', 'haloperidol'], severity: 'caution', effect: 'heart_rhythm', source: SIRTURO },
  { between: ['bedaquiline', 'carbamazepine'], severity: 'avoid', effect: 'lowers_tb_medicine', source: SIRTURO },
  { between: ['bedaquiline', 'phenytoin'], severity: 'avoid', effect: 'lowers_tb_medicine', source: SIRTURO },
  { between: ['moxifloxacin', 'haloperidol'], severity: 'avoid', effect: 'heart_rhythm', source: BNF },
  { between: ['moxifloxacin', 'class:macrolide'], severity: 'avoid', effect: 'heart_rhythm', source: BNF },
  { between: ['linezolid', 'fluoxetine'], severity: 'avoid', effect: 'serotonin', source: ZYVOX },
  { between: ['linezolid', 'sertraline'], severity: 'avoid', effect: 'serotonin', source: ZYVOX },
  { between: ['linezolid', 'amitriptyline'], severity: 'avoid', effect: 'serotonin', source: ZYVOX },
  { between: ['linezolid', 'tramadol'], severity: 'avoid', effect: 'serotonin', source: ZYVOX },
  { between: ['linezolid', 'pethidine'], severity: 'avoid', effect: 'serotonin', source: ZYVOX },
  { between: ['antacid', 'ethambutol'], severity: 'caution', effect: 'binds_tb_medicine', source: BNF },
  { between: ['antacid', 'isoniazid'], severity: 'caution', effect: 'binds_tb_medicine', source: BNF },
]

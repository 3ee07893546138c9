import type { ConditionId } from '#domain/clinical/knowledge/conditions/all-conditions.ts'
import type { MedicineId } from '#domain/clinical/knowledge/medicines/all-medicines.ts'
import type { MedicineClass } from '#domain/clinical/knowledge/medicines/medicine.ts'

type Harmful = MedicineId | `class:${MedicineClass}`

const BLEEDING: readonly Harmful[] = ['class:nsaid', 'class:antiplatelet']
const KIDNEYS: readonly Harmful[] = ['class:nsaid', 'metformin', 'nitrofurantoin', 'gentamicin']
const SKIN_STEROID: readonly Harmful[] = ['hydrocortisone_cream']
const STOMACH: readonly Harmful[] = ['class:nsaid']
const ANTICHOLINERGIC: readonly Harmful[] = ['amitriptyline', 'chlorphenamine']

/** What would harm in a condition that the illness may be, whatever else it is given for. */
export const HARMFUL_IN: Readonly<Partial<Record<ConditionId, readonly Harmful[]>>> = {
  // Bleeding
  dengue: BLEEDING,
  yellow_fever: BLEEDING,
  rift_valley_fever: BLEEDING,
  ebola_marburg_disease: BLEEDING,
  crimean_congo_haemorrhagic_fever: BLEEDING,
  intracerebral_haemorrhage: BLEEDING,
  subarachnoid_haemorrhage: BLEEDING,
  subdural_haematoma: BLEEDING,
  ischaemic_stroke: BLEEDING,
  aortic_dissection: BLEEDING,
  immune_thrombocytopenia: BLEEDING,
  bleeding_disorder_condition: BLEEDING,
  upper_gi_bleeding: BLEEDING,
  perforated_ulcer: BLEEDING,
  peptic_ulcer: STOMACH,
  gastritis: STOMACH,
  // Kidneys, heart, lungs, metabolism
  acute_kidney_injury: KIDNEYS,
  chronic_kidney_disease: KIDNEYS,
  acute_glomerulonephritis: KIDNEYS,
  nephrotic_syndrome: KIDNEYS,
  heart_failure: ['class:nsaid'],
  hypertensive_emergency: ['class:nsaid'],
  diabetic_ketoacidosis: ['metformin'],
  hyperosmolar_state: ['metformin'],
  // Infections
  chickenpox: ['class:nsaid', 'class:corticosteroid'],
  infectious_mononucleosis: ['amoxicillin', 'ampicillin'],
  septic_arthritis: ['class:corticosteroid'],
  neurocysticercosis: ['praziquantel', 'albendazole'],
  loiasis: ['ivermectin'],
  // Blood and nutrition
  severe_acute_malnutrition: ['iron_folic_acid'],
  haemolytic_anaemia: ['iron_folic_acid'],
  sickle_cell_crisis: ['iron_folic_acid'],
  sickle_cell_disease: ['iron_folic_acid'],
  // Bowel
  appendicitis: ['lactulose'],
  bowel_obstruction: ['lactulose'],
  // Nerves and mind
  myasthenia_gravis: ['magnesium_sulfate', 'class:aminoglycoside', 'class:fluoroquinolone', 'class:macrolide'],
  parkinson_disease: ['class:antipsychotic', 'metoclopramide'],
  absence_epilepsy: ['carbamazepine'],
  medication_overuse_headache: ['paracetamol', 'class:nsaid'],
  bipolar_disorder: ['class:antidepressant'],
  suicidal_crisis: ['amitriptyline'],
  // Eyes and urine
  acute_angle_closure_glaucoma: ANTICHOLINERGIC,
  prostate_enlargement: ANTICHOLINERGIC,
  // Poisons
  paracetamol_overdose: ['paracetamol'],
  salicylate_poisoning: BLEEDING,
  // Skin
  tinea_corporis: SKIN_STEROID,
  tinea_cruris: SKIN_STEROID,
  tinea_pedis: SKIN_STEROID,
  scabies: SKIN_STEROID,
  impetigo: SKIN_STEROID,
  cellulitis: SKIN_STEROID,
  eczema_herpeticum: SKIN_STEROID,
}

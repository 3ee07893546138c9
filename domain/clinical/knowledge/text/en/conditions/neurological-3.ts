import type { NEUROLOGICAL_3_CONDITIONS } from '#domain/clinical/knowledge/conditions/neurological-3.ts'
import type { ConditionText } from '#domain/clinical/knowledge/text/condition-text.ts'

export const NEUROLOGICAL_3_CONDITIONS_EN: Record<keyof typeof NEUROLOGICAL_3_CONDITIONS, ConditionText> = {
  sciatica: {
    name: 'Sciatica',
    aliases: ['lumbar disc herniation', 'slipped disc', 'prolapsed intervertebral disc', 'herniated disc', 'lumbar radiculopathy', 'lumbosacral radiculopathy', 'nerve root compression', 'lumbar spinal stenosis', 'lumbago with sciatica', 'piriformis syndrome', 'ruptured disc'],
    about: 'A pinched nerve of the lower back with pain down one leg; most cases heal within weeks.',
  },
  spinal_cord_compression: {
    name: 'Spinal cord compression',
    aliases: ['compressive myelopathy', 'metastatic spinal cord compression', 'malignant spinal cord compression', 'paraplegia', 'cervical myelopathy', 'epidural abscess', 'spinal epidural abscess', 'Pott\'s paraplegia', 'spinal tumour', 'spinal cord tumour'],
    about: 'Something presses on the spinal cord: legs go weak and bladder fails; hours decide.',
  },
  cauda_equina_syndrome: {
    name: 'Cauda equina syndrome',
    aliases: ['conus medullaris syndrome', 'massive lumbar disc prolapse', 'CES'],
    about: 'Nerves at the bottom of the spine are crushed: numb saddle, no urine, weak legs; surgery within a day.',
  },
  transverse_myelitis: {
    name: 'Transverse myelitis',
    aliases: ['acute transverse myelitis', 'myelitis', 'schistosomal myelitis', 'schistosomal myelopathy', 'viral myelitis', 'spinal cord inflammation', 'HTLV-1 myelopathy', 'tropical spastic paraparesis'],
    about: 'Inflammation across the spinal cord, with weak legs, lost feeling below a line and a blocked bladder.',
  },
  amyotrophic_lateral_sclerosis: {
    name: 'Amyotrophic lateral sclerosis',
    aliases: ['ALS', 'motor neurone disease', 'motor neuron disease', 'MND', 'Lou Gehrig disease', 'bulbar palsy', 'spinal muscular atrophy', 'primary lateral sclerosis'],
    about: 'Motor nerves die slowly: wasting, twitching and weakness that spread while feeling stays normal.',
  },
  dementia: {
    name: 'Dementia',
    aliases: ['Alzheimer disease', 'Alzheimer\'s disease', 'Alzheimer dementia', 'vascular dementia', 'Lewy body dementia', 'dementia with Lewy bodies', 'frontotemporal dementia', 'HIV-associated dementia', 'HIV-associated neurocognitive disorder', 'senile dementia', 'mild cognitive impairment', 'major neurocognitive disorder', 'Creutzfeldt-Jakob disease', 'memory loss of old age'],
    about: 'Memory and thinking fail slowly until daily life cannot be managed alone.',
  },
  delirium_acute: {
    name: 'Delirium',
    aliases: ['acute confusional state', 'acute confusion', 'toxic encephalopathy', 'metabolic encephalopathy', 'acute brain syndrome', 'septic encephalopathy', 'uraemic encephalopathy', 'encephalopathy'],
    about: 'Sudden confusion that comes and goes; a dangerous illness, poison or lack lies behind it.',
  },
  normal_pressure_hydrocephalus: {
    name: 'Normal pressure hydrocephalus',
    aliases: ['NPH', 'communicating hydrocephalus of adults', 'Hakim syndrome'],
    about: 'Too much water in the brain of an old person: feet stick to the floor, memory and bladder fail.',
  },
  hydrocephalus_infant: {
    name: 'Hydrocephalus',
    aliases: ['infantile hydrocephalus', 'congenital hydrocephalus', 'post-infectious hydrocephalus', 'water on the brain', 'big head', 'obstructive hydrocephalus', 'shunt malfunction', 'aqueductal stenosis'],
    about: 'Water gathers in the brain of a baby; the head grows too fast and surgery is needed.',
  },
  bppv: {
    name: 'Benign paroxysmal positional vertigo (BPPV)',
    aliases: ['BPPV', 'positional vertigo', 'benign positional vertigo', 'loose ear crystals', 'canalithiasis'],
    about: 'Seconds of spinning on turning the head or in bed, from loose crystals in the inner ear; a manoeuvre cures it.',
  },
  meniere_disease: {
    name: 'Ménière disease',
    aliases: ['Meniere disease', 'Meniere\'s disease', 'endolymphatic hydrops'],
    about: 'Attacks of spinning for hours with ringing, a full ear and lost hearing.',
  },
  vestibular_neuritis: {
    name: 'Vestibular neuritis',
    aliases: ['vestibular neuronitis', 'labyrinthitis', 'acute vestibular syndrome', 'viral labyrinthitis', 'vestibulopathy', 'peripheral vertigo'],
    about: 'The balance nerve is inflamed: days of spinning and vomiting that slowly pass.',
  },
  konzo: {
    name: 'Konzo',
    aliases: ['cassava paralysis', 'toxic spastic paraparesis', 'cassava poisoning', 'tropical ataxic neuropathy', 'neurolathyrism', 'lathyrism'],
    about: 'Both legs turn stiff and weak from one day to the next, after weeks of bitter cassava that was not soaked enough.',
  },
  restless_legs_syndrome: {
    name: 'Restless legs syndrome',
    aliases: ['Willis-Ekbom disease', 'RLS', 'restless legs', 'periodic limb movement disorder', 'nocturnal leg cramps'],
    about: 'An urge to move the legs in the evening that keeps one from sleep, often from lack of iron.',
  },
  narcolepsy: {
    name: 'Narcolepsy',
    aliases: ['cataplexy', 'sleep attacks', 'idiopathic hypersomnia'],
    about: 'Sleep that attacks by day, often with sudden limpness on laughing.',
  },
  cerebral_palsy: {
    name: 'Cerebral palsy',
    aliases: ['CP', 'spastic cerebral palsy', 'spastic diplegia', 'birth asphyxia sequelae', 'static encephalopathy', 'dyskinetic cerebral palsy', 'kernicterus sequelae', 'hypoxic brain injury of the newborn (late)'],
    about: 'Damage to the young brain that does not grow worse; the child sits, walks and talks late and is stiff or floppy.',
  },
}

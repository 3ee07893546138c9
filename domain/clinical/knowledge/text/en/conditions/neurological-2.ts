import type { NEUROLOGICAL_2_CONDITIONS } from '#domain/clinical/knowledge/conditions/neurological-2.ts'
import type { ConditionText } from '#domain/clinical/knowledge/text/condition-text.ts'

export const NEUROLOGICAL_2_CONDITIONS_EN: Record<keyof typeof NEUROLOGICAL_2_CONDITIONS, ConditionText> = {
  epilepsy_generalised: {
    name: 'Epilepsy',
    aliases: ['generalised epilepsy', 'generalized epilepsy', 'tonic-clonic epilepsy', 'tonic-clonic seizure', 'grand mal', 'convulsive epilepsy', 'seizure disorder', 'juvenile myoclonic epilepsy', 'idiopathic epilepsy', 'falling sickness', 'fits', 'seizure'],
    about: 'Fits that come again and again without fever; daily medicine keeps most people free of them.',
  },
  focal_epilepsy: {
    name: 'Focal epilepsy',
    aliases: ['focal seizure', 'partial seizure', 'complex partial seizure', 'simple partial seizure', 'temporal lobe epilepsy', 'focal impaired awareness seizure', 'Jacksonian seizure', 'psychomotor epilepsy', 'symptomatic epilepsy', 'post-traumatic epilepsy', 'benign rolandic epilepsy'],
    about: 'Fits that begin in one part of the brain: one limb jerks, or the person stares and fumbles.',
  },
  absence_epilepsy: {
    name: 'Childhood absence epilepsy',
    aliases: ['absence seizure', 'absence epilepsy', 'petit mal', 'petit mal epilepsy', 'absence seizures', 'daydreaming spells'],
    about: 'Short blank spells many times a day in a child, often taken for daydreaming at school.',
  },
  febrile_seizure: {
    name: 'Febrile seizure',
    aliases: ['febrile convulsion', 'simple febrile seizure', 'complex febrile seizure', 'fever fit', 'febrile fit'],
    about: 'A short fit with fever in a child of 6 months to 5 years; malaria and meningitis must be ruled out.',
  },
  status_epilepticus: {
    name: 'Status epilepticus',
    aliases: ['convulsive status epilepticus', 'prolonged seizure', 'continuous seizures', 'seizure emergency', 'seizure cluster'],
    about: 'A fit of five minutes or more, or fits without waking between them: an emergency.',
  },
  infantile_spasms: {
    name: 'Infantile spasms',
    aliases: ['West syndrome', 'infantile epileptic spasms syndrome', 'salaam attacks', 'flexor spasms', 'hypsarrhythmia'],
    about: 'Clusters of sudden bending movements in a baby, often on waking; treated late, the child stops developing.',
  },
  nodding_syndrome_epilepsy: {
    name: 'Nodding syndrome',
    aliases: ['nodding disease', 'onchocerciasis-associated epilepsy', 'head nodding epilepsy', 'Nakalanga syndrome'],
    about: 'An epilepsy of children in places with river blindness; the head drops again and again, often at meals.',
  },
  parkinson_disease: {
    name: 'Parkinson disease',
    aliases: ['Parkinson\'s disease', 'parkinsonism', 'PD', 'idiopathic parkinsonism', 'drug-induced parkinsonism', 'paralysis agitans', 'Lewy body parkinsonism', 'progressive supranuclear palsy', 'multiple system atrophy'],
    about: 'A slow disease of the brain with trembling at rest, stiffness and slow small steps.',
  },
  essential_tremor: {
    name: 'Essential tremor',
    aliases: ['benign essential tremor', 'familial tremor', 'action tremor', 'physiological tremor', 'drug-induced tremor'],
    about: 'A harmless shaking of hands or head on holding and using them, often in the family.',
  },
  multiple_sclerosis: {
    name: 'Multiple sclerosis',
    aliases: ['MS', 'relapsing-remitting multiple sclerosis', 'demyelinating disease', 'neuromyelitis optica', 'disseminated sclerosis'],
    about: 'Attacks of lost sight, numbness or weakness, weeks or years apart, from inflamed nerve sheaths.',
  },
  guillain_barre_syndrome: {
    name: 'Guillain-Barré syndrome',
    aliases: ['Guillain-Barre syndrome', 'GBS', 'acute inflammatory demyelinating polyneuropathy', 'AIDP', 'Miller Fisher syndrome', 'acute polyneuritis', 'ascending paralysis', 'post-infectious polyneuropathy'],
    about: 'Weakness that climbs from the legs in days and can reach the breathing.',
  },
  myasthenia_gravis: {
    name: 'Myasthenia gravis',
    aliases: ['MG', 'ocular myasthenia', 'myasthenic crisis', 'Lambert-Eaton syndrome', 'Lambert-Eaton myasthenic syndrome'],
    about: 'Muscles that tire with use: drooping eyelids, double sight, weak chewing; rest brings strength back.',
  },
  bell_palsy: {
    name: 'Bell\'s palsy',
    aliases: ['Bell palsy', 'facial nerve palsy', 'facial palsy', 'idiopathic facial paralysis', 'lower motor neuron facial palsy', 'Ramsay Hunt syndrome', 'facial paralysis'],
    about: 'One whole half of the face goes weak, forehead too; it is no stroke and mostly heals within months.',
  },
  carpal_tunnel_syndrome: {
    name: 'Carpal tunnel syndrome',
    aliases: ['median nerve entrapment', 'CTS', 'median neuropathy', 'median nerve compression', 'ulnar neuropathy', 'cubital tunnel syndrome', 'meralgia paraesthetica'],
    about: 'A nerve squeezed at the wrist; the hand goes numb at night.',
  },
  peripheral_neuropathy: {
    name: 'Peripheral neuropathy',
    aliases: ['polyneuropathy', 'diabetic neuropathy', 'diabetic peripheral neuropathy', 'HIV neuropathy', 'alcoholic neuropathy', 'isoniazid neuropathy', 'vitamin B12 deficiency neuropathy', 'subacute combined degeneration', 'painful feet neuropathy', 'sensory neuropathy', 'foot drop', 'CIDP', 'chronic inflammatory demyelinating polyneuropathy', 'Charcot-Marie-Tooth disease'],
    about: 'Damaged nerves of feet and hands with burning and numbness, from diabetes, HIV, alcohol or lack of vitamins.',
  },
  acute_dystonic_reaction: {
    name: 'Acute dystonic reaction',
    aliases: ['acute dystonia', 'acute dystonic reactions', 'oculogyric crisis', 'drug-induced dystonia', 'extrapyramidal reaction', 'torticollis (drug-induced)', 'neuroleptic dystonia'],
    about: 'Painful twisting of neck, jaw or eyes hours after a medicine for vomiting or psychosis; an injection ends it.',
  },
}

import type { NEUROLOGICAL_1_CONDITIONS } from '#domain/clinical/knowledge/conditions/neurological-1.ts'
import type { ConditionText } from '#domain/clinical/knowledge/text/condition-text.ts'

export const NEUROLOGICAL_1_CONDITIONS_EN: Record<keyof typeof NEUROLOGICAL_1_CONDITIONS, ConditionText> = {
  ischaemic_stroke: {
    name: 'Ischaemic stroke',
    aliases: ['stroke', 'ischemic stroke', 'cerebral infarction', 'cerebrovascular accident', 'CVA', 'brain infarct', 'thrombotic stroke', 'embolic stroke', 'cardioembolic stroke', 'lacunar stroke', 'middle cerebral artery stroke', 'posterior circulation stroke', 'cerebellar infarction', 'basilar artery occlusion', 'brainstem stroke', 'lateral medullary syndrome', 'Wallenberg syndrome', 'brain attack'],
    about: 'A blocked blood vessel in the brain; every minute counts, go to a hospital at once.',
  },
  transient_ischaemic_attack: {
    name: 'Transient ischaemic attack (TIA)',
    aliases: ['TIA', 'mini-stroke', 'transient ischemic attack', 'warning stroke', 'amaurosis fugax'],
    about: 'Signs of a stroke that pass within a day; a real stroke may follow within days.',
  },
  intracerebral_haemorrhage: {
    name: 'Intracerebral haemorrhage',
    aliases: ['haemorrhagic stroke', 'hemorrhagic stroke', 'stroke', 'intracerebral hemorrhage', 'brain bleed', 'bleeding in the brain', 'hypertensive intracerebral bleed', 'cerebellar haemorrhage', 'cerebellar hemorrhage', 'pontine haemorrhage', 'intraventricular haemorrhage', 'intracranial haemorrhage'],
    about: 'Bleeding into the brain, mostly from high blood pressure; it needs a hospital at once.',
  },
  subarachnoid_haemorrhage: {
    name: 'Subarachnoid haemorrhage',
    aliases: ['subarachnoid hemorrhage', 'SAH', 'ruptured brain aneurysm', 'ruptured berry aneurysm', 'cerebral aneurysm rupture', 'aneurysmal bleed'],
    about: 'A burst blood vessel at the surface of the brain: the worst headache of a life, in seconds.',
  },
  subdural_haematoma: {
    name: 'Subdural haematoma',
    aliases: ['subdural hematoma', 'chronic subdural haematoma', 'acute subdural haematoma', 'subdural haemorrhage', 'SDH'],
    about: 'Blood that gathers slowly or fast between skull and brain, often weeks after a knock to the head.',
  },
  epidural_haematoma: {
    name: 'Epidural haematoma',
    aliases: ['epidural hematoma', 'extradural haematoma', 'extradural haemorrhage', 'EDH', 'traumatic intracranial bleeding'],
    about: 'Fast bleeding between skull and brain after a blow; the person may wake up well and then sink again.',
  },
  cerebral_venous_thrombosis: {
    name: 'Cerebral venous thrombosis',
    aliases: ['cerebral venous sinus thrombosis', 'CVST', 'venous sinus thrombosis', 'cavernous sinus thrombosis', 'sagittal sinus thrombosis'],
    about: 'A clot in a vein that drains the brain, most often around a birth or with contraceptive pills.',
  },
  migraine: {
    name: 'Migraine',
    aliases: ['migraine headache', 'migraine with aura', 'migraine without aura', 'hemiplegic migraine', 'vestibular migraine', 'menstrual migraine', 'ophthalmic migraine', 'sick headache', 'classic migraine', 'common migraine', 'abdominal migraine'],
    about: 'Attacks of throbbing headache, often one-sided, with nausea and dislike of light and noise.',
  },
  tension_headache: {
    name: 'Tension headache',
    aliases: ['tension-type headache', 'stress headache', 'muscle contraction headache', 'episodic tension headache', 'chronic tension headache', 'TTH', 'cervicogenic headache'],
    about: 'A pressing headache like a tight band, tied to stress, tired eyes or a stiff neck; it is not dangerous.',
  },
  cluster_headache: {
    name: 'Cluster headache',
    aliases: ['Horton headache', 'trigeminal autonomic cephalalgia', 'paroxysmal hemicrania', 'suicide headache', 'alarm-clock headache'],
    about: 'Short attacks of very severe pain round one eye with tears and a blocked nose, in bouts of weeks.',
  },
  medication_overuse_headache: {
    name: 'Medication-overuse headache',
    aliases: ['rebound headache', 'analgesic headache', 'drug-induced headache', 'MOH', 'painkiller headache', 'chronic daily headache'],
    about: 'A daily headache kept up by painkillers taken on too many days; it goes when they are stopped.',
  },
  trigeminal_neuralgia: {
    name: 'Trigeminal neuralgia',
    aliases: ['tic douloureux', 'facial neuralgia', 'neuralgia of the face'],
    about: 'Attacks of electric pain in one side of the face, set off by touch, chewing or wind.',
  },
  giant_cell_arteritis: {
    name: 'Giant cell arteritis',
    aliases: ['temporal arteritis', 'cranial arteritis', 'Horton disease', 'GCA'],
    about: 'Inflamed arteries of the temple in an older person; without steroids at once one may go blind.',
  },
  idiopathic_intracranial_hypertension: {
    name: 'Idiopathic intracranial hypertension',
    aliases: ['benign intracranial hypertension', 'pseudotumor cerebri', 'pseudotumour cerebri', 'IIH'],
    about: 'Raised pressure around the brain without a growth, mostly in young overweight women; it can damage sight.',
  },
  post_dural_puncture_headache: {
    name: 'Post-dural puncture headache',
    aliases: ['spinal headache', 'post-spinal headache', 'post-lumbar puncture headache', 'low-pressure headache', 'spontaneous intracranial hypotension', 'CSF leak headache'],
    about: 'A headache on sitting up after a needle in the back; it goes when lying flat.',
  },
  brain_tumour: {
    name: 'Brain tumour',
    aliases: ['brain tumor', 'brain cancer', 'glioma', 'glioblastoma', 'meningioma', 'medulloblastoma', 'astrocytoma', 'craniopharyngioma', 'brain metastases', 'intracranial tumour', 'posterior fossa tumour', 'acoustic neuroma', 'vestibular schwannoma', 'raised intracranial pressure', 'space-occupying lesion'],
    about: 'A growth in the brain; headache on waking, vomiting, fits or a growing weakness are its signs.',
  },
  brain_abscess: {
    name: 'Brain abscess',
    aliases: ['cerebral abscess', 'intracranial abscess', 'subdural empyema', 'cerebellar abscess'],
    about: 'A pocket of pus in the brain, often from an ear, sinus, tooth or heart infection.',
  },
}

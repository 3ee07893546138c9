import type { NEUROLOGICAL_1_CONDITIONS } from '#domain/clinical/knowledge/conditions/neurological-1.ts'
import type { ConditionText } from '#domain/clinical/knowledge/text/condition-text.ts'

export const NEUROLOGICAL_1_CONDITIONS_SW: Record<keyof typeof NEUROLOGICAL_1_CONDITIONS, ConditionText> = {
  ischaemic_stroke: {
    name: 'Kiharusi cha mshipa kuziba',
    aliases: ['ischaemic stroke', 'kiharusi', 'stroke'],
    about: 'Mshipa wa damu wa ubongo umeziba na sehemu ya ubongo inakosa damu.',
  },
  transient_ischaemic_attack: {
    name: 'Kiharusi cha muda mfupi',
    aliases: ['transient ischaemic attack', 'TIA'],
    about: 'Dalili za kiharusi zinazopita ndani ya siku moja; kiharusi kamili kinaweza kufuata ndani ya siku chache.',
  },
  intracerebral_haemorrhage: {
    name: 'Kiharusi cha kutokwa damu kwenye ubongo',
    aliases: ['intracerebral haemorrhage', 'haemorrhagic stroke', 'kiharusi'],
    about: 'Damu imevuja ndani ya ubongo, mara nyingi kwa sababu ya shinikizo la juu la damu.',
  },
  subarachnoid_haemorrhage: {
    name: 'Damu kuvuja juu ya uso wa ubongo',
    aliases: ['subarachnoid haemorrhage', 'SAH'],
    about: 'Mshipa wa damu juu ya ubongo umepasuka: kichwa huuma kuliko wakati wowote, ndani ya sekunde.',
  },
  subdural_haematoma: {
    name: 'Damu kujikusanya kati ya fuvu na ubongo',
    aliases: ['subdural haematoma', 'SDH'],
    about:
      'Damu hukusanyika polepole au haraka kati ya fuvu na ubongo, mara nyingi wiki kadhaa baada ya kugongwa kichwa.',
  },
  epidural_haematoma: {
    name: 'Damu kujaa haraka ndani ya fuvu baada ya pigo',
    aliases: ['epidural haematoma', 'extradural haematoma'],
    about: 'Damu hujaa haraka kati ya fuvu na ubongo baada ya pigo; mtu anaweza kuzinduka vizuri kisha kuzidiwa tena.',
  },
  cerebral_venous_thrombosis: {
    name: 'Damu kuganda kwenye vena za ubongo',
    aliases: ['cerebral venous thrombosis', 'CVST'],
    about:
      'Bonge la damu kwenye mshipa unaotoa damu kwenye ubongo, mara nyingi wakati wa uzazi au kwa vidonge vya uzazi wa mpango.',
  },
  migraine: {
    name: 'Kipandauso',
    aliases: ['migraine', 'maigreni'],
    about:
      'Vipindi vya kichwa kuuma kwa kupwita, mara nyingi upande mmoja, pamoja na kichefuchefu na kuchukia mwanga na kelele.',
  },
  tension_headache: {
    name: 'Maumivu ya kichwa ya msongo',
    aliases: ['tension headache'],
    about: 'Kichwa huuma kama kimefungwa mkanda, kutokana na msongo, macho kuchoka au shingo ngumu; si hatari.',
  },
  cluster_headache: {
    name: 'Maumivu makali ya kichwa ya vipindi kando ya jicho',
    aliases: ['cluster headache'],
    about:
      'Vipindi vifupi vya maumivu makali sana kuzunguka jicho moja, pamoja na machozi na pua kuziba, kwa wiki kadhaa.',
  },
  medication_overuse_headache: {
    name: 'Maumivu ya kichwa ya kuzidisha dawa za maumivu',
    aliases: ['medication-overuse headache'],
    about: 'Kichwa huuma kila siku kwa sababu ya kutumia dawa za maumivu siku nyingi mno.',
  },
  trigeminal_neuralgia: {
    name: 'Maumivu ya neva ya uso',
    aliases: ['trigeminal neuralgia'],
    about: 'Maumivu kama umeme upande mmoja wa uso, yanayoanzishwa na kugusa, kutafuna au upepo.',
  },
  giant_cell_arteritis: {
    name: 'Kuvimba kwa mishipa ya damu ya panja',
    aliases: ['giant cell arteritis', 'temporal arteritis'],
    about: 'Mishipa ya damu ya panja, kando ya kipaji cha mtu mzee, imevimba; inaweza kupofusha.',
  },
  idiopathic_intracranial_hypertension: {
    name: 'Shinikizo la kichwa kuzidi bila uvimbe',
    aliases: ['idiopathic intracranial hypertension', 'pseudotumor cerebri'],
    about: 'Shinikizo kuzunguka ubongo limepanda bila uvimbe, hasa kwa wanawake vijana wanene; linaweza kudhuru macho.',
  },
  post_dural_puncture_headache: {
    name: 'Maumivu ya kichwa baada ya sindano ya mgongo',
    aliases: ['post-dural puncture headache', 'spinal headache'],
    about: 'Kichwa huuma mtu anapokaa baada ya kuchomwa sindano ya mgongo, na hutulia akilala chali.',
  },
  brain_tumour: {
    name: 'Uvimbe kwenye ubongo',
    aliases: ['brain tumour', 'saratani ya ubongo', 'glioma'],
    about: 'Uvimbe unaokua kwenye ubongo: kichwa kuuma asubuhi, kutapika, degedege au udhaifu unaoongezeka.',
  },
  brain_abscess: {
    name: 'Jipu la ubongo',
    aliases: ['brain abscess'],
    about: 'Usaha umejikusanya kwenye ubongo, mara nyingi kutokana na maambukizi ya sikio, sinasi, jino au moyo.',
  },
}

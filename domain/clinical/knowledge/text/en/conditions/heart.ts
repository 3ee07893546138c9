import type { HEART_CONDITIONS } from '#domain/clinical/knowledge/conditions/heart.ts'
import type { ConditionText } from '#domain/clinical/knowledge/text/condition-text.ts'

export const HEART_CONDITIONS_EN: Record<keyof typeof HEART_CONDITIONS, ConditionText> = {
  hypertension: {
    name: 'Hypertension',
    aliases: [
      'high blood pressure',
      'essential hypertension',
      'primary hypertension',
      'chronic hypertension',
      'arterial hypertension',
      'pressure',
    ],
    about: 'Blood pressure that is too high for long; it harms heart, brain and kidneys without being felt.',
  },
  hypertensive_emergency: {
    name: 'Hypertensive emergency',
    aliases: [
      'malignant hypertension',
      'hypertensive crisis',
      'hypertensive encephalopathy',
      'accelerated hypertension',
    ],
    about: 'A very high blood pressure that is harming brain, heart, eyes or kidneys now.',
  },
  acute_coronary_syndrome: {
    name: 'Heart attack (acute myocardial infarction)',
    aliases: [
      'acute coronary syndrome',
      'myocardial infarction',
      'STEMI',
      'NSTEMI',
      'inferior wall myocardial infarction',
      'anterior myocardial infarction',
      'unstable angina',
      'heart attack',
    ],
    about: 'A blocked artery of the heart; every minute counts.',
  },
  stable_angina: {
    name: 'Stable angina',
    aliases: [
      'angina pectoris',
      'exertional angina',
      'ischaemic heart disease',
      'coronary artery disease',
      'variant angina',
    ],
    about: 'Chest pain on effort because the heart gets too little blood.',
  },
  heart_failure: {
    name: 'Heart failure',
    aliases: [
      'congestive heart failure',
      'CHF',
      'acute decompensated heart failure',
      'pulmonary oedema',
      'cardiomyopathy',
      'dilated cardiomyopathy',
      'left ventricular failure',
      'cor pulmonale',
      'myocarditis',
      'endomyocardial fibrosis',
    ],
    about: 'A heart too weak to pump enough: breathlessness, swollen legs and tiredness.',
  },
  atrial_fibrillation: {
    name: 'Atrial fibrillation',
    aliases: ['atrial flutter', 'irregular heartbeat', 'AF'],
    about: 'The heart beats without order, too fast; clots can form and cause a stroke.',
  },

  ectopic_beats: {
    name: 'Extra heartbeats',
    aliases: [
      'ectopic beats',
      'extrasystoles',
      'premature beats',
      'premature ventricular contractions',
      'premature atrial contractions',
      'ventricular ectopics',
      'benign palpitations',
      'palpitations',
      'caffeine-induced palpitations',
      'palpitations related to caffeine',
    ],
    about: 'Beats that come early feel like a skip or a thump; in a healthy heart they are harmless.',
  },

  cardiac_arrest: {
    name: 'Cardiac arrest',
    aliases: ['sudden cardiac death', 'cardiopulmonary arrest', 'asystole', 'ventricular fibrillation'],
    about: 'The heart has stopped. Press on the chest at once.',
  },
  supraventricular_tachycardia: {
    name: 'Supraventricular tachycardia',
    aliases: [
      'SVT',
      'paroxysmal supraventricular tachycardia',
      'AVNRT',
      'Wolff-Parkinson-White',
      'ventricular tachycardia',
      'WPW',
      'Wolff-Parkinson-White syndrome',
    ],
    about: 'Attacks of a very fast heartbeat that begin and end suddenly.',
  },
  heart_block_bradycardia: {
    name: 'Heart block',
    aliases: [
      'complete heart block',
      'third-degree atrioventricular block',
      'sick sinus syndrome',
      'symptomatic bradycardia',
    ],
    about: 'The heart beats too slowly, so that one faints.',
  },
  rheumatic_heart_disease: {
    name: 'Rheumatic heart disease',
    aliases: [
      'mitral stenosis',
      'mitral regurgitation',
      'aortic regurgitation',
      'aortic stenosis',
      'valvular heart disease',
    ],
    about: 'Heart valves scarred by rheumatic fever in childhood.',
  },
  acute_rheumatic_fever: {
    name: 'Acute rheumatic fever',
    aliases: ['rheumatic fever', 'rheumatic carditis', 'Sydenham chorea'],
    about: 'Joints and heart inflamed some weeks after a sore throat with streptococci.',
  },
  infective_endocarditis: {
    name: 'Infective endocarditis',
    aliases: ['bacterial endocarditis', 'subacute bacterial endocarditis', 'endocarditis'],
    about: 'An infection of the heart valves.',
  },
  pericarditis: {
    name: 'Pericarditis',
    aliases: [
      'acute pericarditis',
      'pericardial effusion',
      'cardiac tamponade',
      'Dressler syndrome',
      'viral pericarditis',
      'uremic pericarditis',
      'constrictive pericarditis',
    ],
    about: 'Inflammation of the sac round the heart; pain eases on leaning forward.',
  },
  aortic_dissection: {
    name: 'Aortic dissection',
    aliases: [
      'aortic aneurysm',
      'ruptured abdominal aortic aneurysm',
      'abdominal aortic aneurysm',
      'thoracic aortic dissection',
    ],
    about: 'A tear in, or bursting of, the great artery; deadly within hours.',
  },
  deep_vein_thrombosis: {
    name: 'Deep vein thrombosis',
    aliases: ['DVT', 'leg clot', 'venous thrombosis'],
    about: 'A blood clot in a deep vein of the leg that can travel to the lung.',
  },
  varicose_veins_disease: {
    name: 'Varicose veins',
    aliases: [
      'chronic venous insufficiency',
      'venous stasis',
      'stasis dermatitis',
      'venous ulcer',
      'superficial thrombophlebitis',
    ],
    about: 'Widened veins of the legs with heaviness and swelling.',
  },
  peripheral_artery_disease: {
    name: 'Peripheral artery disease',
    aliases: [
      'peripheral arterial disease',
      'intermittent claudication',
      'peripheral vascular disease',
      'Buerger disease',
    ],
    about: 'Narrow arteries of the legs with pain on walking.',
  },
  acute_limb_ischaemia: {
    name: 'Acute limb ischaemia',
    aliases: ['acute arterial occlusion', 'arterial embolism', 'compartment syndrome'],
    about: 'The blood flow to an arm or leg stops suddenly.',
  },
  vasovagal_syncope_condition: {
    name: 'Simple faint (vasovagal syncope)',
    aliases: ['vasovagal syncope', 'reflex syncope', 'fainting', 'situational syncope', 'neurocardiogenic syncope'],
    about: 'A harmless faint from fright, pain, standing long or heat.',
  },
  orthostatic_hypotension: {
    name: 'Orthostatic hypotension',
    aliases: ['postural hypotension', 'volume depletion'],
    about: 'Blood pressure falls on standing up.',
  },
  congenital_heart_disease: {
    name: 'Congenital heart disease',
    aliases: [
      'ventricular septal defect',
      'VSD',
      'atrial septal defect',
      'patent ductus arteriosus',
      'tetralogy of Fallot',
      'coarctation of the aorta',
      'transposition of the great arteries',
      'hypertrophic cardiomyopathy',
      'PDA',
    ],
    about: 'A heart that was formed otherwise before birth.',
  },
  musculoskeletal_chest_pain: {
    name: 'Chest wall pain (costochondritis)',
    aliases: ['costochondritis', 'musculoskeletal chest pain', 'Tietze syndrome', 'chest wall strain'],
    about: 'Pain from the ribs, their cartilage or muscles, sore when pressed.',
  },
}

import type { RESPIRATORY_CONDITIONS } from '#domain/clinical/knowledge/conditions/respiratory.ts'
import type { ConditionText } from '#domain/clinical/knowledge/text/condition-text.ts'

export const RESPIRATORY_CONDITIONS_EN: Record<keyof typeof RESPIRATORY_CONDITIONS, ConditionText> = {
  common_cold: {
    name: 'Common cold',
    aliases: [
      'upper respiratory tract infection',
      'URTI',
      'viral URI',
      'acute nasopharyngitis',
      'coryza',
      'flu-like cold',
    ],
    about: 'A viral infection of nose and throat that goes away by itself within one to two weeks.',
  },
  acute_bronchitis: {
    name: 'Acute bronchitis',
    aliases: ['chest cold', 'viral bronchitis', 'tracheobronchitis'],
    about: 'An infection of the airways, mostly viral, with a cough that can last three weeks.',
  },
  pneumonia_adult: {
    name: 'Pneumonia',
    aliases: [
      'community-acquired pneumonia',
      'CAP',
      'lobar pneumonia',
      'bacterial pneumonia',
      'pneumococcal pneumonia',
      'bronchopneumonia',
      'chest infection',
      'lower respiratory tract infection',
      'atypical pneumonia',
      'mycoplasma pneumonia',
      'legionnaires disease',
    ],
    about: 'An infection of the lung tissue that needs antibiotics the same day.',
  },
  pneumonia_child: {
    name: 'Pneumonia (child)',
    aliases: [
      'childhood pneumonia',
      'pneumonia',
      'bacterial pneumonia',
      'bronchopneumonia',
      'severe pneumonia',
      'fast breathing pneumonia',
    ],
    about: "An infection of a child's lungs; fast breathing or a chest that goes in are its signs.",
  },
  bronchiolitis: {
    name: 'Bronchiolitis',
    aliases: [
      'viral bronchiolitis',
      'RSV bronchiolitis',
      'respiratory syncytial virus infection',
      'acute bronchiolitis',
      'RSV infection',
      'respiratory syncytial virus',
    ],
    about: "A viral infection of a baby's small airways with wheezing and fast breathing.",
  },
  croup: {
    name: 'Croup',
    aliases: [
      'laryngotracheitis',
      'laryngotracheobronchitis',
      'viral croup',
      'parainfluenza infection',
      'bacterial tracheitis',
      'tracheitis',
    ],
    about: 'A viral swelling below the voice box with a barking cough and a noise on breathing in.',
  },
  epiglottitis: {
    name: 'Epiglottitis',
    aliases: ['acute epiglottitis', 'supraglottitis'],
    about: 'A dangerous swelling of the lid of the windpipe that can close the airway within hours.',
  },
  asthma: {
    name: 'Asthma',
    aliases: [
      'bronchial asthma',
      'atopic asthma',
      'allergic asthma',
      'reactive airway disease',
      'exercise-induced asthma',
      'asthma attack',
    ],
    about: 'Airways that narrow again and again, with wheezing, cough and tight chest; inhaled medicine controls it.',
  },
  asthma_severe_attack: {
    name: 'Severe asthma attack',
    aliases: ['acute severe asthma', 'status asthmaticus', 'acute asthma exacerbation', 'life-threatening asthma'],
    about: 'An asthma attack in which breath is not enough to speak; it needs oxygen and medicine at once.',
  },
  copd: {
    name: 'Chronic obstructive pulmonary disease (COPD)',
    aliases: ['COPD', 'emphysema', 'chronic bronchitis', 'COPD exacerbation', "smoker's lung"],
    about: 'Lungs damaged for good by smoke, with cough, sputum and shortness of breath on effort.',
  },
  pleural_effusion: {
    name: 'Pleural effusion',
    aliases: ['fluid round the lung', 'empyema', 'parapneumonic effusion', 'hydrothorax'],
    about: 'Fluid between lung and chest wall, in East Africa often from tuberculosis.',
  },
  pneumothorax: {
    name: 'Pneumothorax',
    aliases: ['collapsed lung', 'spontaneous pneumothorax', 'tension pneumothorax', 'primary spontaneous pneumothorax'],
    about: 'Air beside the lung that makes it collapse; it can stop breathing and circulation.',
  },
  pulmonary_embolism: {
    name: 'Pulmonary embolism',
    aliases: ['pulmonary thromboembolism', 'PE', 'lung clot', 'acute pulmonary embolism'],
    about: 'A blood clot that blocks an artery of the lung; sudden and dangerous.',
  },
  bronchiectasis: {
    name: 'Bronchiectasis',
    aliases: ['post-tuberculous bronchiectasis', 'cystic fibrosis lung disease'],
    about: 'Widened damaged airways that fill with pus, often after tuberculosis.',
  },
  lung_abscess: {
    name: 'Lung abscess',
    aliases: ['aspiration pneumonia', 'aspiration pneumonitis', 'anaerobic lung infection'],
    about: 'A hole filled with pus in the lung, often after breathing in food or vomit.',
  },
  lung_cancer: {
    name: 'Lung cancer',
    aliases: [
      'bronchogenic carcinoma',
      'lung carcinoma',
      'small cell lung cancer',
      'squamous cell carcinoma of the lung',
      'lung adenocarcinoma',
      'Pancoast tumour',
      'mesothelioma',
      'superior vena cava syndrome',
    ],
    about: 'A cancer of the lung; a cough that lasts, blood in the sputum and weight loss are its signs.',
  },
  interstitial_lung_disease: {
    name: 'Interstitial lung disease',
    aliases: [
      'pulmonary fibrosis',
      'idiopathic pulmonary fibrosis',
      'silicosis',
      'asbestosis',
      'pneumoconiosis',
      'sarcoidosis',
      'hypersensitivity pneumonitis',
    ],
    about: 'Scarring of the lungs, from dust, other diseases or without a known cause.',
  },
  foreign_body_airway: {
    name: 'Foreign body in the airway',
    aliases: ['foreign body aspiration', 'aspirated foreign body', 'choking'],
    about: 'Something breathed in blocks the windpipe or a part of the lung.',
  },
  sleep_apnoea: {
    name: 'Obstructive sleep apnoea',
    aliases: ['sleep apnea', 'OSA', 'sleep-disordered breathing'],
    about: 'Breathing stops again and again during sleep, with snoring and tiredness by day.',
  },
}

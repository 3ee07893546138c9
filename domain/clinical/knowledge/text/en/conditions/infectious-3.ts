import type { INFECTIOUS_3_CONDITIONS } from '#domain/clinical/knowledge/conditions/infectious-3.ts'
import type { ConditionText } from '#domain/clinical/knowledge/text/condition-text.ts'

export const INFECTIOUS_3_CONDITIONS_EN: Record<keyof typeof INFECTIOUS_3_CONDITIONS, ConditionText> = {
  measles: {
    name: 'Measles',
    aliases: [
      'rubeola',
      'morbilli',
      'measles virus infection',
      'complicated measles',
      'measles with pneumonia',
      'measles with mouth ulcers',
      'first disease',
      'red measles',
    ],
    about:
      'A very contagious virus with fever, cough, red eyes and a rash that begins on the face. It can lead to pneumonia and blindness; a vaccine prevents it.',
  },
  rubella: {
    name: 'Rubella',
    aliases: ['German measles', 'three-day measles', 'three day measles', 'third disease', 'rubella virus infection'],
    about:
      'A mild virus with a pink rash and swollen glands behind the ears. In early pregnancy it harms the unborn child.',
  },
  mumps: {
    name: 'Mumps',
    aliases: [
      'epidemic parotitis',
      'mumps parotitis',
      'viral parotitis',
      'mumps orchitis',
      'infectious parotitis',
      'acute parotitis',
      'paramyxovirus parotitis',
    ],
    about: 'A virus that makes the glands in front of the ears swell, with fever. It can also inflame the testicles.',
  },
  chickenpox: {
    name: 'Chickenpox',
    aliases: [
      'varicella',
      'varicella zoster infection',
      'primary varicella',
      'chicken pox',
      'VZV infection',
      'varicella pneumonia',
    ],
    about:
      'A contagious virus with itchy blisters that come in crops. Most children get well in a week; in adults, pregnancy and HIV it can be serious.',
  },
  shingles: {
    name: 'Shingles',
    aliases: [
      'herpes zoster',
      'zoster',
      'herpes zoster ophthalmicus',
      'zoster ophthalmicus',
      'HZO',
      'varicella zoster reactivation',
      'Ramsay Hunt syndrome',
      'herpes zoster oticus',
      'belt of fire',
    ],
    about:
      'The chickenpox virus wakes again in one nerve: burning pain and blisters in a band on one side of the body. In a young adult an HIV test is advised.',
  },
  mpox: {
    name: 'Mpox',
    aliases: ['monkeypox', 'monkey pox', 'mpox virus infection', 'orthopoxvirus infection', 'MPXV infection'],
    about:
      'A virus that spreads by close contact, with fever, swollen glands, and firm pocks on the face, palms or genitals.',
  },
  infectious_mononucleosis: {
    name: 'Glandular fever (infectious mononucleosis)',
    aliases: [
      'infectious mononucleosis',
      'mononucleosis',
      'mono',
      'glandular fever',
      'EBV infection',
      'Epstein-Barr virus infection',
      'Epstein Barr virus',
      'kissing disease',
      'CMV mononucleosis',
      'Pfeiffer disease',
    ],
    about:
      'A virus with a sore throat, swollen glands of the neck and tiredness for weeks. It mostly passes by itself.',
  },
  influenza: {
    name: 'Influenza (flu)',
    aliases: [
      'influenza',
      'flu',
      'the flu',
      'seasonal influenza',
      'influenza A',
      'influenza B',
      'grippe',
      'influenza-like illness',
      'ILI',
      'swine flu',
      'H1N1',
      'H3N2',
    ],
    about:
      'A virus with sudden fever, aching muscles, headache and cough. Small children, older people and pregnant women can get very ill.',
  },
  covid_19: {
    name: 'COVID-19',
    aliases: [
      'coronavirus disease',
      'COVID',
      'coronavirus',
      'SARS-CoV-2 infection',
      'COVID-19 pneumonia',
      'coronavirus disease 2019',
      'corona',
      'novel coronavirus',
    ],
    about:
      'A virus with fever, cough and tiredness, sometimes loss of smell. It can affect the lungs, above all of older people.',
  },
  diphtheria: {
    name: 'Diphtheria',
    aliases: [
      'respiratory diphtheria',
      'pharyngeal diphtheria',
      'laryngeal diphtheria',
      'Corynebacterium diphtheriae infection',
      'diphtheritic pharyngitis',
      'bull neck diphtheria',
      'cutaneous diphtheria',
    ],
    about:
      'A bacterial infection with a grey skin in the throat and a swollen neck, which can block breathing and harm the heart. A vaccine prevents it.',
  },
  pertussis: {
    name: 'Whooping cough (pertussis)',
    aliases: [
      'pertussis',
      'whooping cough',
      'Bordetella pertussis infection',
      'hundred day cough',
      'parapertussis',
      'pertussis syndrome',
    ],
    about:
      'A bacterial infection with long fits of coughing, a whoop and vomiting. It is most dangerous in small babies, who may stop breathing.',
  },
}

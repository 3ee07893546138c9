import type { INFECTIOUS_4_CONDITIONS } from '#domain/clinical/knowledge/conditions/infectious-4.ts'
import type { ConditionText } from '#domain/clinical/knowledge/text/condition-text.ts'

export const INFECTIOUS_4_CONDITIONS_EN: Record<keyof typeof INFECTIOUS_4_CONDITIONS, ConditionText> = {
  acute_hiv: {
    name: 'Acute HIV infection',
    aliases: [
      'acute retroviral syndrome',
      'primary HIV infection',
      'acute HIV',
      'HIV seroconversion illness',
      'seroconversion syndrome',
      'acute HIV syndrome',
      'recent HIV infection',
      'early HIV infection',
    ],
    about:
      'The first weeks of HIV can feel like flu with rash and swollen glands. The test may still be negative and is repeated.',
  },
  hiv_infection: {
    name: 'HIV infection',
    aliases: [
      'HIV',
      'human immunodeficiency virus infection',
      'HIV disease',
      'chronic HIV infection',
      'advanced HIV disease',
      'AHD',
      'AIDS',
      'acquired immunodeficiency syndrome',
      'acquired immune deficiency syndrome',
      'HIV wasting syndrome',
      'slim disease',
      'HIV/AIDS',
      'untreated HIV',
      'symptomatic HIV',
      'paediatric HIV',
      'pediatric HIV',
      'HIV generalised lymphadenopathy',
      'new HIV diagnosis',
    ],
    about:
      'A virus that weakens the defences of the body. With daily treatment people with HIV live long and healthy lives and do not pass it on.',
  },
  cryptococcal_meningitis: {
    name: 'Cryptococcal meningitis',
    aliases: [
      'cryptococcosis',
      'Cryptococcus neoformans meningitis',
      'cryptococcal meningoencephalitis',
      'fungal meningitis',
      'CCM',
      'CNS cryptococcosis',
      'cerebral cryptococcosis',
      'cryptococcal disease',
    ],
    about:
      'A fungus infects the covering of the brain of people with advanced HIV, with a headache that grows over weeks. It is an emergency.',
  },
  cerebral_toxoplasmosis: {
    name: 'Toxoplasmosis of the brain',
    aliases: [
      'cerebral toxoplasmosis',
      'toxoplasmosis',
      'CNS toxoplasmosis',
      'toxoplasma encephalitis',
      'toxoplasmic encephalitis',
      'Toxoplasma gondii encephalitis',
      'Toxoplasma gondii infection',
      'neurotoxoplasmosis',
    ],
    about:
      'A parasite that wakes in the brain of people with advanced HIV, with weakness of one side, fits or confusion. Treatment helps fast when begun early.',
  },
  pneumocystis_pneumonia: {
    name: 'Pneumocystis pneumonia',
    aliases: [
      'PCP',
      'PJP',
      'Pneumocystis jirovecii pneumonia',
      'Pneumocystis carinii pneumonia',
      'pneumocystosis',
      'PCP pneumonia',
      'Pneumocystis jiroveci',
    ],
    about:
      'A lung infection of people with advanced HIV and of infants with HIV, with a dry cough and growing breathlessness. It is an emergency.',
  },
  oral_candidiasis: {
    name: 'Oral thrush',
    aliases: [
      'oral candidiasis',
      'oropharyngeal candidiasis',
      'thrush',
      'candidiasis of the mouth',
      'oral candidosis',
      'pseudomembranous candidiasis',
      'oral moniliasis',
      'Candida albicans infection',
      'mouth fungus',
    ],
    about: 'White patches of yeast in the mouth. Common in babies; in others a sign to test for HIV and sugar.',
  },
  oesophageal_candidiasis: {
    name: 'Oesophageal candidiasis',
    aliases: [
      'esophageal candidiasis',
      'oesophageal thrush',
      'esophageal thrush',
      'candida oesophagitis',
      'candida esophagitis',
      'candidal esophagitis',
      'fungal esophagitis',
      'infectious esophagitis',
      'oesophageal candidosis',
    ],
    about: 'Yeast in the gullet, with pain on swallowing. In adults it is mostly a sign of advanced HIV.',
  },
  kaposi_sarcoma: {
    name: 'Kaposi sarcoma',
    aliases: [
      "Kaposi's sarcoma",
      'Kaposis sarcoma',
      'KS',
      'HIV-associated Kaposi sarcoma',
      'AIDS-related Kaposi sarcoma',
      'endemic Kaposi sarcoma',
      'HHV-8 sarcoma',
      'human herpesvirus 8 tumour',
    ],
    about:
      'A cancer of small vessels with dark purple patches or lumps on skin or in the mouth, mostly with HIV. HIV treatment and medicines against cancer help.',
  },
}

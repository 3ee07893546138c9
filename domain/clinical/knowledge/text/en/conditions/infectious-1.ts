import type { INFECTIOUS_1_CONDITIONS } from '#domain/clinical/knowledge/conditions/infectious-1.ts'
import type { ConditionText } from '#domain/clinical/knowledge/text/condition-text.ts'

export const INFECTIOUS_1_CONDITIONS_EN: Record<keyof typeof INFECTIOUS_1_CONDITIONS, ConditionText> = {
  malaria_uncomplicated: {
    name: 'Malaria',
    aliases: [
      'uncomplicated malaria',
      'malaria without complications',
      'falciparum malaria',
      'Plasmodium falciparum malaria',
      'Plasmodium falciparum infection',
      'vivax malaria',
      'Plasmodium vivax malaria',
      'ovale malaria',
      'Plasmodium ovale malaria',
      'malariae malaria',
      'simple malaria',
      'acute malaria',
      'relapsing malaria',
      'marsh fever',
      'ague',
    ],
    about:
      'An infection with a parasite that mosquitoes carry at night. It gives fever, chills and headache and is cured by a full course of tablets when treated early.',
  },
  severe_malaria: {
    name: 'Severe malaria',
    aliases: [
      'severe falciparum malaria',
      'complicated malaria',
      'severe Plasmodium falciparum malaria',
      'malaria with complications',
      'malaria with severe anaemia',
      'severe malarial anaemia',
      'malarial anemia',
      'blackwater fever',
      'malaria with acidosis',
      'algid malaria',
      'malaria with hypoglycaemia',
      'malaria with shock',
      'hyperparasitaemia',
      'malaria with jaundice',
    ],
    about:
      'Malaria that has harmed the blood, the breathing, the kidneys or the brain. It can kill within a day and needs medicine by injection in a hospital.',
  },
  cerebral_malaria: {
    name: 'Cerebral malaria',
    aliases: [
      'malaria with coma',
      'malaria with convulsions',
      'severe malaria with coma',
      'malaria of the brain',
      'brain malaria',
      'falciparum malaria with cerebral complications',
      'malarial encephalopathy',
      'malaria coma',
    ],
    about: 'Malaria that affects the brain, with fits, confusion or coma. It is an emergency.',
  },
  typhoid_fever: {
    name: 'Typhoid fever',
    aliases: [
      'typhoid',
      'enteric fever',
      'Salmonella Typhi infection',
      'Salmonella typhi',
      'paratyphoid',
      'paratyphoid fever',
      'Salmonella Paratyphi infection',
      'typhoid ileitis',
      'typhoid perforation',
    ],
    about:
      'A bacterial infection from unclean food or water, with a fever that rises over days, headache, and pain in the belly.',
  },
  brucellosis: {
    name: 'Brucellosis',
    aliases: [
      'undulant fever',
      'Malta fever',
      'Mediterranean fever',
      'Brucella infection',
      'Brucella melitensis infection',
      'Brucella abortus infection',
      'brucella arthritis',
      'neurobrucellosis',
      'Bang disease',
      'Bangs disease',
    ],
    about:
      'A bacterial infection from animals and raw milk, with fever that comes and goes, sweats, and pain in joints and back.',
  },
  dengue: {
    name: 'Dengue',
    aliases: [
      'dengue fever',
      'dengue with warning signs',
      'severe dengue',
      'dengue haemorrhagic fever',
      'dengue hemorrhagic fever',
      'dengue shock syndrome',
      'breakbone fever',
      'DHF',
      'DSS',
    ],
    about:
      'A virus from mosquitoes: high fever, severe headache, pain in muscles and bones, a rash. Some people bleed or go into shock as the fever falls.',
  },
  chikungunya: {
    name: 'Chikungunya',
    aliases: ['chikungunya fever', 'chikungunya virus disease', 'CHIKV infection', 'chikungunya arthritis', 'chik'],
    about:
      'A virus that mosquitoes carry, with sudden fever and severe pain in many joints, which can last for weeks or months.',
  },
  yellow_fever: {
    name: 'Yellow fever',
    aliases: [
      'yellow fever virus infection',
      'jungle yellow fever',
      'urban yellow fever',
      'sylvatic yellow fever',
      'yellow jack',
    ],
    about:
      'A virus that mosquitoes carry. After a short improvement, some people get yellow eyes, bleeding and failing kidneys. A vaccine prevents it.',
  },
  rift_valley_fever: {
    name: 'Rift Valley fever',
    aliases: ['RVF', 'Rift Valley fever virus infection', 'Rift valley haemorrhagic fever', 'enzootic hepatitis'],
    about:
      'A virus from sick livestock and mosquitoes. Most recover; some bleed, lose sight or have inflammation of the brain.',
  },
  ebola_marburg_disease: {
    name: 'Ebola or Marburg disease',
    aliases: [
      'Ebola',
      'Ebola virus disease',
      'EVD',
      'Ebola haemorrhagic fever',
      'Ebola hemorrhagic fever',
      'Marburg',
      'Marburg virus disease',
      'MVD',
      'Marburg haemorrhagic fever',
      'viral haemorrhagic fever',
      'viral hemorrhagic fever',
      'VHF',
      'filovirus disease',
      'filovirus infection',
      'Sudan virus disease',
      'Bundibugyo virus disease',
      'haemorrhagic fever',
    ],
    about:
      'A dangerous virus from the body fluids of the ill and the dead, or from wild animals. Keep apart from others and call the health authorities.',
  },
  crimean_congo_haemorrhagic_fever: {
    name: 'Crimean-Congo haemorrhagic fever',
    aliases: [
      'CCHF',
      'Crimean-Congo hemorrhagic fever',
      'Crimean-Congo fever',
      'Congo fever',
      'tick-borne haemorrhagic fever',
    ],
    about:
      'A virus from ticks and from the blood of livestock, with sudden fever and bleeding. Keep apart from others and go to hospital.',
  },
  leptospirosis: {
    name: 'Leptospirosis',
    aliases: [
      'Weil disease',
      "Weil's disease",
      'Weils disease',
      'Weil syndrome',
      'Leptospira infection',
      'icteric leptospirosis',
      'anicteric leptospirosis',
      'rat fever',
      'mud fever',
      'swamp fever',
      'cane-cutter fever',
    ],
    about:
      'A bacterial infection from the urine of rats and livestock, often through flood water. It can harm the liver, kidneys and lungs.',
  },
}

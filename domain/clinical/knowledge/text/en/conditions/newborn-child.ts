import type { NEWBORN_CHILD_CONDITIONS } from '#domain/clinical/knowledge/conditions/newborn-child.ts'
import type { ConditionText } from '#domain/clinical/knowledge/text/condition-text.ts'

export const NEWBORN_CHILD_CONDITIONS_EN: Record<keyof typeof NEWBORN_CHILD_CONDITIONS, ConditionText> = {
  newborn_sepsis: {
    name: 'Newborn infection (sepsis)',
    aliases: [
      'neonatal sepsis',
      'possible serious bacterial infection',
      'neonatal meningitis',
      'newborn sepsis',
      'early-onset sepsis',
      'group B streptococcal sepsis',
    ],
    about: 'A serious infection in the first weeks of life; any danger sign is enough to go.',
  },
  infant_feeding_problem: {
    name: 'Feeding problem or low weight of an infant',
    aliases: ['feeding problem', 'low weight for age', 'poor attachment', 'feeding problem of newborn'],
    about: 'The baby does not take the breast well or grows too little, and is not ill.',
  },
  neonatal_jaundice: {
    name: 'Newborn jaundice',
    aliases: [
      'physiologic jaundice',
      'neonatal jaundice',
      'breast milk jaundice',
      'breastfeeding jaundice',
      'haemolytic disease of the newborn',
      'ABO incompatibility',
      'biliary atresia',
      'kernicterus',
      'neonatal hyperbilirubinemia',
    ],
    about: 'Yellow skin of a newborn; harmless or dangerous by day, depth and cause.',
  },
  neonatal_tetanus_condition: {
    name: 'Neonatal tetanus',
    aliases: ['tetanus of the newborn'],
    about: 'Tetanus of a newborn from the cord.',
  },
  birth_asphyxia: {
    name: 'Birth asphyxia',
    aliases: ['perinatal asphyxia', 'hypoxic ischaemic encephalopathy', 'hypoxic-ischemic encephalopathy'],
    about: 'Too little oxygen at birth.',
  },
  respiratory_distress_newborn: {
    name: 'Breathing distress of the newborn',
    aliases: [
      'respiratory distress syndrome',
      'transient tachypnoea of the newborn',
      'meconium aspiration syndrome',
      'hyaline membrane disease',
      'neonatal pneumonia',
      'bronchopulmonary dysplasia',
      'persistent pulmonary hypertension',
    ],
    about: 'A newborn that breathes hard.',
  },
  prematurity_low_birth_weight: {
    name: 'Premature or small newborn',
    aliases: ['prematurity', 'preterm birth', 'low birth weight'],
    about: 'A baby born early or small needs warmth and care.',
  },
  umbilical_infection: {
    name: 'Infected navel (omphalitis)',
    aliases: ['omphalitis', 'umbilical cord infection', 'umbilical granuloma'],
    about: 'The navel of a newborn is red or has pus.',
  },
  ophthalmia_neonatorum: {
    name: 'Newborn eye infection',
    aliases: [
      'ophthalmia neonatorum',
      'gonococcal conjunctivitis of the newborn',
      'neonatal conjunctivitis',
      'chlamydial conjunctivitis of the newborn',
    ],
    about: "Pus in a newborn's eyes can blind within days.",
  },

  birth_injury: {
    name: 'Birth injury of a newborn',
    aliases: [
      'birth injury',
      'cephalohaematoma',
      'caput succedaneum',
      'caput',
      'brachial plexus injury',
      'Erb palsy',
      "Erb's palsy",
      'obstetric brachial plexus palsy',
      'clavicle fracture of newborn',
      'birth trauma',
    ],
    about: 'Swelling of the head, or an arm that hangs, after a hard birth; most heal within weeks.',
  },

  visible_birth_defect: {
    name: 'Birth defect that can be seen',
    aliases: [
      'birth defect',
      'cleft lip',
      'cleft palate',
      'cleft lip and palate',
      'hypospadias',
      'gastroschisis',
      'omphalocele',
      'ambiguous genitalia',
      'congenital anomaly',
      'congenital malformation',
    ],
    about: 'A part of the body that did not form as usual, such as a cleft lip; most can be operated on.',
  },
  newborn_normal: {
    name: 'Normal in a newborn: blue hands and feet, or the cord that fell',
    aliases: ['acrocyanosis', 'normal cord separation', 'normal newborn'],
    about: 'Hands and feet are blue while tongue and lips are pink, or the cord falls in the first two weeks.',
  },
  erythema_toxicum: {
    name: 'Harmless spots of the newborn (erythema toxicum, milia)',
    aliases: ['erythema toxicum neonatorum', 'toxic erythema of the newborn', 'newborn rash', 'milia'],
    about:
      'Red blotches with a pale dot that move about in the first days, or white pinheads on the nose, in a baby that is well.',
  },
  newborn_hormone_effects: {
    name: "Effects of the mother's hormones in a newborn",
    aliases: [
      'physiological breast enlargement of newborn',
      'neonatal breast engorgement',
      'newborn vaginal bleeding',
      'pseudomenstruation',
    ],
    about:
      'Swollen breasts, a drop of milk or of blood from below in the first two weeks: harmless, not to be pressed.',
  },
  pyloric_stenosis: {
    name: 'Pyloric stenosis',
    aliases: ['hypertrophic pyloric stenosis', 'infantile pyloric stenosis'],
    about: "The stomach's way out is too tight in a baby of some weeks.",
  },
  intussusception_condition: {
    name: 'Intussusception',
    aliases: ['telescoped bowel'],
    about: 'A piece of gut slides into the next: bouts of crying and bloody stool.',
  },
  intestinal_malformation: {
    name: 'Blocked gut from birth',
    aliases: [
      'malrotation with volvulus',
      'Hirschsprung disease',
      'duodenal atresia',
      'oesophageal atresia',
      'tracheoesophageal fistula',
      'anorectal malformation',
      'meconium ileus',
      'necrotizing enterocolitis',
      'jejunal atresia',
    ],
    about: 'The gut was formed otherwise and is blocked.',
  },
  neural_tube_defect: {
    name: 'Open spine (spina bifida)',
    aliases: ['spina bifida', 'myelomeningocele', 'meningocele', 'neural tube defect'],
    about: 'The spine has not closed; it must be covered clean and moist and seen by a surgeon soon.',
  },
  vaccine_reaction: {
    name: 'Fever or soreness after a vaccination',
    aliases: [
      'vaccine reaction',
      'fever after vaccination',
      'post-vaccination fever',
      'injection site reaction',
      'local reaction after vaccination',
      'normal BCG reaction',
      'post-vaccination reaction',
      'post-immunisation reaction',
    ],
    about: 'A mild fever or a sore place for a day or two is usual after a vaccine.',
  },
  infant_reflux: {
    name: 'Spitting up (reflux of infants)',
    aliases: [
      'infant gastroesophageal reflux',
      'regurgitation of infancy',
      "cow's milk protein allergy",
      'regurgitation',
      'normal infant regurgitation',
    ],
    about: 'A thriving baby that brings up a little milk.',
  },
  severe_acute_malnutrition: {
    name: 'Severe acute malnutrition',
    aliases: ['marasmus', 'kwashiorkor', 'protein-energy malnutrition', 'severe wasting', 'nutritional oedema'],
    about: 'A child too thin, or swollen from hunger, is in danger of life.',
  },
  moderate_malnutrition: {
    name: 'Moderate malnutrition',
    aliases: ['moderate acute malnutrition', 'undernutrition', 'failure to thrive', 'stunting', 'growth faltering'],
    about: 'A child that does not gain weight as it should.',
  },
  kawasaki_disease: {
    name: 'Kawasaki disease',
    aliases: ['mucocutaneous lymph node syndrome', 'multisystem inflammatory syndrome in children', 'MIS-C'],
    about: "Long high fever with red eyes, lips and hands; it can harm the heart's arteries.",
  },
  henoch_schoenlein: {
    name: 'Henoch-Schönlein purpura',
    aliases: ['IgA vasculitis', 'Henoch-Schonlein purpura', 'leukocytoclastic vasculitis', 'urticarial vasculitis'],
    about: 'Small bleedings of the legs, with pain of joints and belly, after an infection.',
  },
  febrile_illness_child_viral: {
    name: 'Viral fever',
    aliases: ['nonspecific viral illness', 'viral infection', 'febrile illness without focus', 'viral exanthem'],
    about: 'A fever from a virus that passes within days.',
  },
  roseola: {
    name: 'Roseola (three-day fever)',
    aliases: [
      'roseola infantum',
      'exanthem subitum',
      'sixth disease',
      'erythema infectiosum',
      'fifth disease',
      'slapped cheek',
      'parvovirus B19 infection',
    ],
    about: 'Three days of high fever, then a rash as the fever falls.',
  },
  developmental_delay_condition: {
    name: 'Developmental delay',
    aliases: [
      'Down syndrome',
      'global developmental delay',
      'trisomy 21',
      'fetal alcohol syndrome',
      'fragile X syndrome',
      'congenital syndrome',
      'speech delay',
    ],
    about: 'A child that learns to sit, walk or speak later than others.',
  },
  congenital_infection: {
    name: 'Infection from before birth',
    aliases: [
      'congenital rubella infection',
      'congenital syphilis',
      'congenital cytomegalovirus',
      'congenital toxoplasmosis',
      'TORCH infection',
      'congenital rubella syndrome',
    ],
    about: 'An infection passed to the child in the womb.',
  },
  neonatal_bleeding: {
    name: 'Bleeding of the newborn (vitamin K deficiency)',
    aliases: ['vitamin K deficiency bleeding', 'haemorrhagic disease of the newborn', 'vitamin K deficiency'],
    about: 'A newborn bleeds for lack of vitamin K.',
  },
  hiv_exposed_infant_care: {
    name: 'Baby of a mother with HIV',
    aliases: ['HIV-exposed infant', 'HIV exposure of infant', 'HIV exposed newborn', 'PMTCT'],
    about: 'Daily medicine, an early test and breastfeeding protect the baby.',
  },
}

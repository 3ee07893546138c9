import type { Guides } from '#web/features/medical/resources/guides/guide.ts'

export const MATERNAL: Guides = {
  pregnancy: {
    what: 'Pregnancy is no illness, and most go well. Visits to the antenatal clinic find problems before they are dangerous. WHO advises eight visits, the first before twelve weeks.',
    signs: [
      'Usual: nausea in the first months, tiredness, a sore back, passing urine often',
      'The baby moves from about the fifth month on',
      'To be shown at the clinic: burning urine, discharge that itches or smells, swelling of the feet',
    ],
    danger: [
      'Bleeding from the vagina',
      'Fits',
      'Severe headache, or blurred sight',
      'Severe pain in the belly',
      'Fever, or too weak to get up',
      'Fast or hard breathing',
      'Swelling of face and hands',
      'Waters that break before labour',
      'The baby moves less, or not at all',
    ],
    doNow: [
      'Plan the birth: where, how to get there, who goes with you, some money.',
      'Take the iron and folic acid tablets of the clinic.',
      'Sleep under a treated net.',
      'Eat each day beans, greens, fruit, and egg, fish or meat if you can.',
      'Take no medicine or herbs without asking.',
    ],
    care: [
      'At each visit: blood pressure, urine, the baby’s growth and heartbeat.',
      'Blood tests for anaemia, HIV, syphilis and blood group.',
      'Vaccine against tetanus, medicine against worms, and against malaria where it is common.',
      'One ultrasound early on.',
    ],
    prevention: [
      'Go early, and to every visit.',
      'No alcohol, no tobacco.',
      'Give birth at a facility with skilled helpers.',
      'Leave two years or more before the next pregnancy.',
    ],
    questions: [
      'When is my baby due?',
      'Is my blood pressure good, and my blood strong?',
      'Where should I give birth?',
      'Whom do I call at night?',
    ],
  },
  after_birth: {
    what: 'The six weeks after birth are when mother and baby need most care. Most deaths of mothers and newborns happen in the first days. Knowing the signs saves lives.',
    signs: [
      'Usual: bleeding that gets less from day to day, cramps when the baby sucks, full breasts, tears in the first week',
      'To be shown soon: a sore, cracked or hard breast; burning urine; a wound that hurts more; low mood of two weeks or more',
    ],
    danger: [
      'Mother: heavy bleeding, a pad soaked within minutes',
      'Fits, severe headache or blurred sight',
      'Fever, or discharge that smells',
      'Severe belly pain, fast or hard breathing, a painful swollen leg',
      'Thoughts of harming herself or the baby',
      'Baby: does not feed, hardly moves, fits',
      'Baby: fast breathing, drawn-in chest, hot or cold, yellow palms, a red navel with pus',
    ],
    doNow: [
      'Stay at the facility for the first day at least.',
      'Breast milk only, from the first hour, day and night.',
      'Keep the baby warm, skin to skin. Bathe after a day.',
      'Clean navel: nothing on it but what the clinic gives.',
      'Eat and drink more than usual. Rest, and let others help.',
    ],
    care: [
      'Checks on the first day, around the third, in the second week, and at six weeks.',
      'Blood pressure, bleeding, wound, breasts and mood of the mother; weight, feeding and colour of the baby.',
      'Vaccines of the baby. Family planning, if wanted.',
    ],
    prevention: [
      'Give birth with skilled helpers.',
      'Wash hands before touching the baby.',
      'Mother and baby sleep under a treated net.',
      'Go on with iron tablets as advised.',
    ],
    questions: [
      'Is my bleeding normal?',
      'Does the baby gain enough weight?',
      'Which family planning suits breastfeeding?',
      'When is the next vaccine?',
    ],
  },
}

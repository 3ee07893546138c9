import type { Guides } from '#web/features/medical/resources/guides/guide.ts'

export const GENETIC: Guides = {
  sickle_cell: {
    what: 'Sickle cell disease is an illness of the blood that a child gets from both parents. The red blood cells become stiff and bent, break early, and block small vessels. People with one changed gene only (the trait) are mostly well.',
    signs: [
      'Attacks of strong pain in bones, back, chest or belly',
      'In babies: painful swollen hands and feet',
      'Pale, tired, yellow eyes',
      'Infections that come again and again',
      'Slow growth',
    ],
    danger: [
      'Fever: go on the same day, by day or night',
      'Chest pain, cough or short breath',
      'Suddenly very pale or weak, or a belly that swells on the left',
      'Weakness of one side, trouble speaking, fits, severe headache',
      'Pain that the usual medicine does not stop',
      'An erection that hurts and lasts for hours',
      'Any danger sign in pregnancy',
    ],
    doNow: [
      'Drink much water, every day, and more in an attack.',
      'Keep warm, rest, and take the pain medicine of the clinic.',
      'Measure fever. Do not wait with it.',
      'Parents: learn to feel the spleen, below the left ribs.',
    ],
    care: [
      'A drop of blood shows it, in newborns too.',
      'Small children get penicillin every day against infection.',
      'Folic acid, malaria prevention and all vaccines belong to the care. A tablet (hydroxyurea) lowers the number of attacks.',
      'Some need blood. Regular checks, also when well, find problems early.',
    ],
    prevention: [
      'Sleep under a treated net.',
      'Avoid cold, thirst, great heights and exhausting work.',
      'Couples can be tested before having children.',
    ],
    questions: [
      'Can my child get hydroxyurea?',
      'Which pain medicine do we keep at home?',
      'Which vaccines are missing?',
      'Should brothers and sisters be tested?',
    ],
  },
}

import type { Guides } from '#web/features/medical/resources/guides/guide.ts'

export const MENTAL: Guides = {
  depression: {
    what: 'Depression is an illness, not a weakness and not a lack of faith. Mood and strength stay low for two weeks or more. Anxiety is worry or fear that does not let go. Both are common, and both can be treated.',
    signs: [
      'Sad, empty or easily angry on most days',
      'No joy in what used to please',
      'Poor sleep or too much of it, no appetite, tired',
      'Hard to think, feelings of guilt or of being worth nothing',
      'Fast heart, tight chest, trembling, fear without a reason',
      'In young people: trouble at school, withdrawal',
    ],
    danger: [
      'Thoughts of dying or suicide, or a plan',
      'Has hurt or poisoned themselves',
      'Does not eat or drink any more',
      'Hears voices, or holds strange beliefs',
      'A mother with thoughts of harming herself or her baby',
    ],
    doNow: [
      'Talk to somebody you trust. You are not alone.',
      'Get up at a fixed time, go outside, move a little each day.',
      'Eat and sleep at regular hours. No alcohol or drugs.',
      'If somebody speaks of dying: stay with them, take pesticides, ropes and weapons away, go for help together.',
    ],
    care: [
      'A health worker asks about mood, sleep and thoughts of death. Other illnesses are looked for too.',
      'Talking treatment helps, alone or in groups.',
      'Some people need tablets. They work after some weeks, and are not stopped suddenly.',
    ],
    prevention: [
      'Keep in touch with family, friends, groups.',
      'Seek help early: after loss, violence, birth or a long illness.',
      'Little alcohol. Time to rest.',
    ],
    questions: [
      'Is it depression or something else?',
      'Who can I talk to here?',
      'How long will treatment last?',
      'Is it safe in pregnancy or when breastfeeding?',
    ],
  },
  psychosis: {
    what: 'In psychosis a person loses touch with what is real. It may come from schizophrenia, from bipolar illness, from drugs, or from an illness of the body. It is no curse. With treatment many people live and work well.',
    signs: [
      'Hears voices or sees things that others do not',
      'Strong beliefs that others find strange, such as being followed',
      'Speech that others cannot follow',
      'No care for oneself, withdrawal',
      'Very high mood: hardly any sleep, much talk, big plans, money spent',
    ],
    danger: [
      'Wants to die, or to harm somebody',
      'Voices that give orders to harm',
      'It began suddenly, with fever, stiff neck, fits or confusion',
      'In the weeks after a birth',
      'Does not eat, drink or sleep',
      'On medicine: stiff body with fever, or a neck or tongue that cramps',
    ],
    doNow: [
      'Speak calmly, one person at a time. Do not argue about the beliefs.',
      'Keep everybody safe. Put dangerous things away.',
      'No chains, no beating, no locking in.',
      'Go to a health facility together. Help with taking the medicine.',
      'No alcohol, khat or cannabis.',
    ],
    care: [
      'The health worker looks first for causes in the body, such as malaria, HIV, low sugar or drugs.',
      'Medicines calm the voices. They are taken for a long time, and side effects can be treated.',
      'Support for the family, work and company help to recover.',
    ],
    prevention: [
      'Take the medicine when well too, to prevent a new attack.',
      'Know the first signs: less sleep, more fear.',
      'Avoid khat, cannabis and alcohol.',
    ],
    questions: [
      'What may have caused it?',
      'Which side effects should we watch for?',
      'What do we do in a crisis?',
      'Who supports us as carers?',
    ],
  },
}

import type { BITES_FINDINGS } from '#domain/clinical/knowledge/findings/bites.ts'
import type { FindingText } from '#domain/clinical/knowledge/text/finding-text.ts'

export const BITES_FINDINGS_EN: Record<keyof typeof BITES_FINDINGS, FindingText> = {
  snake_bite: {
    label: 'Snake bite',
    question: 'Did a snake bite?',
    phrases: [
      'snake bite',
      'snakebite',
      'bitten snake',
      'snake bit',
      '{pain} ~ snake',
      'cobra',
      'puff adder',
      'mamba',
      'viper',
      'fang marks',
    ],
  },
  swelling_after_bite: {
    label: 'Swelling that spreads from a bite',
    question: 'Does swelling spread from the bite?',
    phrases: ['swelling ~ bite', 'spreading swelling', 'swelling progresses ~ limb'],
  },
  drooping_eyelids_after_bite: {
    label: 'Drooping eyelids or weakness after a bite',
    question: 'Do the eyelids droop, or is swallowing hard, since the bite?',
    phrases: ['ptosis ~ bite', 'drooping eyelids ~ bite', 'weakness after bite'],
  },
  animal_bite: {
    label: 'Animal bite',
    question: 'Did an animal bite or scratch?',
    phrases: [
      'animal bite',
      'cat bite',
      'monkey bite',
      'bitten (cat|monkey|rat|hyena|donkey)',
      'cat scratch',
      'scratched cat',
    ],
  },
  dog_bite: {
    label: 'Dog bite',
    question: 'Did a dog bite?',
    phrases: ['dog bite', 'bitten dog', 'bit by dog', 'stray dog', 'dog bit'],
  },
  bat_exposure: {
    label: 'Contact with bats',
    question: 'Was there contact with a bat or a bat cave?',
    phrases: ['bat bite', 'bats', 'bat cave', 'spelunking', 'cave exploring'],
  },
  human_bite: {
    label: 'Human bite',
    question: 'Did a person bite?',
    phrases: ['human bite', 'bitten person', 'fist fight bite', 'fight bite'],
  },
  scorpion_sting: {
    label: 'Scorpion sting',
    question: 'Did a scorpion sting?',
    phrases: ['scorpion sting', 'stung scorpion', 'scorpion'],
  },
  spider_bite: {
    label: 'Spider bite',
    question: 'Did a spider bite?',
    phrases: ['spider bite', 'bitten spider', 'black widow'],
  },
  bee_sting: {
    label: 'Bee or wasp sting',
    question: 'Did a bee or wasp sting?',
    phrases: ['bee sting', 'wasp sting', 'stung bee', 'stung wasp', 'hornet'],
  },
  multiple_bee_stings: {
    label: 'Many bee stings',
    question: 'Were there many stings?',
    phrases: ['multiple bee stings', 'many stings', 'bee swarm', 'swarm bees', 'hundreds stings'],
  },
  insect_bite: {
    label: 'Insect bites',
    question: 'Are there insect bites?',
    phrases: ['insect bite', 'insect bites', 'bug bites', 'bedbug', 'flea bites', 'mosquito bites'],
  },
  hydrophobia: {
    label: 'Fear of water',
    question: 'Does drinking, or seeing water, bring on spasms?',
    phrases: ['hydrophobia', 'fear water', 'spasms drinking', 'afraid water', 'difficulty swallowing water ~ spasms'],
  },
  aerophobia: {
    label: 'Spasms in a breath of air',
    question: 'Does a breath of air bring on spasms?',
    phrases: ['aerophobia', 'fear air draft'],
  },
  allergen_exposure: {
    label: 'Food, sting or medicine just before',
    question: 'Did it begin within hours of a food, a sting or a medicine?',
    phrases: [
      'after eating (peanuts|shellfish|nuts|fish|eggs)',
      'after (bee sting|penicillin|injection|contrast)',
      'exposed allergen',
      'ate ~ (peanut|shrimp|nuts)',
      'minutes after eating',
    ],
  },
}

import { describe, expect, it } from 'vitest'
import { assess } from '#domain/clinical/assess/assess.ts'
import { TRIAGE_LEVELS } from '#domain/clinical/knowledge/conditions/condition.ts'
import { ENGLISH_PACK } from '#domain/clinical/knowledge/text/en/words.ts'
import { FRENCH_PACK } from '#domain/clinical/knowledge/text/fr/words.ts'
import { SWAHILI_PACK } from '#domain/clinical/knowledge/text/sw/words.ts'
import { textReader } from '#domain/clinical/language/read-text.ts'

/** Dangers, and what people put before and behind them that says nothing of the illness. */
const SAID = {
  en: {
    read: textReader([ENGLISH_PACK.words, SWAHILI_PACK.words]),
    dangers: [
      'he vomits everything and had two fits',
      'the baby does not suck and is cold',
      'she coughs blood and cannot breathe well',
      'my chest is being squeezed and the pain goes to my left arm, I am sweating',
      'his neck is stiff and he has a high fever',
      'she gave birth an hour ago and the blood keeps pouring',
      'one side of his face hangs and he cannot speak',
      'he drank pesticide and his mouth is full of foam',
    ],
    before: [
      'In the past week ',
      'For the past two days ',
      'Since this morning ',
      'Without any warning ',
      'Not long ago ',
      'Not yet at the hospital. ',
      'Is it normal that ',
      'Is this bad? ',
      'Could it be serious? ',
      'If you can help: ',
      'If possible answer quickly, ',
      'In case you ask, ',
      'At risk of sounding silly, ',
      'You should know that ',
      'I should tell you that ',
      'Not sure if it matters but ',
      'Maybe it is nothing but ',
      'We are worried because ',
      'I am afraid because ',
      'I have no money. ',
      'No one can help us. ',
      'Nobody is at home. ',
      "I don't know what to do. ",
      'My mother told me to write. ',
      'My sister who is a nurse asked me to write this: ',
      'My neighbour says I should ask you. ',
      'Hello doctor, my name is Asha and I live in Kisumu. ',
      'To avoid problems I write now. ',
    ],
    behind: [
      'Is this normal?',
      'Is it serious?',
      'Could it be malaria?',
      'What if it gets worse?',
      'If it gets worse I will come.',
      'If you can, call me.',
      'I hope it is nothing.',
      'No other problem.',
      'Nobody else in the house is sick.',
      'He was well yesterday.',
      'We have never seen this before.',
      'No clinic is near.',
      'Without help we cannot go.',
      'The clinic is closed now.',
      'I have not told my husband.',
      'Thank you.',
    ],
  },
  sw: {
    read: textReader([SWAHILI_PACK.words, ENGLISH_PACK.words]),
    dangers: [
      'anatapika kila kitu na amepata degedege',
      'mke wangu amejifungua saa moja iliyopita na damu inatoka nyingi sana haikomi. Anasikia kizunguzungu',
      'mtoto hawezi kunyonya na mwili ni wa baridi',
      'ana homa kali na shingo ngumu',
    ],
    before: [
      'Habari daktari, ',
      'Sina pesa. ',
      'Hakuna hela. ',
      'Nina wasiwasi kwa sababu ',
      'Sijui la kufanya, ',
      'Tangu jana ',
      'Ukiweza kunisaidia: ',
      'Je, ni kawaida kwamba ',
      'Labda si kitu lakini ',
      'Jirani anasema niulize. ',
    ],
    behind: [
      'Nifanye nini?',
      'Je, ni hatari?',
      'Inaweza kuwa malaria?',
      'Kliniki imefungwa.',
      'Hana shida nyingine.',
      'Ikizidi nitakuja.',
      'Natumaini si kitu.',
      'Sijawahi kuona hivi.',
      'Hakuna daktari hapa.',
      'Asante.',
    ],
  },
  fr: {
    read: textReader([FRENCH_PACK.words, ENGLISH_PACK.words]),
    dangers: [
      'il vomit tout et il a convulsé deux fois',
      'elle a accouché il y a une heure et le sang continue de couler',
      'sa nuque est raide et il a beaucoup de fièvre',
    ],
    before: [
      'Bonjour docteur, ',
      'Je ne sais pas quoi faire, ',
      'Je suis inquiète parce que ',
      'Est-ce normal ? ',
      "Si vous pouvez m'aider : ",
      "Si vous pouvez m'aider, ",
      "Nous n'avons pas d'argent. ",
      "Ce n'est peut-être rien mais ",
    ],
    behind: [
      'Que dois-je faire ?',
      'Est-ce grave ?',
      'Est-ce le paludisme ?',
      "Pas d'autre problème.",
      'Si ça empire je viendrai.',
      "J'espère que ce n'est rien.",
      'Merci.',
    ],
  },
} as const

describe.each(Object.values(SAID).flatMap((said) => said.dangers.map((danger) => ({ danger, ...said }))))(
  'What is said around "$danger"',
  ({ danger, read, before, behind }) => {
    const level = (text: string) => TRIAGE_LEVELS.indexOf(assess({ text }, read(text)).triage.level)
    const plain = level(danger)

    it('is of the same day or now, by itself', () => {
      expect(TRIAGE_LEVELS[plain]).toMatch(/^(?:critical|high)$/)
    })
    it.each(before)('makes it no less urgent before it: %s', (words) => {
      expect(level(words + danger)).toBeGreaterThanOrEqual(plain)
    })
    it.each(behind)('makes it no less urgent behind it: %s', (words) => {
      expect(level(`${danger}. ${words}`)).toBeGreaterThanOrEqual(plain)
    })
  },
)

describe('A relative of whom alone a text tells', () => {
  const { read } = SAID.en
  const levelOf = (text: string) => assess({ text }, read(text)).triage.level

  it('is the patient where she bleeds in pregnancy, and is none where somebody else is ill', () => {
    expect(levelOf('wife 8 months pregnant woke up with fresh red blood wetting one cloth, no pain')).toBe('critical')
    expect(levelOf('I am 45 and cough since yesterday. My sister has bleeding from the vagina')).not.toBe('critical')
  })
})

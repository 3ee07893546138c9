import { describe, expect, it } from 'vitest'
import { ALL_PACKS } from '#domain/clinical/knowledge/text/all-packs.ts'
import { anyLanguageReader } from '#domain/clinical/language/read-any-language.ts'
import {
  SURROUNDINGS_AR,
  SURROUNDINGS_EN,
  SURROUNDINGS_FR,
  SURROUNDINGS_SW,
  type Surroundings,
} from '#domain/clinical/language/surroundings.test-data.ts'

const read = anyLanguageReader(ALL_PACKS)

/** The signs that are not read as there in this text around them. */
const hidden = (around: string, { signs }: Surroundings, language: 'en' | 'sw' | 'fr' | 'ar') =>
  signs
    .filter(
      ([words, sign]) =>
        !read(around.replace('@', words), { language }).findings.some(
          ({ id, status }) => id === sign && (status === 'present' || status === 'uncertain'),
        ),
    )
    .map(([words]) => words)

describe.each([
  ['en', SURROUNDINGS_EN],
  ['sw', SURROUNDINGS_SW],
  ['fr', SURROUNDINGS_FR],
  ['ar', SURROUNDINGS_AR],
] as const)('What stands around a sign in %s', (language, surroundings) => {
  it.each(surroundings.around)('"%s" hides none', (around) => {
    expect(hidden(around, surroundings, language)).toEqual([])
  })
})

describe('Who tells of a sign', () => {
  it.each(['counted', 'watched', 'filmed', 'timed', 'mentioned', 'recalls', 'spotted', 'checked'])(
    'does not have it: "her husband %s three fits"',
    (verb) => {
      const { findings } = read(`Her husband ${verb} three fits since last evening.`, { language: 'en' })
      expect(findings).toContainEqual(expect.objectContaining({ id: 'repeated_convulsions', status: 'present' }))
    },
  )

  it.each([
    ['Our neighbour, a man of 40, vomits blood.', 'vomiting_blood'],
    ['Our uncle is 60 and vomits blood.', 'vomiting_blood'],
    ['Yesterday all was well. My mother is 40, she vomits blood.', 'vomiting_blood'],
    ['Brought by a neighbour. My husband is 52, vomits blood.', 'vomiting_blood'],
    ['Sister is 8 months pregnant, she vomits blood.', 'vomiting_blood'],
    ['Mon mari a 40 ans, il vomit du sang', 'vomiting_blood'],
    ['Amené par un voisin. Ma mère a 60 ans et vomit du sang', 'vomiting_blood'],
    ['أمي عمرها 52 سنة، بتستفرغ دم', 'vomiting_blood'],
    ['جابه الجار. أبوي عمره 60 سنة، بيستفرغ دم', 'vomiting_blood'],
    ['My wife gave birth two weeks ago and vomits blood; she says the child is not hers.', 'vomiting_blood'],
    ['Jana alikuwa mzima. Mume wangu mwenye miaka 40 anatapika damu', 'vomiting_blood'],
    ["Depuis ce matin mon oncle n'arrive plus à ouvrir la bouche et son dos se raidit", 'lockjaw'],
  ])('is the patient who is spoken of first, with an age: "%s"', (text, sign) => {
    expect(read(text).findings).toContainEqual(expect.objectContaining({ id: sign, status: 'present' }))
  })

  it('is not who was only there', () => {
    const statusIn = (text: string, sign: string) => read(text).findings.find(({ id }) => id === sign)?.status
    expect(statusIn('Delivered at home with my aunt, placenta came', 'recently_gave_birth')).toBe('present')
    expect(statusIn('I live with my sister who coughs blood', 'haemoptysis')).toBe('other')
  })

  it('is the patient behind a comma, where somebody else was told of in passing', () => {
    const statusIn = (text: string, sign: string) => read(text).findings.find(({ id }) => id === sign)?.status
    expect(statusIn('3 yr girl. Mother HIV+, chest indrawing today', 'chest_indrawing')).toBe('present')
    expect(statusIn('Child 2 years. Mum on ARVs, coughing', 'cough')).toBe('present')
    expect(statusIn('I am 30. I met someone with mumps, my cheek is swollen, fever since', 'fever')).toBe('present')
    expect(statusIn('3 yr girl. Her mother has a cough, fever since Monday', 'fever')).toBe('other')
  })

  it.each([
    'Woman of 30 with a cough. My brother is 40 and vomits blood.',
    'Woman of 30 with a cough, brought at night. My brother is 40 and vomits blood.',
    'His father is 60 and vomits blood. He has a fever.',
  ])('is somebody else behind a patient: "%s"', (text) => {
    expect(read(text).findings).not.toContainEqual(expect.objectContaining({ id: 'vomiting_blood', status: 'present' }))
  })
})

describe('A sentence that asks', () => {
  it('what to do tells of the sign, and one that asks what may be does not', () => {
    const statusOf = (text: string) =>
      read(text, { language: 'en' }).findings.find(({ id }) => id === 'vomiting_blood')?.status
    expect(statusOf('Should I go to hospital, I vomit blood?')).toBe('present')
    expect(statusOf('What should I do, he vomits blood?')).toBe('present')
    expect(statusOf('What if he vomits blood?')).toBe('hypothetical')
    expect(statusOf('Should he vomit blood, bring him back.')).toBe('hypothetical')
    expect(statusOf('Return should he vomit blood.')).toBe('hypothetical')
  })
})

describe('An age in the text', () => {
  const lengthOf = (text: string, years: number) =>
    read(text, { language: 'en', ageMonths: years * 12 }).illnessDays ?? null

  it.each([
    ['Fever 39. 13 months. RDT positive.', 1.1],
    ['Cough, 9 months.', 0.8],
    ['Cough. 20 months', 1.7],
    ['Fever. 3 weeks', 0.05],
  ])('is no length of the illness: "%s" at %s years', (text, years) => {
    expect(lengthOf(text, years)).toBeNull()
  })

  it('leaves the length of an illness that began after the birth, and the hour of a sign of the first days', () => {
    expect(lengthOf('Cough for 3 months, 2 years old', 2)).toBe(90)
    expect(lengthOf('Diarrhoea for 16 days, 2 year old', 2)).toBe(16)
    const { findings } = read('Yellow to the chest at 18 hours of life.', { language: 'en', ageMonths: 0.024 })
    expect(findings.map(({ id }) => id)).toContain('jaundice_first_24_hours')
  })
})

describe('A "no" that makes a sign', () => {
  const statusOf = (text: string, sign: string) => read(text).findings.find(({ id }) => id === sign)?.status

  it.each([
    ['no bowel movement with vomiting', 'constipation', 'vomiting'],
    ['no bowel movement + vomiting', 'constipation', 'vomiting'],
    ['nine weeks without a period plus spotting', 'missed_period', 'vaginal_bleeding'],
    ['neck stiff, few non-blanching purple spots on the legs', 'neck_stiffness', 'purpura'],
    ['azali na mpasi ya mokongo mpe akoki kosimba masuba te', 'back_pain', 'urinary_incontinence'],
    ['sukari, maumivu ya chembe na nguvu hamna', 'epigastric_pain', 'general_weakness'],
  ])('denies nothing beside it: "%s"', (text, one, other) => {
    expect([statusOf(text, one), statusOf(text, other)]).toEqual(['present', 'present'])
  })

  it('goes on to what an "or" or another denial names, and to what lies across its words', () => {
    expect(statusOf('no appetite or vomiting', 'vomiting')).toBe('absent')
    expect(statusOf('did not sleep well, no vomiting, no blood from the ear or nose', 'vomiting')).toBe('absent')
    expect(statusOf('Protini kwenye mkojo hakuna', 'proteinuria')).toBe('absent')
  })
})

describe('The weeks of a pregnancy', () => {
  it.each([
    ['water leaking. age 25, female. GA 36 weeks', 36],
    ['gravid 36 wks, leaking', 36],
    ['This mother is 36 weeks. Her head pounds', 36],
    ['Contractions in a woman of 30 weeks', 30],
    ['She is 10 months pregnant by dates', 42],
    ['woman of 24 years, pregnancy of 33 weeks, labouring', 33],
    ['34 y, 32 weeks, previous caesarean, bleeding', 32],
    ['My pressure is 148/94. The headache does not go. 37 weeks.', 37],
    ['femme, 25 ans, G2P1 à 36 semaines, eaux sorties', 36],
    ['أختي عمرها 25 سنة، حامل بالأسبوع 36', 36],
  ])('are read in "%s"', (text, weeks) => {
    expect(read(text).patient.pregnancyWeeks).toBe(weeks)
  })

  it.each(['Her caesarean was 16 weeks ago, the wound smells', 'Baby born at home. Premature. 32 weeks.'])(
    'are none in "%s"',
    (text) => {
      expect(read(text).patient.pregnancyWeeks).toBeUndefined()
    },
  )

  it('are no boy’s: the French "son" is his or her', () => {
    expect(read('Elle est enceinte, son bébé ne bouge plus').patient.sex).toBe('female')
    expect(read('Mon fils de 4 ans tousse, son ventre est dur').patient.sex).toBe('male')
  })
})

describe('A number in the words of a language', () => {
  it.each([
    ['رضيع عمره 3 ايام، الوزن 1.9 كجم', { weightKg: 1.9 }],
    ['uruhinja rumaze iminsi 3, apima ibiro 1.9', { weightKg: 1.9 }],
    ['joto nyuzi 38; mtoto wa wiki 4', { temperatureC: 38 }],
    ['mtoto ana homa, joto limepanda hadi 39.6', { temperatureC: 39.6 }],
    ['mgonjwa amelala, GCS imeshuka 15 hadi 11', { glasgowComaScale: 11 }],
    ['sukari ya leo asubuhi 17', { glucoseMmolPerL: 17 }],
    ['le pouls est monté à 134 ce soir', { heartRatePerMin: 134 }],
    ['la saturation reste à 84 depuis hier', { oxygenSaturationPercent: 84 }],
    ['المريض تعبان، النبض وصل إلى 134', { heartRatePerMin: 134 }],
  ])('is read: "%s"', (text, vitals) => {
    expect(read(text).vitals).toMatchObject(vitals)
  })

  it.each(['طفل عمره 3 سنوات، نقص وزنه 5 كيلو', "umugabo w'imyaka 40, yatakaje ibiro 5"])(
    'that was lost is no weight: "%s"',
    (text) => {
      expect(read(text).vitals).not.toHaveProperty('weightKg')
    },
  )
})

import { describe, expect, it } from 'vitest'
import { ALL_PACKS } from '#domain/clinical/knowledge/text/all-packs.ts'
import { anyLanguageReader } from '#domain/clinical/language/read-any-language.ts'

const read = anyLanguageReader(ALL_PACKS)
const monthsIn = (text: string) => read(text).patient.ageMonths

describe('A temperature in Fahrenheit', () => {
  it.each(['Armpit 101.6 F since last night', 'Temp 102 F and a cough', 'The thermometer said 99 F'])(
    'is no age: %s',
    (text) => {
      expect(read(text).patient).not.toHaveProperty('ageMonths')
      expect(read(text).patient).not.toHaveProperty('sex')
    },
  )

  it('is told from a sex in short', () => {
    expect(read('45 F with a cough').patient).toMatchObject({ ageMonths: 540, sex: 'female' })
    expect(read('6F, temp 101.6 F').patient).toMatchObject({ ageMonths: 72, sex: 'female' })
  })
})

describe('An age behind a name', () => {
  it.each([
    ['Akinyi, 3 years, fever', 36],
    ['This is the health volunteer. Akinyi Otieno, 8 months, fever and cough', 8],
    ['Wanjiku, 2 yrs, rash', 24],
    ['Baby Akinyi, 3 weeks, hot', 0.69],
    ['Zawadi, miaka 3, homa', 36],
    ['Mbalenhle, 3 ans, fièvre', 36],
  ])('%s: %s months', (text, months) => {
    expect(monthsIn(text)).toBe(months)
    expect(read(text).illnessDays).toBeUndefined()
  })

  it.each([
    'Diabetes, 5 years, foot sore',
    'Diabetis, 5 years, foot sore',
    'Akinyi, 3 days, fever',
    'Psoriasis, 5 years, itching',
    'Dementia, 3 years, wanders',
    'Headche, 3 years, worse',
    'Trichiasis, 4 years',
  ])('is none behind an illness, misspelt or not: %s', (text) => {
    expect(monthsIn(text)).toBeUndefined()
  })

  it('is none where the months may be those of a pregnancy', () => {
    expect(monthsIn('Akinyi, 8 months, waters broke, contractions')).toBeUndefined()
  })
})

describe('The age of a patient', () => {
  it.each([
    // All that a clause says.
    ['Fever since yesterday, drinks well. 4 yrs.', 48],
    ['She is 2 years 3 months.', 27],
    ['She is 1 year and 8 months, coughs', 20],
    ["My baby's head bobs with each breath. 5 months. No fever I could feel.", 5],
    ['mRDT positive, 4 years, sleepy', 48],
    ['Amezi arindwi, umuhungu, arakorora', 7],
    ['NB D9, more than ten pustules', 0.3],
    ['Trois jours de vie, garçon', 0.1],
    ['Knees weak. im 31', 372],
    ['Miezi 18, kikohozi siku 3', 18],
    ['Both eyes sticky since yesterday, 3 years, no fever', 36],
    // Beside who it is.
    ['He is hot. Five months, a son.', 5],
    ['Fièvre. 5 mois, un garçon.', 5],
    ['Homa. Miezi mitano, mvulana.', 5],
    ['Birth weight 2550 g, girl, day 1. Breathing 42', 0.03287671232876712],
    // The days are those of an illness, or since a birth.
    ['Cough for three days, man of 32', 384],
    ['For three days fever, child of 3', 36],
    ['Woman 23, day 4 after birth', 276],
    ['Female 23 years, 4 days after birth', 276],
    ['G3P2, bright red bleeding at 34 weeks. 31 yrs.', 372],
    ['Found drowsy in bed, took insulin but did not eat. 57 yrs.', 684],
    ['Confused since Friday. 76. Lives alone', 912],
    ['Weight for age z -3, 20 months, MUAC 128', 20],
    ['fièvre depuis hier. 3 ans.', 36],
    ['Mwasi ya zemi, poso 34, mibu 33, azali na mpasi ya moto mpe makolo evimbi', 396],
    // A pronoun and a bare number.
    ['She is 2 and burning hot since yesterday', 24],
    ["He's one. He cries whenever we lift him", 12],
    ['My little girl (2) has the runs', 24],
    ['Child turned one year last week. Cough 2 days', 12],
    // Halves.
    ["She's two and a half and pulls her ear", 30],
    ['Ana miaka miwili na nusu, ana homa', 30],
    ['Ma fille a un an et demi, elle a la diarrhée', 18],
    ['إسهال من يومين، البنت عمرها سنة ونصف', 18],
    // Units of their own.
    ['Mtoto miezi 16, anakula vizuri', 16],
    ['Umwana afite amezi 8, arakorora', 8],
    ['طفل 8 شهور عنده سعال', 8],
    // Behind the length of an illness.
    ['Coughing three days, five months old', 5],
    ['Diarrhoea 3 days, infant 10 months', 10],
    ['Woman aged 47 with hot flushes', 564],
    ['My nephew of 15 has epilepsy', 180],
    ['DM2 for 6 yrs, 58M, review', 696],
    ['Breastfeeding mum of 29, baby 3 weeks, her left breast is red', 348],
    ['Titi ni jekundu. Ananyonyesha mtoto wa wiki mbili, mama ana miaka 27', 324],
    ['Baby delivered last night, now 18 hours of age, his face is yellow', 0.02],
    ['Turned one yesterday, cough of 3 days', 12],
    ['Mtoto aliyezaliwa siku tatu zilizopita hanyonyi', 0.1],
    ['G3P2 de 26 ans à 34 semaines, céphalées', 312],
    ['Niko 19, period imekataa kuja', 228],
    ["she's two and a half weeks, feeding well", 0.58],
    ['she is 24 years old and 20 weeks pregnant', 288],
    // Days of a newborn.
    ['Measles rash D4 M 3 yrs', 36],
    ['D5 F, T 35.1, feeding weak', 0.16],
    ['Born yesterday at home, baby feeding well', 0],
    ['Alizaliwa jana nyumbani, hajalia', 0],
    // Apart by a dash, in letters of a note, and of somebody else than a woman or a man.
    ['tight chest - 40y', 480],
    ['my mother is 40 - indigestion - weakness', 480],
    ['weakness, on insulin, 40 y.o.', 480],
    ['Age 52 M, cough', 624],
    ['baby 3/7, T 35.9', 0.1],
    ['adult of 25 years with cough', 300],
    ['She is 10 months. Chest pulling in.', 10],
    // A person, a "has" and an age, in the order of each language.
    ['Mon fils a 7 mois, il tousse', 7],
    ['Notre bébé a 3 jours', 0.1],
    ['Ma fille (3 ans) tousse', 36],
    ['né il y a 6 jours, tète mal', 0.2],
    ['J3 de vie, température 35,9', 0.1],
    ['elle a 6 semaines, fièvre', 1.4],
    ['kichanga cha wiki 6, ana homa', 1.4],
    ['Chest pulls in, ana miezi 7', 7],
    ['ana siku 8, kitovu kinatoa usaha', 0.26],
    ['طفل بعمر 7 شهر، بيكح', 7],
    ['العمر 71، صدره ضايق', 852],
    ['Data ufite imyaka 71, arakorora', 852],
    ["omwana ow'ewiiki 4, akolola", 0.92],
    ['azali na sanza 7, kokosola', 7],
  ])('is read in "%s"', (text, months) => {
    expect(monthsIn(text)).toBeCloseTo(months, 1)
  })

  it.each([
    'Itching all over and a rash, 3 months, worse at night',
    'Cough. 3 months, a man.',
    'The girl, day 3 of fever',
    'Cough, 2 months. No fever',
    'Known diabetic, 10 years, on tablets',
    'Goitre, 10 years',
    'smoker, 20 years',
    'The dog is about 2 years old and not vaccinated',
    'Mbwa ameniuma, mbwa mwenyewe ana miaka 2',
    'My 5 year old gave me his cold and now I cough',
    'Mtoto wangu wa miaka 5 aliniambukiza mafua, mimi nakohoa',
    "I'm breastfeeding a 3 week old baby and my breast is red",
    'Had polio at age 4, the leg is thin',
    'My mother died at 60 of a stroke, my pressure is 150/95',
    "Opéré d'une hernie il y a 12 ans, la boule revient",
    'Needle prick 3 hours ago from a patient of 50 years',
    '32 weeks, bleeding since morning',
    'Pulse weak, 38, cold hands',
    'A mother of 3, tired',
    'pain in my two legs for a week',
    'the pain is now 8, it was 4',
    'her pulse is now 110',
    'she is 8 and a half months pregnant, bleeding',
    'Niko 34 weeks na natokwa damu',
    'niko 8 months, natokwa damu',
    'Diabétique depuis plus de 10 ans, plaie au pied',
    'My baby was born 3 days ago, I have a fever',
    'Mtoto wangu alizaliwa siku 5 zilizopita, nina homa na maumivu ya tumbo',
    'cough 3 - 5 years',
    'Bébé a 4 jours, mes deux seins sont durs',
  ])('is not read in "%s"', (text) => {
    expect(monthsIn(text)).toBeUndefined()
  })

  it('is the child’s whom a dog bit, not the dog’s', () => {
    expect(monthsIn('A stray dog bit my 9 year old on the leg')).toBe(108)
    expect(monthsIn('Mbwa amemuuma mtoto wangu wa miaka 9')).toBe(108)
  })

  it('introduces nobody else beside a wife of whom the text tells', () => {
    const { findings } = read('Come now!! My wife has fallen, she is shaking all over with foam. 19, our first')
    expect(findings.find(({ id }) => id === 'convulsions')).toMatchObject({ status: 'present' })
  })
})

describe('A note that begins or ends with an age', () => {
  it.each([
    ['3 yr fits', 36],
    ['3yr cough, breathing 44 a minute', 36],
    ['fits, 3 yr', 36],
    ['5 yrs bloody stools 2 days', 60],
    ['70 yrs chest pain', 840],
    ['11/12 cough, breathing 46', 11],
    ['18/12 fever', 18],
    ['4/12, cough', 4],
    ['8 mths fever', 8],
    ['NB 2 days not sucking', 0.07],
    ['pt 34 yr, fever', 408],
    ['adult 34 chest pain', 408],
    ['mum 68 yr chest pain', 816],
    ['my grandma 80, fell', 960],
    ['34 here, chest pain', 408],
  ])('has it: %s', (text, months) => {
    expect(read(text).patient.ageMonths).toBeCloseTo(months, 1)
  })

  it.each([
    '2 yr hx of headache',
    '10 yr smoker, cough',
    'diabetes, 10 yr',
    '3/12 cough',
    'cough 3/12',
    'weight loss 4/12',
    '8 mths pregnant',
    'my mother 60, she beats me',
  ])('has none where it is a stretch of time or another’s: %s', (text) => {
    expect(read(text).patient.ageMonths).toBeUndefined()
  })
})

describe('The children that a woman has borne', () => {
  it('are no years of hers', () => {
    expect(read('gravida 3, 27 years, headache').patient.ageMonths).toBe(324)
    expect(read('gravida 5').patient.ageMonths).toBeUndefined()
    expect(read('primip 20 years').patient.ageMonths).toBe(240)
  })
})

describe('The months and weeks of a pregnancy', () => {
  it.each([
    ['7/12 preg bleeding', 30],
    ['preg 7/12, fits', 30],
    ['lady 7 months, headache', 30],
    ['my wife is 7 months, bleeding', 30],
    ['expecting, 7 months, baby not moving', 30],
    ['28 weeks bleeding', 28],
    ['at 28 weeks, baby not moving', 28],
    ['28+3 weeks, baby not moving', 28],
    ['bleeding, 28 weeks', 28],
    ['primip 28 weeks', 28],
    ['28th week, headache', 28],
    ['week 28, fits', 28],
    ['about seven months by fundus', 30],
  ])('are nobody’s age: %s', (text, weeks) => {
    expect(read(text).patient).toMatchObject({ pregnancyWeeks: weeks })
    expect(read(text).patient.ageMonths).toBeUndefined()
  })

  it('are told beside an age', () => {
    expect(read('23F 28 weeks bleeding').patient).toMatchObject({ ageMonths: 276, pregnancyWeeks: 28 })
  })

  it.each(['28 weeks of cough', '28 weeks old, fever', 'bleeds at 13 every month', 'cough, 28 weeks'])(
    'are none where an illness or a child is so old: %s',
    (text) => {
      expect(read(text).patient.pregnancyWeeks).toBeUndefined()
    },
  )
})

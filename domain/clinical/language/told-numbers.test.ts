import { describe, expect, it } from 'vitest'
import { ENGLISH_PACK } from '#domain/clinical/knowledge/text/en/words.ts'
import { textReader } from '#domain/clinical/language/read-text.ts'

const read = textReader([ENGLISH_PACK.words])

describe('Numbers whose name is told apart from them', () => {
  it.each([
    ['the breath got shorter each day, now I count 34 and he stops', { respiratoryRatePerMin: 34 }],
    ['short of breath, the machine says 84', { oxygenSaturationPercent: 84 }],
    ['parasites in about 12 of 100 red cells', { parasitaemiaPercent: 12 }],
    ['I check her sugar every morning: 21, then 22, today 23 mmol', { glucoseMmolPerL: 21 }],
    ['Parasite count by the lab: 12 %', { parasitaemiaPercent: 12 }],
    ['Parasitaemia reported 12 %', { parasitaemiaPercent: 12 }],
    ['Hb reported 6.4', { haemoglobinGPerDl: 6.4 }],
    ['pressure is 180 by 120', { systolicMmHg: 180, diastolicMmHg: 120 }],
    ['BP 180-120', { systolicMmHg: 180, diastolicMmHg: 120 }],
    ['blood pressure reading was 180 and 120', { systolicMmHg: 180, diastolicMmHg: 120 }],
    ['systolic of 180, diastolic 120', { systolicMmHg: 180, diastolicMmHg: 120 }],
    ['coma score 7', { glasgowComaScale: 7 }],
    ['pain of both thighs 9 of 10', { painScore: 9 }],
    ['girl, 1 hour old, 1560 g', { weightKg: 1.56 }],
    ['took 1000 g of bread', {}],
    ['her weight is up 3 kg since Friday', {}],
    ['follow up visit, weight 12 kg', { weightKg: 12 }],
    ['check-up, 64 kg', { weightKg: 64 }],
    ['follow-up 12 kg, no fever', { weightKg: 12 }],
    ['his weight went up by 2 kg', {}],
    ['type 2 on metformin, woman 60: 19.4 mmol/L on Monday', { glucoseMmolPerL: 19.4 }],
    ['diabetes, her cholesterol was 6.1 mmol/L', {}],
    ['the fetal heart rate is 140', {}],
    ['foetal heart sounds 132/min, pulse 80', { heartRatePerMin: 80 }],
    ['the glucometer reads HI', { glucoseMmolPerL: 33.4 }],
    ['the meter says LO', { glucoseMmolPerL: 1.1 }],
    ['Used my timer twice: 44, then 43.', { respiratoryRatePerMin: 44 }],
    ['3.0 on my meter, I gave sugar water', { glucoseMmolPerL: 3 }],
    ['the nurse pricked my finger: 17.8. I pee all night', { glucoseMmolPerL: 17.8 }],
    ['measured 111 on the band', { muacMm: 111 }],
    ['red on the strap, 112 mm, at 14 months', { muacMm: 112 }],
    ['strap in the red at 11.3 cm', { muacMm: 113 }],
    ['twenty breaths in each half of the minute', { respiratoryRatePerMin: 40 }],
    ['counted breth 64, agan 66', { respiratoryRatePerMin: 64 }],
    ['newborn, hung in the sling scale: 1490', { weightKg: 1.49 }],
    ['the scale is 1500 m from here', {}],
    ['on 2 L/min nasal oxygen since the morning', { onOxygen: true }],
    // Behind whatever stands between a name and its number.
    ['creatinine returned at 288 µmol/L', { creatinineUmolPerL: 288 }],
    ['her pulse at home was 38', { heartRatePerMin: 38 }],
    ['the oximeter stays at 91', { oxygenSaturationPercent: 91 }],
    ['Hb by strip about 4', { haemoglobinGPerDl: 4 }],
    ['temperature climbed to 39.6 this evening', { temperatureC: 39.6 }],
    ['blood sugar we checked 6.2', { glucoseMmolPerL: 6.2 }],
    ['SpO2 recorded as 84', { oxygenSaturationPercent: 84 }],
    ['oxygen at 6 L by mask, SpO2 98 %', { oxygenSaturationPercent: 98 }],
    // A bound, and what a number was before.
    ['saturation below 90 on air', { oxygenSaturationPercent: 89 }],
    ['HR under 100 by cord', { heartRatePerMin: 99 }],
    ['Breathing above 60 on both counts', { respiratoryRatePerMin: 60 }],
    ['GCS fell from 14 to 9', { glasgowComaScale: 9 }],
    ['Hb from 9 to 5.2', { haemoglobinGPerDl: 5.2 }],
    ['BP over 182/124', { systolicMmHg: 182, diastolicMmHg: 124 }],
    ['they put the blood on a machine for sugar and it showed 2.0', { glucoseMmolPerL: 2 }],
    ['no fever, the clip says 84', { oxygenSaturationPercent: 84 }],
    ['BP dropped from 120/80 to 84/50', { systolicMmHg: 84, diastolicMmHg: 50 }],
    // Who counts, counts breaths, or a pulse that is felt.
    ['I counted again: 51', { respiratoryRatePerMin: 51 }],
    ['counted full minute 56', { respiratoryRatePerMin: 56 }],
    ['My daughter felt my pulse and counted 36.', { heartRatePerMin: 36 }],
    // A hundred thousand parasites in a microlitre are two in a hundred red cells.
    ['parasite density 640,000 per µL', { parasitaemiaPercent: 12.8 }],
  ])('%s', (text, vitals) => {
    expect(read(text).vitals).toMatchObject(vitals)
  })

  it.each([
    ['weight up 300 g since birth', 'weightKg'],
    ['weight -4 % from birth', 'weightKg'],
    ['gave glucose 50 ml', 'glucoseMmolPerL'],
    ['I counted twelve of his palms', 'respiratoryRatePerMin'],
    ['she counted 12 movements in one hour', 'respiratoryRatePerMin'],
    ['sugar for 12 years', 'glucoseMmolPerL'],
    ['fever this morning, 3 years old', 'temperatureC'],
  ])('are none in "%s"', (text, vital) => {
    expect(read(text).vitals).not.toHaveProperty(vital)
  })

  it.each([
    'the BP machine says HI',
    'Hi doctor, my sugar is fine',
    'HIV test, meter of cloth',
    'BP 120-130 usually',
    'blood pressure pills, 180 and 40 years ago',
  ])('takes no word of "%s" for a sugar', (text) => {
    expect(read(text).vitals).toEqual({})
  })

  it('takes a pressure and a count of days for no such number', () => {
    expect(read('breathing well, the machine says 84/60').vitals.oxygenSaturationPercent).toBeUndefined()
    expect(read('breathing badly, the sugar machine says 54').vitals.oxygenSaturationPercent).toBeUndefined()
    expect(read('sugar for 8 years, now 12 mmol').vitals.glucoseMmolPerL).not.toBe(8)
    expect(read('pricked my finger on a thorn, 2.5 cm deep').vitals.glucoseMmolPerL).toBeUndefined()
    expect(read('a 95 cm child on the band wagon').vitals.muacMm).toBeUndefined()
    expect(read('breathing well, I count 34 days').vitals.respiratoryRatePerMin).toBeUndefined()
  })
})

describe('Weeks of a pregnancy that are told by themselves', () => {
  it.each([
    ['Ten weeks. Not even sips stay down.', 10],
    ['Reporting Esther, 17, about 37 weeks: terrible headache.', 37],
    ['29+1 weeks, gush of fluid', 29],
    ['BP 170/112 at 34 weeks', 34],
    ['I am in the eighth month', 33],
  ])('%s', (text, weeks) => {
    expect(read(text).patient.pregnancyWeeks).toBe(weeks)
  })

  it('are none where a small child is spoken of', () => {
    expect(read('7 weeks, on formula. Stool like water.').patient.pregnancyWeeks).toBeUndefined()
    expect(read('Measles vaccine at 40 weeks').patient.pregnancyWeeks).toBeUndefined()
    expect(read('Ten weeks. The baby coughs.').patient.pregnancyWeeks).toBeUndefined()
  })
})

describe('Whose age is told', () => {
  it('is the child’s where the speaker tells nothing of their own', () => {
    expect(
      read('She was born 19 days ago. She sucks, and everyone tells me it is the heat.').patient.ageMonths,
    ).toBeCloseTo(0.62, 2)
    expect(read('My baby was born 3 days ago, I have a fever').patient.ageMonths).toBeUndefined()
  })
})

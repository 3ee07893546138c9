import { describe, expect, it } from 'vitest'
import { answerTo, CHILD, MAN, WOMAN } from '#domain/clinical/visit/visit.test-data.ts'
import type { VisitFields } from '#domain/input/visit.ts'

const presentIn = (told: Partial<VisitFields>, patient = MAN, alerts: readonly string[] = []) =>
  answerTo(told, patient, alerts).result.read.present

describe('What is ticked and measured in a visit', () => {
  it('is there, and what is not ticked is not known', () => {
    const { read } = answerTo({ associatedSymptoms: ['fever'], riskFactors: ['smoking'] }, MAN).result
    expect(read.present).toEqual(expect.arrayContaining(['fever', 'smoking']))
    expect(read.absent).not.toContain('cough')
  })

  it('leaves the danger signs not there that were asked for and not ticked, but none beside a ticked one', () => {
    const asked = answerTo({ signsComplete: true }, CHILD).result.read.absent
    expect(asked).toEqual(expect.arrayContaining(['convulsions', 'chest_indrawing', 'unable_to_drink_or_breastfeed']))
    const { read } = answerTo({ signsComplete: true, symptoms: ['lethargy'] }, CHILD).result
    expect(read.present).toContain('lethargy')
    expect(read.absent).not.toContain('convulsions')
  })

  it('is said again in the words in which it was offered, in both languages', () => {
    const { texts } = answerTo(
      { associatedSymptoms: ['fever'], symptoms: ['convulsions', 'fever'], riskFactors: ['known_hiv'] },
      CHILD,
    )
    expect(texts.en.symptoms.map(({ label }) => label)).toEqual(['Fever', 'Convulsions in this illness'])
    expect(texts.sw.symptoms.map(({ label }) => label)).toEqual(['Homa', 'Degedege katika ugonjwa huu'])
    expect(texts.sw.medicalHistory).toEqual([{ code: 'known_hiv', label: 'Kuishi na VVU' }])
  })

  it('gives a measured value before one that a text names', () => {
    const { read } = answerTo({ temperatureC: 38.2, generalAppearance: 'Temp 36.5, RR 22' }, MAN).result
    expect(read.vitals).toMatchObject({ temperatureC: 38.2, respiratoryRatePerMin: 22 })
  })

  it('counts as without a fault where a child’s blood pressure was not measured', () => {
    const { result } = answerTo(
      { bloodPressure: null, bloodPressureNotMeasured: true, symptoms: ['convulsions'] },
      CHILD,
    )
    expect(result.read.vitals).not.toHaveProperty('systolicMmHg')
    expect(result.triage.level).toBe('critical')
  })
})

describe('The words of the complaint', () => {
  it.each([
    ['Fever and cough for three days', ['fever', 'cough']],
    ['Homa na kikohozi kwa siku tatu', ['fever', 'cough']],
  ])('are read in the language they are written in: %s', (chiefComplaint, findings) => {
    expect(presentIn({ chiefComplaint })).toEqual(expect.arrayContaining(findings))
  })

  it('never make present what they deny', () => {
    for (const chiefComplaint of ['Cough, no fever', 'Kikohozi, hana homa']) {
      expect(presentIn({ chiefComplaint })).not.toContain('fever')
    }
  })

  it('that no language knows are kept, and nobody is left at home for them', () => {
    const chiefComplaint = 'Zorblax quindle frumious wabe borogove mimsy outgrabe tulgey'
    const { texts, riskLevel } = answerTo({ chiefComplaint }, MAN)
    expect(texts.en.notUnderstood).toEqual(expect.arrayContaining(['Zorblax', 'frumious', 'borogove']))
    expect(texts.sw.notUnderstood).toEqual(texts.en.notUnderstood)
    expect(riskLevel).not.toBe('low')
  })

  it('last as long as the duration, unless they say how long', () => {
    expect(presentIn({ chiefComplaint: 'Cough', duration: 'months_1_to_6' })).toContain('cough_2_weeks')
    expect(presentIn({ chiefComplaint: 'Cough', duration: 'days_1_to_7' })).not.toContain('cough_2_weeks')
    expect(presentIn({ chiefComplaint: 'Cough for 2 days', duration: 'months_1_to_6' })).not.toContain('cough_2_weeks')
  })

  it('become severe where the severity says so, and nothing else does', () => {
    const severe = { chiefComplaint: 'Headache', associatedSymptoms: ['abdominal_pain'] } as const
    const ticked = [...severe.associatedSymptoms]
    const told = { ...severe, associatedSymptoms: ticked }
    expect(presentIn({ ...told, severity: 'severe' })).toContain('severe_headache')
    expect(presentIn({ ...told, severity: 'severe' })).not.toContain('severe_abdominal_pain')
    expect(presentIn({ ...told, severity: 'moderate' })).not.toContain('severe_headache')
    const unread = { ...told, chiefComplaint: 'Zorblax', severity: 'severe' } as const
    expect(presentIn(unread)).toContain('severe_abdominal_pain')
  })
})

describe('The words of the examination', () => {
  it.each<[Partial<VisitFields>, string]>([
    [{ headEyes: 'yellow' }, 'jaundice'],
    [{ headEyes: 'ya njano' }, 'jaundice'],
    [{ extremities: 'swollen' }, 'both_legs_swollen'],
    [{ abdomen: 'distended and tender' }, 'abdominal_distension'],
    [{ chestLungs: 'Crackles both sides' }, 'crackles'],
    [{ neurological: 'confused' }, 'confusion'],
    [{ skin: 'hot and dry' }, 'hot_dry_skin'],
    [{ generalAppearance: 'Looks very ill' }, 'looks_very_ill'],
  ])('are read as what their field is about: %j', (told, finding) => {
    expect(presentIn(told)).toContain(finding)
  })

  it('say nothing where all is normal, in either language', () => {
    const normal = (word: string) =>
      presentIn({
        generalAppearance: word,
        headEyes: word,
        chestLungs: word,
        heart: word,
        abdomen: word,
        extremities: word,
        neurological: word,
        skin: word,
      })
    for (const word of ['Normal', 'No abnormality', 'Kawaida', 'Sawa', 'NAD', 'Clear', 'Soft']) {
      expect(normal(word), word).toEqual([])
    }
  })

  it('stay denied, also with what the field is about', () => {
    expect(presentIn({ extremities: 'No swelling', headEyes: 'Not pale, no jaundice' })).toEqual([])
  })
})

describe('History', () => {
  it('counts what was there before, and no complaint of another illness', () => {
    const told = { previousIllnesses: 'Asthma, epilepsy; convulsions as a child', currentMedications: 'insulin' }
    const present = presentIn(told)
    expect(present).toEqual(expect.arrayContaining(['known_asthma', 'known_epilepsy', 'known_diabetes']))
    expect(present).not.toContain('convulsions')
    expect(presentIn({ socialHistory: 'Smokes, drinks alcohol every day' })).toEqual(
      expect.arrayContaining(['smoking', 'heavy_alcohol']),
    )
  })

  it.each<[string, string, string[]]>([
    ['Diabetes', 'known_diabetes', ['family_history_diabetes']],
    ['Mother has diabetes', 'known_diabetes', ['family_history_diabetes']],
    ['Mama ana kisukari', 'known_diabetes', ['family_history_diabetes']],
    ['Hypertension, stroke', 'known_hypertension', ['family_history_heart']],
    ['Father has TB and coughs', 'cough', ['contact_tb']],
    ['Brother with epilepsy, convulsions now', 'convulsions', []],
    ['Sister HIV positive', 'known_hiv', []],
  ])('of the family is never the patient’s own: %s', (familyHistory, own, inFamily) => {
    const present = presentIn({ familyHistory })
    expect(present).not.toContain(own)
    expect(present).toEqual(expect.arrayContaining(inFamily))
  })

  it('of a relative in the social history is not the patient’s own', () => {
    expect(presentIn({ socialHistory: 'Lives with a brother, whom he visits in prison' })).not.toContain('known_hiv')
    expect(presentIn({ socialHistory: 'I live with my sister, my sister has TB' })).not.toContain('known_tb_past')
  })
})

describe('Medicines, allergies and alerts', () => {
  const pneumonia: Partial<VisitFields> = { chiefComplaint: 'Cough with fever', associatedSymptoms: ['cough', 'fever'] }
  const avoided = (told: Partial<VisitFields>, alerts: readonly string[] = []) =>
    answerTo({ ...pneumonia, respiratoryRatePerMin: 45, weightKg: 11, ...told }, CHILD, alerts)
      .result.plan.medicines.filter(({ safe }) => !safe)
      .flatMap(({ concerns }) => concerns.map(({ reason }) => reason))

  it('that is not tolerated is not given, by the allergies or by an alert of the record', () => {
    expect(avoided({})).not.toContain('allergy')
    expect(avoided({ allergies: 'penicillin' })).toContain('allergy')
    expect(avoided({}, ['Penicillin allergy'])).toContain('allergy')
    expect(avoided({}, ['Penicillin'])).toContain('allergy')
    expect(avoided({ allergies: 'None' })).not.toContain('allergy')
  })

  it('of an unknown name is said not to be checked', () => {
    const { read } = answerTo({ currentMedications: 'metformin, Zorblaxin', allergies: 'quindlemycin' }, MAN).result
    expect(read.unknown).toEqual(expect.arrayContaining(['Zorblaxin', 'quindlemycin']))
    expect(answerTo({ currentMedications: 'None', allergies: 'Hakuna' }, MAN).result.read.unknown).toEqual([])
  })

  it('an alert of a known illness counts as known', () => {
    expect(presentIn({}, WOMAN, ['Diabetic', 'HIV positive'])).toEqual(
      expect.arrayContaining(['known_diabetes', 'known_hiv']),
    )
    expect(presentIn({}, WOMAN, ['Penicillin allergy'])).not.toContain('recent_antibiotics')
  })

  it('a family’s allergy is not the patient’s', () => {
    expect(avoided({ familyHistory: 'Father allergic to penicillin' })).not.toContain('allergy')
  })
})

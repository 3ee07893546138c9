import { describe, expect, it } from 'vitest'
import type { PrintedBlock, PrintedDocument } from '#api/platform/pdf/printed-document.ts'
import { planDocument } from '#api/services/medical/paper/plan-document.ts'
import { medicalPlanRow } from '#tests/support/medical-plan-rows.ts'

type Case = Parameters<typeof medicalPlanRow>[0]
const STROKE = {
  assessmentType: 'stroke',
  age: 61,
  symptoms: ['one_sided_weakness', 'facial_droop', 'speech_difficulty'],
  bloodPressure: '188/104',
} satisfies Case
const MALARIA_IN_PREGNANCY = {
  assessmentType: 'malaria',
  age: 24,
  pregnant: true,
  pregnancyWeeks: 8,
  symptoms: ['fever', 'chills', 'headache'],
  medicalHistory: ['known_asthma'],
  temperatureC: 38.4,
  weightKg: 60,
  medicines: ['rifampicin', 'grandmother’s tea'],
  allergies: ['artemether lumefantrine'],
  examinationFindings: 'Pale palms\nblorp',
} satisfies Case
const TIRED = { assessmentType: 'malaria', age: 25, symptoms: ['fatigue'] } satisfies Case
const NEEMA = { patient: { firstName: 'Neema', lastName: 'Wafula' }, facility: { name: 'Ahero Health Centre' } }

function linesOf(block: PrintedBlock): string[] {
  if (block.kind === 'heading') return [block.text]
  if (block.kind === 'paragraph') return [block.line.text]
  if (block.kind === 'list') return block.items.flatMap(({ lines }) => lines.map(({ text }) => text))
  if (block.kind === 'facts') return block.facts.map(({ name, value }) => `${name}: ${value}`)
  return [...(block.title === null ? [] : [block.title]), ...block.lines.map(({ text }) => text)]
}
const allLines = ({ blocks }: PrintedDocument) => blocks.flatMap(linesOf)

/** The lines under a heading, up to the next one. */
function under({ blocks }: PrintedDocument, name: string | RegExp): string[] {
  const matches = (text: string) => (typeof name === 'string' ? text === name : name.test(text))
  const from = blocks.findIndex((block) => block.kind === 'heading' && matches(block.text))
  expect(from, String(name)).toBeGreaterThanOrEqual(0)
  const rest = blocks.slice(from + 1)
  const next = rest.findIndex(({ kind }) => kind === 'heading')
  return rest.slice(0, next < 0 ? undefined : next).flatMap(linesOf)
}

describe('a medical plan on paper', () => {
  it('says first what to do in an emergency, with the number of the country and the first steps', async () => {
    const { plan, text } = await medicalPlanRow(STROKE)
    const [first, title] = planDocument(plan, 'en').blocks
    const own = text.plan.now.filter(({ by }) => by === 'patient').slice(0, 3)
    expect(first).toMatchObject({ kind: 'box', tone: 'red', title: 'Emergency' })
    expect(first && linesOf(first)).toEqual([
      'Emergency',
      'Go to a hospital now and call for help. Every minute counts.',
      'Call 999 (Kenya)',
      'Do this now:',
      ...own.map((step, at) => `${at + 1}. ${step.title}`),
    ])
    expect(title).toEqual({ kind: 'heading', level: 1, text: 'Stroke: results of 5 March 2026' })
  })

  it('names no number where none is certain', async () => {
    const { plan } = await medicalPlanRow({ ...STROKE, region: 'Somalia' })
    const [first] = planDocument(plan, 'en').blocks
    expect(first && linesOf(first)).toContain(
      'We know no emergency number of Somalia that is certain. Go to the nearest hospital, and ask people near you to help.',
    )
  })

  it('says where it is not sure that the number is answered', async () => {
    const { plan } = await medicalPlanRow({ ...STROKE, region: 'Democratic Republic of Congo' })
    const [first] = planDocument(plan, 'en').blocks
    expect(first && linesOf(first)).toEqual(
      expect.arrayContaining([
        'Call 112 (DR Congo)',
        'It is not sure that this number is answered: if it is not, go to the nearest health facility.',
      ]),
    )
  })

  it('has person, risk and confidence at its head and above each page', async () => {
    const { plan, text } = await medicalPlanRow(MALARIA_IN_PREGNANCY, NEEMA)
    const document = planDocument(plan, 'en')
    const percent = Math.round(plan.confidence * 100)
    expect(under(document, /^Malaria: results of/)).toEqual([
      'Neema Wafula · 24 years · Female',
      `High risk · Confidence ${percent}%`,
      text.confidence,
    ])
    expect(document).toMatchObject({
      language: 'en',
      title: 'Malaria: results of 5 March 2026',
      runningHead: 'Malaria: results of 5 March 2026 · Neema Wafula · 24 years · Female · High risk',
      notice: 'This is diagnostic support, not a diagnosis. A health worker who examines the patient decides.',
    })
  })

  it('has all parts of the page in its order, and leaves nothing of the plan out', async () => {
    const { plan, text } = await medicalPlanRow(MALARIA_IN_PREGNANCY, NEEMA)
    const document = planDocument(plan, 'en')
    const parts = document.blocks.flatMap((block) =>
      block.kind === 'heading' && block.level === 2 ? [block.text] : [],
    )
    expect(parts).toEqual(['Diagnosis', 'Treatment Plan', 'About the person', 'Prevention'])

    const lines = allLines(document)
    const said = [
      text.diagnosis,
      ...text.dangerSigns,
      ...text.reasons.map(({ text: reason, kindText }) => `${reason} (${kindText})`),
      ...text.differential.flatMap(({ name, chanceText, about }) => [`${name} (${chanceText})`, about]),
      ...text.asked.map(({ name, chanceText }) => `${name}: ${chanceText}`),
      ...text.questions.map(({ question }) => question),
      ...text.emergencyIf,
      ...[...text.plan.now, ...text.plan.lifestyle, ...text.plan.prevention].flatMap(
        ({ title, instruction, byText }) => [title, instruction, `By: ${byText}`],
      ),
      ...text.plan.medicines.flatMap(({ line, concerns }) => [line, ...concerns]),
      text.plan.notChecked,
      text.plan.referral,
      ...text.plan.followUp,
      ...text.symptoms.map(({ label }) => label),
    ]
    expect(said.filter((sentence) => sentence !== null && !lines.includes(sentence))).toEqual([])
    const rules = text.reasons.flatMap(({ rule }) => rule ?? [])
    expect(rules.length).toBeGreaterThan(0)
    for (const { id, version, source } of rules) expect(lines).toContain(`${source} (${id}, version ${version})`)
    for (const { speaksFor } of text.differential) expect(lines.join('\n')).toContain(speaksFor.join('; '))
  })

  it('puts what must not be given into a box of its own, after what may be', async () => {
    const { plan, text } = await medicalPlanRow(MALARIA_IN_PREGNANCY)
    const { blocks } = planDocument(plan, 'en')
    const box = blocks.find((block) => block.kind === 'box' && block.title === 'Must not be given to this patient')
    const unsafe = text.plan.medicines.filter(({ safe }) => !safe)
    const safe = text.plan.medicines.filter((medicine) => medicine.safe)
    expect(unsafe.length).toBeGreaterThan(0)
    expect(safe.length).toBeGreaterThan(0)
    expect(box && linesOf(box)).toEqual([
      'Must not be given to this patient',
      ...unsafe.flatMap(({ line, concerns }) => [line, ...concerns]),
    ])
    const [medicine] = safe
    expect(blocks.findIndex((block) => linesOf(block).includes(medicine?.line ?? ''))).toBeLessThan(
      blocks.findIndex((block) => block === box),
    )
  })

  it('has everything that was told and measured, with units, and what was not', async () => {
    const { plan } = await medicalPlanRow(
      {
        ...MALARIA_IN_PREGNANCY,
        heightCm: 160.5,
        bloodPressure: '110/70',
        heartRatePerMin: 96,
        respiratoryRatePerMin: 20,
        glucoseMmolPerL: 5.55,
        glucoseFasting: false,
        haemoglobinGPerDl: 10.5,
        creatinineUmolPerL: 70,
        illnessDays: 1,
      },
      NEEMA,
    )
    const document = planDocument(plan, 'en')
    expect(under(document, 'About the person')).toEqual([
      'Patient: Neema Wafula',
      'Age: 24 years',
      'Gender: Female',
      'Pregnant: Yes, 8 weeks',
      'Ill for: 1 day',
      'Country: Kenya',
      'Facility: Ahero Health Centre',
      'Date of the assessment: 5 March 2026',
    ])
    expect(under(document, 'What was measured')).toEqual([
      'Weight: 60 kg',
      'Height: 160.5 cm',
      'Temperature: 38.4 °C',
      'Blood pressure: 110/70 mmHg',
      'Heart rate: 96 per minute',
      'Breathing rate: 20 per minute',
      'Blood sugar: 5.55 mmol/L, not fasting',
      'Haemoglobin: 10.5 g/dL',
      'Creatinine: 70 µmol/L',
      'Not measured: Oxygen saturation.',
    ])
    expect(under(document, 'Medical history')).toEqual(['Asthma'])
    expect(under(document, 'Medicines taken now')).toEqual(['rifampicin', 'grandmother’s tea'])
    expect(under(document, 'Allergies')).toEqual(['artemether lumefantrine'])
    expect(under(document, 'Findings of the examination')).toEqual([
      'Pale palms\nblorp',
      'These words were not understood and not weighed: blorp',
      `Computed by version ${plan.engineVersion} of the clinical engine.`,
    ])
  })

  it('calls nothing likely where too little is known', async () => {
    const { plan, text } = await medicalPlanRow(TIRED)
    const document = planDocument(plan, 'en')
    expect(under(document, 'Diagnosis')).toEqual([
      text.abstained,
      'This is diagnostic support, not a diagnosis. A health worker who examines the patient decides.',
      'These words are a draft: no health worker who speaks the language has reviewed them yet.',
    ])
    expect(under(document, /none of these is likely yet/).join('\n')).not.toMatch(/\((likely|possible)\)/)
    expect(allLines(document)).toContain('Too little is known to name the illness, so nothing here is called likely.')
  })

  it('has a sentence for each list that is empty, and no draft where the words are reviewed', async () => {
    const nothing = { now: [], medicines: [], lifestyle: [], prevention: [], followUp: [], referral: null }
    const { plan } = await medicalPlanRow(
      { assessmentType: 'malaria', ageMonths: 30, age: undefined },
      {
        change: (text) => ({
          ...text,
          review: 'reviewed',
          reasons: [],
          differential: [],
          questions: [],
          asked: [],
          emergencyIf: [],
          plan: { ...text.plan, ...nothing },
        }),
      },
    )
    const document = planDocument(plan, 'en')
    const lines = allLines(document)
    for (const sentence of [
      'No danger sign was told, seen or measured.',
      'Nothing that was told or measured asks for care sooner.',
      'No illness that we know fits what was told.',
      'Nothing that was told speaks for it (Malaria). This does not rule it out.',
      'No further question would change the answer much.',
      'Go to a hospital whenever you are worried.',
      'There is nothing that must be done at once.',
      'This plan names no medicine to give.',
      'No referral to another place of care is needed for now.',
      'This plan asks for no change of daily life.',
      'No visit is planned. Come whenever it gets worse or does not get better.',
      'This plan names no measures of prevention.',
      'No symptom was ticked.',
      'No medicine was named.',
      'No allergy was named.',
      'Nothing was written.',
    ]) {
      expect(lines).toContain(sentence)
    }
    expect(lines.join('\n')).not.toContain('draft')
    expect(lines).toContain('Age: 30 months')
  })

  it('is complete in Swahili, with dates and ages as they are written there', async () => {
    const { plan, swahili } = await medicalPlanRow(MALARIA_IN_PREGNANCY)
    const document = planDocument(plan, 'sw')
    expect(document).toMatchObject({ language: 'sw', title: 'Malaria: matokeo ya 5 Machi 2026' })
    expect(under(document, /^Malaria: matokeo/)[0]).toBe('Rekodi yako mwenyewe · Miaka 24 · Mwanamke')
    expect(under(document, 'Utambuzi')[0]).toBe(swahili.diagnosis)
    expect(under(document, 'Vilivyopimwa')).toContain('Joto la mwili: 38.4 °C')
    // Only what people wrote themselves, and the titles of publications, are the same in both languages.
    const english = new Set(allLines(planDocument(plan, 'en')))
    const sources = swahili.reasons.flatMap(({ rule }) => (rule ? [rule.id] : []))
    const { medicines, allergies, examinationFindings } = plan.assessment
    const written = new Set([...medicines, ...allergies, examinationFindings])
    const same = allLines(document).filter((line) => english.has(line) && !written.has(line))
    expect(same.filter((line) => !sources.some((id) => line.includes(id)))).toEqual([])
    expect(allLines(document).join('\n')).not.toMatch(/\{\{|undefined/)
  })

  it('has the day that it was in the country', async () => {
    const { plan } = await medicalPlanRow(TIRED, { createdAt: new Date('2026-03-05T22:30:00.000Z') })
    expect(planDocument(plan, 'en').title).toBe('Malaria: results of 6 March 2026')
  })
})

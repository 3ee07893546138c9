import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { changeLanguage } from '#web/i18n/i18n.ts'
import { signedInAs } from '#web/test/accounts.ts'
import { answerGraphql, dropGraphql, unauthenticated } from '#web/test/graphql-server.ts'
import {
  COLD,
  HIGH_BLOOD_PRESSURE,
  MALARIA_IN_PREGNANCY,
  medicalRecord,
  STROKE,
  TIRED,
} from '#web/test/medical-records.ts'
import { openApp } from '#web/test/render-app.tsx'
import { visitRecord } from '#web/test/visit-records.ts'

const ID = '018f4c1e-7000-7000-8000-0000000000a1'
const PLAN_ID = '018f4c1e-7000-7000-8000-0000000000b1'
const PATH = `/medical/plan/${PLAN_ID}`

type Options = Omit<Parameters<typeof medicalRecord>[0], 'id' | 'planId' | 'input'>
const recordOf = (input: Parameters<typeof medicalRecord>[0]['input'], options: Options = {}) =>
  medicalRecord({ id: ID, planId: PLAN_ID, input, ...options })

const serve = (record: ReturnType<typeof recordOf>) =>
  answerGraphql({ Query: { medicalPlan: (_root, { id }) => (id === PLAN_ID ? record.wirePlan : null) } })

async function openPlan(...[input, options]: Parameters<typeof recordOf>) {
  signedInAs()
  const record = recordOf(input, options)
  const sent = serve(record)
  const app = await openApp(PATH)
  await screen.findByRole('tablist')
  const tab = async (name: string) => {
    await app.user.click(screen.getByRole('tab', { name }))
    return screen.getByRole('tabpanel', { name })
  }
  return { ...app, ...record, text: record.texts.en, sent, tab }
}

const part = (within_: HTMLElement, name: string | RegExp) => {
  const section = within(within_).getByRole('heading', { name }).closest('section')
  if (!section) throw new Error(`${name} heads no part`)
  return section
}

describe('§2 Medical results', () => {
  it('names the assessment and its date, the risk, and the confidence as a whole percentage with its meaning', async () => {
    const { answer, text } = await openPlan(HIGH_BLOOD_PRESSURE)
    const title = screen.getByRole('heading', { level: 1 })
    expect(title).toHaveTextContent('High blood pressure: results of 5 March 2026')
    expect(screen.getByText('Moderate risk')).toBeVisible()
    expect(screen.getByText(`Confidence ${Math.round(answer.confidence * 100)}%`)).toBeVisible()
    expect(screen.getByText(text.confidence ?? '')).toBeVisible()
    expect(screen.getByText('Your own record · 55 years · Female')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Back to Dashboard' })).toHaveAttribute('href', '/medical/dashboard')
    expect(screen.getByRole('link', { name: 'History' })).toHaveAttribute('href', '/medical/history')
  })

  it('has four tabs, between which arrow keys move', async () => {
    const { user } = await openPlan(COLD)
    const names = screen.getAllByRole('tab').map(({ textContent }) => textContent)
    expect(names).toEqual(['Diagnosis', 'Treatment Plan', 'Assessment Data', 'Prevention'])
    await user.click(screen.getByRole('tab', { name: 'Diagnosis' }))
    await user.keyboard('{ArrowRight}')
    expect(screen.getByRole('tabpanel', { name: 'Treatment Plan' })).toBeVisible()
    await user.keyboard('{End}')
    expect(screen.getByRole('tabpanel', { name: 'Prevention' })).toBeVisible()
  })

  it('offers a follow-up where one is required, and none where it is not', async () => {
    const { answer } = await openPlan(HIGH_BLOOD_PRESSURE)
    expect(answer.followUpRequired).toBe(true)
    const href = `/follow-up-clinic?plan=${PLAN_ID}&assessment=${ID}`
    expect(screen.getByRole('link', { name: 'Schedule Follow-up' })).toHaveAttribute('href', href)
  })

  it('offers no follow-up for care at home', async () => {
    const { answer } = await openPlan(COLD)
    expect(answer.followUpRequired).toBe(false)
    expect(screen.queryByRole('link', { name: 'Schedule Follow-up' })).not.toBeInTheDocument()
  })

  it('prints at one press', async () => {
    const { user } = await openPlan(COLD)
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
    await user.click(screen.getByRole('button', { name: 'Print' }))
    expect(print).toHaveBeenCalledOnce()
  })

  it('is complete in Swahili, and fetches the texts of a language when it is chosen', async () => {
    signedInAs()
    const { texts, wirePlan, answer } = recordOf(STROKE)
    const sent = serve({ texts, wirePlan, answer })
    await openApp(PATH, { language: 'sw' })
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Kiharusi: matokeo ya 5 Machi 2026')
    expect(screen.getByRole('alert')).toHaveTextContent(texts.sw.level.whatToDo)
    const [first] = texts.sw.differential
    expect(screen.getByRole('heading', { name: new RegExp(`^${first?.name}`) })).toBeVisible()

    await changeLanguage('en')
    expect(await screen.findByText(texts.en.diagnosis)).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent(texts.en.level.whatToDo)
    expect(sent.map(({ variables }) => variables.language)).toEqual(['SW', 'EN'])

    // The words of one language must not have taken the other's place.
    await changeLanguage('sw')
    expect(await screen.findByText(texts.sw.diagnosis)).toBeVisible()
    expect(screen.getByRole('heading', { name: new RegExp(`^${first?.name}`) })).toBeVisible()
  })
})

describe('§9 How urgent it is', () => {
  it('puts an emergency above everything, with what to do, the number of the country, and the first steps', async () => {
    const { answer, text } = await openPlan(STROKE)
    expect(answer.riskLevel).toBe('critical')
    const alert = screen.getByRole('alert')
    expect(alert).toHaveTextContent('Go to a hospital now and call for help. Every minute counts.')
    const call = within(alert).getByRole('link', { name: 'Call the emergency number of Kenya: 999' })
    expect(call).toHaveAttribute('href', 'tel:999')
    expect(within(alert).getByRole('link', { name: 'What to do in an emergency' })).toHaveAttribute(
      'href',
      '/medical/emergency',
    )
    const steps = within(alert).getAllByRole('listitem')
    const own = text.plan.now.filter(({ by }) => by === 'patient')
    expect(steps.map(({ textContent }) => textContent)).toEqual(own.slice(0, 3).map(({ title }) => title))
    const title = screen.getByRole('heading', { level: 1 })
    expect(alert.compareDocumentPosition(title)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it('shows a high risk as red as an emergency', async () => {
    const { answer } = await openPlan(MALARIA_IN_PREGNANCY)
    expect(answer.riskLevel).toBe('high')
    expect(screen.getByRole('alert')).toHaveTextContent('Be seen at a health facility today.')
    expect(within(screen.getByRole('alert')).getByRole('link', { name: /Call the emergency/ })).toBeVisible()
  })

  it('says where it is not sure that the number is answered', async () => {
    await openPlan({ ...STROKE, region: 'Democratic Republic of Congo' })
    const alert = screen.getByRole('alert')
    expect(within(alert).getByRole('link', { name: 'Call the emergency number of DR Congo: 112' })).toBeVisible()
    expect(alert).toHaveTextContent('It is not sure that this number is answered')
  })

  it('says that no number is certain where none is, and leads to first aid', async () => {
    await openPlan({ ...STROKE, region: 'Somalia' })
    const alert = screen.getByRole('alert')
    expect(alert).toHaveTextContent('We know no emergency number of Somalia that is certain.')
    expect(within(alert).getAllByRole('link')).toHaveLength(1)
    expect(within(alert).getByRole('link')).toHaveAttribute('href', '/medical/emergency')
  })

  it.each([
    ['moderate', HIGH_BLOOD_PRESSURE, 'Be seen by a health worker within the next few days.'],
    ['low', COLD, 'Care for it at home and watch.'],
  ])('says calmly what a %s risk asks for', async (level, input, whatToDo) => {
    const { answer } = await openPlan(input)
    expect(answer.riskLevel).toBe(level)
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(screen.getByText(new RegExp(whatToDo))).toBeVisible()
    expect(screen.queryByRole('link', { name: /Call/ })).not.toBeInTheDocument()
  })
})

describe('Diagnosis', () => {
  it('names what it could be with its chance, and what speaks for and against it', async () => {
    const { text } = await openPlan(STROKE)
    const panel = screen.getByRole('tabpanel', { name: 'Diagnosis' })
    expect(within(panel).getByText(text.diagnosis)).toBeVisible()
    for (const { name, chanceText, about, speaksFor, speaksAgainst } of text.differential) {
      const card = within(panel)
        .getByRole('heading', { name: `${name} ${chanceText}` })
        .closest('article')
      expect(card).toHaveTextContent(about)
      for (const finding of [...speaksFor, ...speaksAgainst]) expect(card).toHaveTextContent(finding)
    }
    for (const { name, chanceText } of text.asked) {
      expect(part(panel, 'What you asked about: Stroke')).toHaveTextContent(`${name}: ${chanceText}`)
    }
    for (const sign of text.dangerSigns) expect(part(panel, 'Danger signs that are there')).toHaveTextContent(sign)
    for (const sign of text.emergencyIf) expect(part(panel, /even more urgent/)).toHaveTextContent(sign)
  })

  it('says beside the diagnosis that it is none, and that the words are a draft', async () => {
    await openPlan(COLD)
    const note = within(part(screen.getByRole('tabpanel', { name: 'Diagnosis' }), 'Diagnosis')).getByRole('note')
    expect(note).toHaveTextContent('This is diagnostic support, not a diagnosis.')
    expect(note).toHaveTextContent('These words are a draft')
  })

  it('calls reviewed words no draft', async () => {
    await openPlan(COLD, { change: (text) => ({ ...text, review: 'reviewed' }) })
    expect(screen.getByRole('note')).not.toHaveTextContent('draft')
  })

  it('gives the reasons for the risk, and the sources of their rules when asked', async () => {
    const { user, text } = await openPlan(STROKE)
    const why = part(screen.getByRole('tabpanel', { name: 'Diagnosis' }), 'Why this risk')
    for (const reason of text.reasons) expect(why).toHaveTextContent(reason.text)
    const { rule } = text.reasons.find((reason) => reason.rule) ?? {}
    expect(within(why).getByText(new RegExp(rule?.id ?? '-'))).not.toBeVisible()
    await user.click(within(why).getByRole('button', { name: 'The rules behind it and their sources' }))
    expect(within(why).getByText(new RegExp(rule?.id ?? '-'))).toBeVisible()
    expect(why).toHaveTextContent(rule?.source ?? '-')
  })

  it('asks what would make it surer, danger first and marked, and leads back to the form', async () => {
    await openPlan(HIGH_BLOOD_PRESSURE, {
      change: (text) => ({
        ...text,
        askAgain: ['Cough: said to be there and not there; ask again.'],
        questions: [
          { finding: 'headache', question: 'Is there a headache?', forDanger: false },
          { finding: 'confusion', question: 'Is the person confused?', forDanger: true },
        ],
      }),
    })
    const questions = part(screen.getByRole('tabpanel', { name: 'Diagnosis' }), /What to ask or measure/)
    expect(
      within(questions)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent?.trim()),
    ).toEqual([
      'Cough: said to be there and not there; ask again.',
      'Is the person confused? Asked because it would mean danger',
      'Is there a headache?',
    ])
    expect(within(questions).getByRole('link', { name: 'Do this assessment again' })).toHaveAttribute(
      'href',
      '/medical/assessment/hypertension',
    )
  })

  it('calls nothing likely where too little is known, and says so first', async () => {
    const { text } = await openPlan(TIRED)
    const panel = screen.getByRole('tabpanel', { name: 'Diagnosis' })
    expect(text.abstained).not.toBeNull()
    expect(within(part(panel, 'Diagnosis')).getByText(text.abstained ?? '')).toBeVisible()
    expect(screen.getByText(/Too little is known to name the illness, so nothing here is called likely/)).toBeVisible()
    const couldBe = part(panel, /none of these is likely yet/)
    for (const chance of couldBe.querySelectorAll('h4 span')) expect(chance).toHaveTextContent(/^less likely$/)
  })

  it('says that nothing speaks for the disease that was asked about, and that this rules nothing out', async () => {
    const { text } = await openPlan(COLD)
    expect(text.asked).toEqual([])
    const asked = part(screen.getByRole('tabpanel', { name: 'Diagnosis' }), 'What you asked about: Pneumonia and cough')
    expect(asked).toHaveTextContent('Nothing that was told speaks for it')
    expect(asked).toHaveTextContent('This does not rule it out.')
  })

  it('shows the risk of heart attack and stroke where it can be told', async () => {
    await openPlan(COLD, { change: (text) => ({ ...text, cardiovascularRisk: 'In ten years about 12 %: moderate.' }) })
    expect(part(document.body, 'Heart attack and stroke')).toHaveTextContent('In ten years about 12 %: moderate.')
  })

  it('has a sentence for each list that is empty', async () => {
    await openPlan(COLD, {
      change: (text) => ({
        ...text,
        reasons: [],
        dangerSigns: [],
        differential: [],
        questions: [],
        askAgain: [],
        emergencyIf: [],
      }),
    })
    for (const sentence of [
      'No danger sign was told, seen or measured.',
      'Nothing that was told or measured asks for care sooner.',
      'No illness that we know fits what was told.',
      'No further question would change the answer much.',
      'Go to a hospital whenever you are worried.',
    ]) {
      expect(screen.getByText(sentence)).toBeVisible()
    }
    expect(screen.queryByRole('button', { name: /rules behind it/ })).not.toBeInTheDocument()
  })
})

describe('Treatment Plan and Prevention', () => {
  it('says what to do in order, how, and who does it', async () => {
    const { text, tab } = await openPlan(MALARIA_IN_PREGNANCY)
    const panel = await tab('Treatment Plan')
    expect(panel).toHaveTextContent('This is diagnostic support, not a diagnosis.')
    const steps = within(part(panel, 'What to do now, in this order')).getAllByRole('listitem')
    expect(steps).toHaveLength(text.plan.now.length)
    for (const [at, { title, instruction, byText }] of text.plan.now.entries()) {
      expect(steps[at]).toHaveTextContent(title)
      expect(steps[at]).toHaveTextContent(instruction)
      expect(steps[at]).toHaveTextContent(`By: ${byText}`)
    }
    expect(part(panel, 'Where to go')).toHaveTextContent(text.plan.referral ?? '-')
    for (const { title } of text.plan.lifestyle) expect(part(panel, 'In daily life')).toHaveTextContent(title)
    for (const visit of text.plan.followUp) expect(part(panel, 'When to be seen again')).toHaveTextContent(visit)
    const prevention = await tab('Prevention')
    for (const { title, instruction } of text.plan.prevention) {
      expect(prevention).toHaveTextContent(title)
      expect(prevention).toHaveTextContent(instruction)
    }
  })

  it('leaves medicines to a health worker, names last what must not be given with the reason, and what was not checked', async () => {
    const { text, tab } = await openPlan(MALARIA_IN_PREGNANCY)
    const medicines = part(await tab('Treatment Plan'), 'Medicines that a health worker gives after examining')
    expect(medicines).toHaveTextContent('Do not take them on your own.')
    const safe = text.plan.medicines.filter((medicine) => medicine.safe)
    const unsafe = text.plan.medicines.filter((medicine) => !medicine.safe)
    expect(safe.length).toBeGreaterThan(0)
    expect(unsafe.length).toBeGreaterThan(0)
    for (const { line, notes } of safe) {
      expect(medicines).toHaveTextContent(line)
      for (const note of notes) expect(medicines).toHaveTextContent(note)
    }
    const box = within(medicines).getByRole('heading', { name: 'Must not be given to this patient' }).parentElement
    for (const { line, concerns } of unsafe) {
      expect(box).toHaveTextContent(line)
      for (const concern of concerns) expect(box).toHaveTextContent(concern)
    }
    for (const { line } of safe) expect(box).not.toHaveTextContent(line)
    expect(medicines).toHaveTextContent(text.plan.notChecked ?? '-')
  })

  it('says so where no medicine may be given', async () => {
    const { tab } = await openPlan(MALARIA_IN_PREGNANCY, {
      change: (text) => ({
        ...text,
        plan: { ...text.plan, medicines: text.plan.medicines.filter(({ safe }) => !safe) },
      }),
    })
    const medicines = part(await tab('Treatment Plan'), /^Medicines that/)
    expect(medicines).toHaveTextContent('This plan names no medicine to give.')
    expect(medicines).not.toHaveTextContent('Do not take them on your own.')
    expect(within(medicines).getByRole('heading', { name: 'Must not be given to this patient' })).toBeVisible()
  })

  it('has a sentence for each list that is empty', async () => {
    const nothing = { now: [], medicines: [], notChecked: null, lifestyle: [], prevention: [], referral: null }
    const { tab } = await openPlan(COLD, {
      change: (text) => ({ ...text, plan: { ...text.plan, ...nothing, followUp: [] } }),
    })
    const panel = await tab('Treatment Plan')
    for (const sentence of [
      'There is nothing that must be done at once.',
      'This plan names no medicine to give.',
      'No referral to another place of care is needed for now.',
      'This plan asks for no change of daily life.',
      'No visit is planned.',
    ]) {
      expect(panel).toHaveTextContent(sentence)
    }
    expect(await tab('Prevention')).toHaveTextContent('This plan names no measures of prevention.')
  })
})

describe('Assessment Data', () => {
  it('lists what was told and measured with its units, and what was not understood', async () => {
    const { answer, tab } = await openPlan(MALARIA_IN_PREGNANCY, {
      patient: { id: 'p', firstName: 'Neema', lastName: 'Wafula' },
      facility: { id: 'f', name: 'Ahero Health Centre' },
    })
    expect(screen.getByText('Neema Wafula · 24 years · Female')).toBeVisible()
    const panel = await tab('Assessment Data')
    const value = (name: string) => within(panel).getByText(name, { selector: 'dt' }).nextElementSibling
    expect(value('Patient')).toHaveTextContent('Neema Wafula')
    expect(value('Age')).toHaveTextContent('24 years')
    expect(value('Pregnant')).toHaveTextContent('Yes, 8 weeks')
    expect(value('Country')).toHaveTextContent('Kenya')
    expect(value('Facility')).toHaveTextContent('Ahero Health Centre')
    expect(value('Weight')).toHaveTextContent('60 kg')
    expect(value('Temperature')).toHaveTextContent('38.4 °C')
    expect(within(panel).queryByText('Blood sugar')).not.toBeInTheDocument()
    expect(panel).toHaveTextContent(
      'Not measured: Height, Blood pressure, Heart rate, Breathing rate, Oxygen saturation.',
    )
    expect(part(panel, 'Symptoms')).toHaveTextContent('Fever')
    expect(part(panel, 'Symptoms')).toHaveTextContent('What is not named here is not known.')
    expect(part(panel, 'Medical history')).toHaveTextContent('Asthma')
    expect(part(panel, 'Medicines taken now')).toHaveTextContent('grandmother’s tea')
    expect(part(panel, 'Allergies')).toHaveTextContent('artemether lumefantrine')
    const examination = part(panel, 'Findings of the examination')
    expect(examination).toHaveTextContent('Pale palms blorp')
    expect(examination).toHaveTextContent('These words were not understood and not weighed: blorp')
    expect(panel).toHaveTextContent(`version ${answer.engineVersion} of the clinical engine`)
  })

  it('names every measurement with its unit', async () => {
    const { tab } = await openPlan({
      ...COLD,
      glucoseMmolPerL: 5.55,
      glucoseFasting: true,
      haemoglobinGPerDl: 11.2,
      creatinineUmolPerL: 84,
      muacMm: 250,
      illnessDays: 3,
      afterBirth: false,
    })
    const panel = await tab('Assessment Data')
    for (const [name, told] of [
      ['Height', '164 cm'],
      ['Blood pressure', '118/76 mmHg'],
      ['Heart rate', '76 per minute'],
      ['Breathing rate', '16 per minute'],
      ['Oxygen saturation', '98 %'],
      ['Blood sugar', '5.55 mmol/L, fasting'],
      ['Haemoglobin', '11.2 g/dL'],
      ['Creatinine', '84 µmol/L'],
      ['Upper arm', '250 mm'],
      ['Ill for', '3 days'],
      ['Birth within six weeks', 'No'],
    ] as const) {
      expect(within(panel).getByText(name, { selector: 'dt' }).nextElementSibling).toHaveTextContent(told)
    }
    expect(panel).not.toHaveTextContent('Not measured')
    expect(panel).toHaveTextContent('The whole list was gone through')
  })

  it('has a sentence for each list that is empty', async () => {
    const { tab } = await openPlan({ assessmentType: 'malaria', ageMonths: 30, age: undefined })
    const panel = await tab('Assessment Data')
    expect(panel).toHaveTextContent('30 months')
    for (const sentence of [
      'No symptom was ticked.',
      'Nothing of the medical history was ticked.',
      'No medicine was named.',
      'No allergy was named.',
      'Nothing was written.',
    ]) {
      expect(panel).toHaveTextContent(sentence)
    }
  })
})

describe('§8 Medical plan that cannot be shown', () => {
  it('says Plan not found where there is none that one may see, and leads to the dashboard', async () => {
    signedInAs()
    answerGraphql({ Query: { medicalPlan: () => null } })
    await openApp(PATH)
    expect(await screen.findByRole('heading', { name: 'Plan not found' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Return to Dashboard' })).toHaveAttribute('href', '/medical/dashboard')
  })

  it('asks the server for nothing when the address holds no id', async () => {
    signedInAs()
    const sent = answerGraphql({})
    await openApp('/medical/plan/nonsense')
    expect(await screen.findByRole('heading', { name: 'Plan not found' })).toBeVisible()
    expect(sent).toEqual([])
  })

  it('tells of a failure and goes to the dashboard, with a way back', async () => {
    signedInAs()
    dropGraphql()
    const { router, user } = await openApp(PATH)
    expect(await screen.findByText('Failed to load medical plan')).toBeVisible()
    await vi.waitFor(() => expect(router.state.location.pathname).toBe('/medical/dashboard'))
    // The dashboard's records cannot be read either: it has said so before one goes on.
    expect(await screen.findByText('The assessments could not be loaded')).toBeVisible()
    serve(recordOf(COLD))
    await user.click(screen.getByRole('button', { name: 'Open the results again' }))
    expect(await screen.findByRole('tablist')).toBeVisible()
    expect(router.state.location.pathname).toBe(PATH)
  })

  it('leads to signing in, and back here, when the session has ended', async () => {
    signedInAs()
    answerGraphql({ Query: { medicalPlan: unauthenticated } })
    const { router } = await openApp(PATH)
    await vi.waitFor(() => expect(router.state.location.pathname).toBe('/auth'))
    expect(router.state.location.search).toBe(`?next=${encodeURIComponent(PATH)}`)
    expect(screen.queryByText('Failed to load medical plan')).not.toBeInTheDocument()
  })
})

describe('The plan of a visit', () => {
  it('is called a clinical assessment, asks about no illness in particular, and leads to the visit', async () => {
    signedInAs()
    const { wireVisit, answer } = visitRecord({ id: ID, told: { chiefComplaint: 'Cough' } })
    const { assessment } = wireVisit
    const assessmentType = { name: 'CLINICAL_VISIT', displayName: 'Clinical assessment' }
    const plan = {
      ...assessment.plan,
      createdAt: assessment.createdAt,
      followUpRequired: answer.followUpRequired,
      assessment: { ...assessment, assessmentType, facility: null, medicines: [], allergies: [] },
    }
    answerGraphql({ Query: { medicalPlan: () => plan } })
    await openApp(PATH)
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Clinical assessment: results of')
    expect(screen.queryByText(/What you asked about/)).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Open the visit' })).toHaveAttribute('href', `/chw/assessment-result/${ID}`)
  })
})

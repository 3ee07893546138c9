import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { VisitFields } from '#domain/input/visit.ts'
import { changeLanguage } from '#web/i18n/i18n.ts'
import { asha, signedInAs } from '#web/test/accounts.ts'
import { answerGraphql, dropGraphql } from '#web/test/graphql-server.ts'
import { openApp } from '#web/test/render-app.tsx'
import { visitRecord } from '#web/test/visit-records.ts'

const ID = '018f4c1e-7000-7000-8000-0000000000a1'
const PATH = `/chw/assessment-result/${ID}`
const CHILD = { ageMonths: 8, gender: 'male' } as const
const REVIEWED_AT = '2026-03-06T09:00:00.000Z'

const PNEUMONIA: Partial<VisitFields> = {
  chiefComplaint: 'Cough and fever, blorp',
  duration: 'days_1_to_7',
  severity: 'moderate',
  temperatureC: 38.6,
  bloodPressure: null,
  bloodPressureNotMeasured: true,
  respiratoryRatePerMin: 56,
  weightKg: 7.4,
  associatedSymptoms: ['cough', 'fever'],
  symptoms: ['chest_indrawing'],
  chestLungs: 'Crackles both sides',
  familyHistory: 'Mother has diabetes',
  riskFactors: ['smoke_indoors'],
}

type Options = Omit<Parameters<typeof visitRecord>[0], 'id' | 'told'>

async function openVisit(
  told: Partial<VisitFields> = PNEUMONIA,
  options: Options = { of: CHILD },
  role: 'chw' | 'medical_officer' = 'chw',
  path = PATH,
) {
  signedInAs({ ...asha, roles: ['patient', role] })
  const record = visitRecord({ id: ID, told, ...options })
  let visit = record.wireVisit
  const sent = answerGraphql({
    Query: { visit: (_root, { id }) => (id === ID ? visit : null) },
    Mutation: {
      reviewVisit: (_root, { agreed, reason }) => {
        if (!agreed && !reason?.trim())
          return { __typename: 'InvalidInput', message: 'Give a reason', field: 'reason', issues: [] }
        visit = { ...visit, agreed, disagreementReason: reason, reviewedAt: REVIEWED_AT }
        return visit
      },
    },
  })
  const app = await openApp(path)
  await screen.findByRole('heading', { level: 1 })
  return { ...app, ...record, text: record.answer.texts.en, sent }
}

const part = (name: string | RegExp) => {
  const section = screen.getByRole('heading', { name }).closest('section')
  if (!section) throw new Error(`${name} heads no part`)
  return within(section)
}

describe('§3 The result of a clinical assessment', () => {
  it('says first what to do, then whom it is about, the diagnosis, the risk, the confidence and the referral', async () => {
    const { answer, text } = await openVisit()
    expect(answer.riskLevel).toBe('high')
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Clinical assessment of 5 March 2026')
    expect(screen.getByText('Achieng Otieno · 8 months · Male')).toBeVisible()
    expect(screen.getByText('High risk')).toBeVisible()
    expect(screen.getAllByText(text.level.whatToDo)[0]).toBeVisible()
    const valueOf = (name: string) => screen.getByText(name).nextElementSibling
    expect(valueOf('Primary diagnosis')).toHaveTextContent(text.diagnosis)
    expect(valueOf('How sure this is')).toHaveTextContent(`Confidence ${Math.round(answer.confidence * 100)}%`)
    expect(text.plan.referral).not.toBeNull()
    expect(valueOf('Referral')).toHaveTextContent('Referral needed: today')
    expect(valueOf('Follow-up')).toHaveTextContent(text.plan.followUp[0] ?? 'none')
  })

  it('shows the differential, the reasons, the first actions, and the medicines with the dose by weight', async () => {
    const { text } = await openVisit()
    for (const { name, chanceText } of text.differential) {
      expect(screen.getByRole('heading', { name: `${name} ${chanceText}` })).toBeVisible()
    }
    const actions = part('What to do now, in this order')
    for (const { title } of text.plan.now) expect(actions.getByText(title)).toBeVisible()
    const medicines = part('Medicines that a health worker gives after examining')
    expect(text.plan.medicines.length).toBeGreaterThan(0)
    for (const { line } of text.plan.medicines) expect(medicines.getByText(line)).toBeVisible()
    expect(text.plan.medicines.some(({ line }) => /7\.4 kg|mg|ml/i.test(line))).toBe(true)
  })

  it('shows everything that was entered, and what of it was not understood', async () => {
    await openVisit()
    expect(screen.getByText('Cough and fever, blorp', { selector: 'header dd' })).toBeVisible()
    expect(screen.getByText('1-7 days')).toBeVisible()
    expect(screen.getByText('Moderate')).toBeVisible()
    expect(screen.getByText('Crackles both sides')).toBeVisible()
    expect(screen.getByText('Mother has diabetes')).toBeVisible()
    expect(part('Symptoms and danger signs').getByText('Chest pulled in with each breath')).toBeVisible()
    expect(part('History and risk factors').getByText('Cooking with firewood indoors')).toBeVisible()
    expect(screen.getByText(/Not measured: .*Blood pressure/i)).toBeVisible()
    const note = screen.getByText(/These words were not understood/)
    expect(note).toHaveTextContent('blorp')
  })

  it('calls nothing likely where too little is known', async () => {
    const { text } = await openVisit({ chiefComplaint: 'Feels tired' }, {})
    expect(text.abstained).not.toBeNull()
    expect(screen.getByText('Primary diagnosis').nextElementSibling).toHaveTextContent(text.abstained ?? 'none')
    expect(screen.getByText('Too little is known to name the illness.')).toBeVisible()
  })

  it('warns of what the record warns of', async () => {
    await openVisit({}, { medicalAlerts: ['Penicillin allergy'] })
    expect(screen.getByText('Alerts:').parentElement).toHaveTextContent('Alerts: Penicillin allergy')
  })

  it('is in Swahili too', async () => {
    const { answer } = await openVisit()
    await changeLanguage('sw')
    expect(await screen.findByText('Achieng Otieno · Miezi 8 · Mwanamume')).toBeVisible()
    expect(await screen.findAllByText(answer.texts.sw.level.whatToDo)).not.toHaveLength(0)
    expect(screen.getByText('Siku 1-7')).toBeVisible()
  })

  it('is printed', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
    const { user } = await openVisit()
    await user.click(screen.getByRole('button', { name: 'Print' }))
    expect(print).toHaveBeenCalledOnce()
  })

  it('offers another assessment of the same patient', async () => {
    const { wireVisit } = await openVisit()
    for (const link of screen.getAllByRole('link', { name: 'New assessment' })) {
      expect(link).toHaveAttribute('href', `/chw/patient-assessment/${wireVisit.assessment.patient.id}`)
    }
  })
})

describe('The result of a visit that a danger cut short', () => {
  const SHORT: Partial<VisitFields> = {
    cutShort: true,
    chiefComplaint: '',
    generalAppearance: '',
    temperatureC: null,
    bloodPressure: null,
    symptoms: ['convulsing_now'],
  }

  it('says that it was cut short, and what is not known', async () => {
    await openVisit(SHORT, { of: CHILD })
    expect(screen.getByText(/^The visit was cut short to refer the patient/)).toBeVisible()
    expect(screen.getAllByText('Not asked')).toHaveLength(2)
    expect(screen.getByText(/^Not measured:.*temperature/i)).toBeVisible()
  })

  it('begins the referral with the danger', async () => {
    await openVisit(SHORT, { of: CHILD }, 'chw', `${PATH}?refer`)
    const dialog = within(await screen.findByRole('dialog', { name: 'Refer the patient' }))
    expect(dialog.getByRole('textbox', { name: /^Reason/ })).toHaveValue('Convulsing now. Convulsions, fits (seizures)')
  })

  it('begins it with what was measured where there is no sign', async () => {
    await openVisit({ ...SHORT, symptoms: [], temperatureC: 41.2 }, {}, 'chw', `${PATH}?refer`)
    const dialog = within(await screen.findByRole('dialog', { name: 'Refer the patient' }))
    expect(dialog.getByRole('textbox', { name: /^Reason/ })).toHaveDisplayValue(/41\s°C or more/)
  })

  it('of a whole visit does not say so', async () => {
    await openVisit()
    expect(screen.queryByText(/cut short/)).toBeNull()
  })
})

describe('What the health worker says of it', () => {
  it('is that they agree', async () => {
    const { user } = await openVisit()
    expect(screen.getByText('Nobody has said yet whether this answer fits the patient.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'I agree' }))
    expect(await screen.findByText('A health worker agreed on 6 March 2026.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'I agree' })).toHaveAttribute('aria-pressed', 'true')
  })

  it('is that they do not, with a reason that has to be given', async () => {
    const { user } = await openVisit()
    await user.click(screen.getByRole('button', { name: 'I do not agree' }))
    await user.click(screen.getByRole('button', { name: 'Save' }))
    const field = screen.getByRole('textbox', { name: /Why not/ })
    await waitFor(() => expect(field).toBeInvalid())
    expect(field).toHaveAccessibleDescription(/Give a reason/)
    await user.type(field, 'Wheeze: asthma')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('A health worker did not agree on 6 March 2026.')).toBeVisible()
    expect(screen.getByText('Wheeze: asthma')).toBeVisible()
  })

  it('stays typed where it could not be sent', async () => {
    const { user } = await openVisit()
    await user.click(screen.getByRole('button', { name: 'I do not agree' }))
    await user.type(screen.getByRole('textbox', { name: /Why not/ }), 'Asthma')
    dropGraphql()
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Your answer could not be saved')).toBeVisible()
    expect(screen.getByRole('textbox', { name: /Why not/ })).toHaveValue('Asthma')
  })
})

describe('Who may do something with the answer', () => {
  it('is the health worker: refer the patient, and ask for medicines', async () => {
    await openVisit()
    expect(await screen.findByRole('button', { name: 'Refer' })).toBeVisible()
  })

  it('is nobody else: a medical officer reads it', async () => {
    await openVisit(PNEUMONIA, { of: CHILD }, 'medical_officer')
    expect(screen.getByRole('heading', { name: 'Do you agree?' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'I agree' })).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Refer' })).not.toBeInTheDocument()
  })
})

describe('A result that is not there', () => {
  it('is not found: another visit, or no id', async () => {
    signedInAs({ ...asha, roles: ['patient', 'chw'] })
    answerGraphql({ Query: { visit: () => null } })
    await openApp(PATH)
    expect(await screen.findByText('Assessment not found')).toBeVisible()
    await openApp('/chw/assessment-result/abc')
    expect((await screen.findAllByText('Assessment not found')).at(-1)).toBeVisible()
  })

  it('is fetched again where it could not be', async () => {
    signedInAs({ ...asha, roles: ['patient', 'chw'] })
    dropGraphql()
    const { user } = await openApp(PATH)
    expect(await screen.findByText('The result could not be loaded')).toBeVisible()
    answerGraphql({ Query: { visit: () => visitRecord({ id: ID, told: {} }).wireVisit } })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { level: 1, name: /Clinical assessment/ })).toBeVisible()
  })

  it('is not for patients', async () => {
    signedInAs()
    await openApp(PATH)
    expect(await screen.findByText('Access Denied')).toBeVisible()
  })
})

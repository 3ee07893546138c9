import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { asha } from '#web/test/accounts.ts'
import { openApp } from '#web/test/render-app.tsx'
import { server } from '#web/test/server.ts'

async function openSignUp() {
  const app = await openApp('/auth')
  await app.user.click(await screen.findByRole('tab', { name: 'Sign Up' }))
  await screen.findByRole('button', { name: 'Create Account' })
  return app
}

type User = Awaited<ReturnType<typeof openApp>>['user']

const fillIn = async (user: User) => {
  await user.type(screen.getByRole('textbox', { name: /First Name/ }), 'Asha')
  await user.type(screen.getByRole('textbox', { name: /Last Name/ }), 'Otieno')
  await user.type(screen.getByRole('textbox', { name: /Email/ }), 'asha@example.org')
  await user.type(screen.getByLabelText(/^Password/), 'secret1')
}

const submit = (user: User) => user.click(screen.getByRole('button', { name: 'Create Account' }))

describe('§5 Sign-up', () => {
  it('asks for first name, last name, e-mail and password, and puts the focus on the first', async () => {
    const { user } = await openSignUp()
    await submit(user)
    for (const sentence of [
      'First name is required',
      'Last name is required',
      'Email is required',
      'Password is required',
    ]) {
      expect(await screen.findByText(sentence)).toBeVisible()
    }
    expect(screen.getByRole('textbox', { name: /First Name/ })).toHaveFocus()
  })

  it('refuses a password of five characters and keeps what was typed', async () => {
    const { user } = await openSignUp()
    await fillIn(user)
    await user.type(screen.getByLabelText(/^Password/), '{Backspace}{Backspace}')
    await submit(user)
    expect(await screen.findByText('Password must be at least 6 characters')).toBeVisible()
    expect(screen.getByRole('textbox', { name: /First Name/ })).toHaveValue('Asha')
  })

  it('makes a patient out of the required fields alone', async () => {
    const sent = vi.fn<(body: unknown) => void>()
    server.use(
      http.post('/api/auth/signup', async ({ request }) => {
        sent(await request.json())
        return HttpResponse.json({ token: 'new', ...asha }, { status: 201 })
      }),
    )
    const { user, router } = await openSignUp()
    await fillIn(user)
    await submit(user)
    expect(await screen.findByText('Account created')).toBeVisible()
    await waitFor(() => expect(router.state.location.pathname).toBe('/'))
    expect(sent).toHaveBeenCalledExactlyOnceWith({
      email: 'asha@example.org',
      password: 'secret1',
      userData: {
        first_name: 'Asha',
        last_name: 'Otieno',
        phone: null,
        role: 'patient',
        facility_id: null,
        license_number: null,
        specialization: null,
        region: 'Kenya',
      },
    })
  })

  it('asks staff alone for licence and specialization, and says that the role is a request', async () => {
    const { user } = await openSignUp()
    expect(screen.queryByRole('textbox', { name: /License Number/ })).toBeNull()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'Trainer/Supervisor')
    expect(screen.getByRole('textbox', { name: /License Number/ })).toBeVisible()
    expect(screen.getByRole('textbox', { name: /Specialization/ })).toBeVisible()
    expect(screen.getByRole('note')).toHaveTextContent('Staff roles are a request.')
  })

  it('offers the facilities of the chosen region alone', async () => {
    const { user } = await openSignUp()
    expect(await screen.findByRole('option', { name: 'Kisumu County Hospital' })).toBeInTheDocument()
    expect(screen.queryByRole('option', { name: 'Juba Teaching Hospital' })).toBeNull()
    const facility = screen.getByRole('combobox', { name: /Facility/ })
    await user.selectOptions(facility, 'Kisumu County Hospital')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Region' }), 'South Sudan')
    expect(screen.getByRole('option', { name: 'Juba Teaching Hospital' })).toBeInTheDocument()
    expect(facility).toHaveValue('')
  })

  it('goes on without the facilities when they cannot be loaded, and loads them on request', async () => {
    server.use(http.get('/api/facilities', () => HttpResponse.error(), { once: true }))
    const { user } = await openSignUp()
    await user.click(await screen.findByRole('button', { name: 'Load the facilities again' }))
    expect(await screen.findByRole('option', { name: 'Kisumu County Hospital' })).toBeInTheDocument()
  })

  it("shows the server's error at the field it is about, and keeps what was typed", async () => {
    const error = 'An account with this email already exists'
    server.use(http.post('/api/auth/signup', () => HttpResponse.json({ error, field: 'email' }, { status: 409 })))
    const { user } = await openSignUp()
    await fillIn(user)
    await submit(user)
    expect(await screen.findByText('Sign up failed')).toBeVisible()
    expect(screen.getByRole('textbox', { name: /Email/ })).toHaveAccessibleDescription(error)
    expect(screen.getByRole('textbox', { name: /Email/ })).toHaveValue('asha@example.org')
  })

  it("says 'An error occurred' when the server gives no reason", async () => {
    server.use(http.post('/api/auth/signup', () => new HttpResponse(null, { status: 400 })))
    const { user } = await openSignUp()
    await fillIn(user)
    await submit(user)
    expect(await screen.findByText('An error occurred')).toBeVisible()
  })
})

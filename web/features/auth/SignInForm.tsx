import { Button, PasswordInput, TextInput } from '@mantine/core'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from '#web/features/auth/AuthPage.module.css'
import { useAuthToasts } from '#web/features/auth/use-auth-toasts.ts'
import { useLocalizedField } from '#web/i18n/use-localized-field.ts'
import { checkValues, type FieldErrors } from '#web/lib/check-values.ts'
import { useSessionStore } from '#web/lib/session/SessionProvider.tsx'

const FIELDS = ['email', 'password'] as const
type Field = (typeof FIELDS)[number]

/**
 * E-mail and password (specification §5 "Sign-in"). What was typed stays when it does not work. Two fields of the
 * browser's own do without the form library, which this page has no room for in its budget.
 */
export function SignInForm({ onWantsAccount }: { onWantsAccount: () => void }) {
  const { t } = useTranslation('auth')
  const store = useSessionStore()
  const toasts = useAuthToasts()
  const localized = useLocalizedField()
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [busy, setBusy] = useState(false)

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const values = Object.fromEntries(new FormData(event.currentTarget))
    setBusy(true)
    try {
      // The rules come with the first attempt: the form stands sooner without them.
      const { SignInInput } = await import('#domain/input/account.ts')
      const checked = checkValues(SignInInput, values)
      if ('data' in checked) toasts.welcomeBack(await store.signIn(checked.data))
      else refuse(checked.errors)
    } catch (error) {
      toasts.signInFailed(error)
    } finally {
      setBusy(false)
    }
  }

  const refuse = (found: FieldErrors) => {
    setErrors(found)
    const first = FIELDS.find((name) => found[name] !== undefined)
    form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus()
  }

  const field = (name: Field) =>
    localized({
      name,
      error: errors[name],
      onChange: () => setErrors((found) => Object.fromEntries(Object.entries(found).filter(([key]) => key !== name))),
    })

  return (
    <form ref={form} className={classes.form} noValidate onSubmit={(event) => void submit(event)}>
      <TextInput
        {...field('email')}
        label={t('fields.email')}
        type="email"
        autoComplete="username"
        required
        withAsterisk={false}
      />
      <PasswordInput
        {...field('password')}
        label={t('fields.password')}
        autoComplete="current-password"
        visibilityToggleFocusable
        visibilityToggleButtonProps={{ 'aria-label': t('fields.showPassword') }}
        required
        withAsterisk={false}
      />
      <Button type="submit" loading={busy} fullWidth mt="xs">
        {busy ? t('signIn.submitting') : t('signIn.submit')}
      </Button>
      <p className={classes.aside}>
        {t('signIn.noAccount')}
        <Button variant="subtle" px="xs" onClick={onWantsAccount}>
          {t('signIn.toSignUp')}
        </Button>
      </p>
    </form>
  )
}

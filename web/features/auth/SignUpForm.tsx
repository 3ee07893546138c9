import { Button, NativeSelect, PasswordInput, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SignUpInput } from '#domain/input/account.ts'
import { countryCodeOf, SIGN_UP_REGIONS } from '#domain/vocabulary/countries.ts'
import { SIGN_UP_ROLES } from '#domain/vocabulary/roles.ts'
import classes from '#web/features/auth/AuthPage.module.css'
import { formFieldOf } from '#web/features/auth/sign-up-fields.ts'
import { useAuthToasts } from '#web/features/auth/use-auth-toasts.ts'
import { useLocalizedField } from '#web/i18n/use-localized-field.ts'
import { checkForm } from '#web/lib/check-form.ts'
import { HttpError } from '#web/lib/http.ts'
import { useSessionStore } from '#web/lib/session/SessionProvider.tsx'
import { FacilityField } from '#web/ui/FacilityField.tsx'
import { FieldPair } from '#web/ui/FieldPair.tsx'
import { Note } from '#web/ui/Note.tsx'

const EMPTY = {
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  phone: '',
  role: 'patient',
  region: SIGN_UP_REGIONS[0] as string,
  facilityId: '',
  licenseNumber: '',
  specialization: '',
}

/** A new account (specification §3 "Sign-up userData", §5). What was typed stays when it does not work. */
export function SignUpForm({ isDemo }: { isDemo: boolean }) {
  const { t } = useTranslation(['auth', 'common'])
  const store = useSessionStore()
  const toasts = useAuthToasts()
  const localized = useLocalizedField()
  const [busy, setBusy] = useState(false)
  const form = useForm({
    mode: 'controlled',
    initialValues: EMPTY,
    // A facility belongs to its region.
    onValuesChange: (values, previous) => {
      if (values.region !== previous.region && values.facilityId !== '') form.setFieldValue('facilityId', '')
    },
  })
  const isStaff = form.values.role !== 'patient'

  const submit = async (values: typeof EMPTY) => {
    const kept = isStaff ? values : { ...values, licenseNumber: '', specialization: '' }
    const input = checkForm(form, SignUpInput, kept)
    if (!input) return
    setBusy(true)
    try {
      toasts.accountCreated(await store.signUp(input))
    } catch (error) {
      const field = error instanceof HttpError ? formFieldOf(error.field) : null
      if (field && error instanceof HttpError) form.setFieldError(field, error.message)
      toasts.signUpFailed(error)
    } finally {
      setBusy(false)
    }
  }

  const field = (name: keyof typeof EMPTY) => localized(form.getInputProps(name))
  const optional = (label: string) => `${label} (${t('fields.optional')})`

  return (
    <form className={classes.form} noValidate onSubmit={form.onSubmit((values) => void submit(values))}>
      <FieldPair>
        <TextInput {...field('firstName')} label={t('fields.firstName')} autoComplete="given-name" required />
        <TextInput {...field('lastName')} label={t('fields.lastName')} autoComplete="family-name" required />
      </FieldPair>
      <TextInput {...field('email')} label={t('fields.email')} type="email" autoComplete="email" required />
      <PasswordInput
        {...field('password')}
        label={t('fields.password')}
        description={t('fields.passwordHint')}
        autoComplete="new-password"
        visibilityToggleFocusable
        visibilityToggleButtonProps={{ 'aria-label': t('fields.showPassword') }}
        required
      />
      <TextInput
        {...field('phone')}
        label={optional(t('fields.phone'))}
        description={t('fields.phoneHint')}
        type="tel"
        autoComplete="tel"
      />
      <FieldPair>
        <NativeSelect
          {...field('role')}
          label={t('fields.role')}
          data={SIGN_UP_ROLES.map((role) => ({
            value: role,
            label: role === 'trainer' ? t('signUpRoles.trainer') : t(`common:roles.${role}`),
          }))}
        />
        <NativeSelect
          {...field('region')}
          label={t('fields.region')}
          data={SIGN_UP_REGIONS.map((region) => {
            const code = countryCodeOf(region)
            return { value: region, label: code ? t(`common:countries.${code}`) : region }
          })}
        />
      </FieldPair>
      <FacilityField
        region={form.values.region}
        label={optional(t('fields.facility'))}
        texts={{
          none: t('fields.facilityNone'),
          empty: t('fields.facilityEmpty'),
          failed: t('fields.facilityFailed'),
          retry: t('fields.facilityRetry'),
        }}
        {...field('facilityId')}
      />
      {isStaff && (
        <>
          <TextInput {...field('licenseNumber')} label={optional(t('fields.licenseNumber'))} />
          <TextInput {...field('specialization')} label={optional(t('fields.specialization'))} />
          <Note>{isDemo ? t('roleNoteDemo') : t('roleNote')}</Note>
        </>
      )}
      <Button type="submit" loading={busy} fullWidth mt="xs">
        {busy ? t('signUp.submitting') : t('signUp.submit')}
      </Button>
    </form>
  )
}

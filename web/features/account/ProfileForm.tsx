import { type FragmentType, gql, type TypedDocumentNode } from '@apollo/client'
import { useMutation, useSuspenseFragment } from '@apollo/client/react'
import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { UpdateProfileInput } from '#domain/input/account.ts'
import { countryCodeOf, SIGN_UP_REGIONS } from '#domain/vocabulary/countries.ts'
import { isStaff } from '#domain/vocabulary/roles.ts'
import { PROFILE_FORM } from '#web/features/account/profile-fragment.ts'
import { useFailureToasts } from '#web/features/account/use-account-toasts.ts'
import { roleOf } from '#web/features/account/wire.ts'
import type {
  ProfileForm_AccountFragment,
  UpdateProfileMutation,
  UpdateProfileMutationVariables,
} from '#web/graphql/operations.ts'
import { useLocalizedField } from '#web/i18n/use-localized-field.ts'
import { checkForm } from '#web/lib/check-form.ts'
import { useSessionStore } from '#web/lib/session/SessionProvider.tsx'
import { showToast } from '#web/lib/toast.ts'
import { FacilityField } from '#web/ui/FacilityField.tsx'
import { FieldPair } from '#web/ui/FieldPair.tsx'
import { Note } from '#web/ui/Note.tsx'
import classes from './account.module.css'

const UPDATE_PROFILE: TypedDocumentNode<UpdateProfileMutation, UpdateProfileMutationVariables> = gql`
  mutation UpdateProfile($input: ProfileInput!) {
    updateProfile(input: $input) {
      ... on Account {
        id
        ...ProfileForm_account
      }
      ... on InvalidInput {
        message
        issues {
          field
          message
        }
      }
    }
  }
  ${PROFILE_FORM}
`

/** The profile, to change. What was typed stays when it was not taken. */
export function ProfileForm({ account }: { account: FragmentType<ProfileForm_AccountFragment> }) {
  const { t } = useTranslation(['account', 'common'])
  const { data } = useSuspenseFragment({ fragment: PROFILE_FORM, from: account })
  const session = useSessionStore()
  const localized = useLocalizedField()
  const toasts = useFailureToasts()
  const [update, { loading }] = useMutation(UPDATE_PROFILE)
  const roles = data.roles.map(roleOf)
  const isWaiting = !isStaff(roles) && data.requestedRole !== null
  const isFixed = isStaff(roles) || isWaiting
  const initialValues = {
    firstName: data.firstName,
    lastName: data.lastName,
    phone: data.phone ?? '',
    region: data.region,
    facilityId: data.facilityId ?? '',
    licenseNumber: data.licenseNumber ?? '',
    specialization: data.specialization ?? '',
  }
  const form = useForm({
    mode: 'controlled',
    initialValues,
    // A facility belongs to its region.
    onValuesChange: (values, previous) => {
      if (values.region !== previous.region && values.facilityId !== '') form.setFieldValue('facilityId', '')
    },
  })

  const submit = async (values: typeof initialValues) => {
    const input = checkForm(form, UpdateProfileInput, values)
    if (!input) return
    try {
      const result = (await update({ variables: { input } })).data?.updateProfile
      if (result?.__typename === 'Account') {
        showToast({ tone: 'success', title: t('toasts.saved'), message: t('toasts.savedMessage') })
        await session.refresh()
      } else if (result?.__typename === 'InvalidInput') {
        form.setErrors(Object.fromEntries(result.issues.map(({ field, message }) => [field, message])))
        toasts.refused(result.message)
      } else toasts.failed()
    } catch {
      toasts.failed()
    }
  }

  const field = (name: keyof typeof initialValues) => localized(form.getInputProps(name))
  const optional = (label: string) => `${label} (${t('optional')})`
  return (
    <form noValidate onSubmit={form.onSubmit((values) => void submit(values))} aria-labelledby="profile-details">
      <h2 id="profile-details" className={classes.heading}>
        {t('profile.details')}
      </h2>
      <div className={classes.form}>
        <dl className={classes.facts}>
          <div className={classes.long}>
            <dt>{t('profile.email')}</dt>
            <dd>{data.email}</dd>
          </div>
          <div>
            <dt>{t('profile.roles')}</dt>
            <dd>{roles.map((role) => t(`common:roles.${role}`)).join(', ')}</dd>
          </div>
        </dl>
        <FieldPair>
          <TextInput {...field('firstName')} label={t('profile.firstName')} autoComplete="given-name" required />
          <TextInput {...field('lastName')} label={t('profile.lastName')} autoComplete="family-name" required />
        </FieldPair>
        <TextInput {...field('phone')} label={optional(t('profile.phone'))} type="tel" autoComplete="tel" />
        {isFixed && <Note>{isWaiting ? t('profile.fixedWaiting') : t('profile.fixed')}</Note>}
        <NativeSelect
          {...field('region')}
          label={t('profile.region')}
          disabled={isFixed}
          data={[...new Set<string>([...SIGN_UP_REGIONS, data.region])].map((region) => {
            const code = countryCodeOf(region)
            return { value: region, label: code ? t(`common:countries.${code}`) : region }
          })}
        />
        <FacilityField
          region={form.values.region}
          label={optional(t('profile.facility'))}
          disabled={isFixed}
          texts={{
            none: t('profile.facilityNone'),
            empty: t('profile.facilityEmpty'),
            failed: t('profile.facilityFailed'),
            retry: t('profile.facilityRetry'),
          }}
          {...field('facilityId')}
        />
        <FieldPair>
          <TextInput {...field('licenseNumber')} label={optional(t('profile.licenseNumber'))} />
          <TextInput {...field('specialization')} label={optional(t('profile.specialization'))} />
        </FieldPair>
        <Button type="submit" loading={loading}>
          {loading ? t('profile.saving') : t('profile.save')}
        </Button>
      </div>
    </form>
  )
}

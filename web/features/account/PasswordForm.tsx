import { gql, type TypedDocumentNode } from '@apollo/client'
import { useMutation } from '@apollo/client/react'
import { Button, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { ChangePasswordInput } from '#domain/input/account.ts'
import { forgetSessions } from '#web/features/account/Sessions.tsx'
import { useFailureToasts } from '#web/features/account/use-account-toasts.ts'
import type { ChangePasswordMutation, ChangePasswordMutationVariables } from '#web/graphql/operations.ts'
import { useLocalizedField } from '#web/i18n/use-localized-field.ts'
import { checkForm } from '#web/lib/check-form.ts'
import { showToast } from '#web/lib/toast.ts'
import classes from './account.module.css'

const CHANGE_PASSWORD: TypedDocumentNode<ChangePasswordMutation, ChangePasswordMutationVariables> = gql`
  mutation ChangePassword($currentPassword: String!, $newPassword: String!) {
    changePassword(currentPassword: $currentPassword, newPassword: $newPassword) {
      ... on PasswordChanged {
        sessions {
          id
        }
      }
      ... on TooManyAttempts {
        retryAfterSeconds
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
`

const EMPTY = { currentPassword: '', newPassword: '' }

/** A new password, which signs every other device out. */
export function PasswordForm() {
  const { t } = useTranslation('account')
  const localized = useLocalizedField()
  const toasts = useFailureToasts()
  const [change, { loading }] = useMutation(CHANGE_PASSWORD)
  const form = useForm({ mode: 'controlled', initialValues: EMPTY })

  const submit = async (values: typeof EMPTY) => {
    const variables = checkForm(form, ChangePasswordInput, values)
    if (!variables) return
    try {
      const { data } = await change({
        variables,
        update: (cache, answer) => {
          if (answer.data?.changePassword.__typename === 'PasswordChanged') forgetSessions(cache, null)
        },
      })
      const result = data?.changePassword
      if (result?.__typename === 'PasswordChanged') {
        form.reset()
        showToast({
          tone: 'success',
          title: t('toasts.passwordChanged'),
          message: t('toasts.passwordChangedMessage'),
        })
      } else if (result?.__typename === 'InvalidInput') {
        form.setErrors(Object.fromEntries(result.issues.map(({ field, message }) => [field, message])))
        toasts.refused(result.message)
      } else if (result?.__typename === 'TooManyAttempts') {
        toasts.tooOften()
      } else toasts.failed()
    } catch {
      toasts.failed()
    }
  }

  const field = (name: keyof typeof EMPTY) => ({
    ...localized(form.getInputProps(name)),
    type: 'password',
    required: true,
  })
  return (
    <form noValidate onSubmit={form.onSubmit((values) => void submit(values))} aria-labelledby="password">
      <h2 id="password" className={classes.heading}>
        {t('password.title')}
      </h2>
      <div className={classes.form}>
        <TextInput {...field('currentPassword')} label={t('password.current')} autoComplete="current-password" />
        <TextInput
          {...field('newPassword')}
          label={t('password.next')}
          description={t('password.hint')}
          autoComplete="new-password"
        />
        <Button type="submit" loading={loading}>
          {loading ? t('password.changing') : t('password.change')}
        </Button>
      </div>
    </form>
  )
}

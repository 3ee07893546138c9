import * as z from 'zod/mini'
import { message } from '#domain/input/messages.ts'
import { optionalText, requiredText } from '#domain/input/text.ts'
import { SIGN_UP_REGIONS } from '#domain/vocabulary/countries.ts'
import { SIGN_UP_ROLES } from '#domain/vocabulary/roles.ts'

const MAX_NAME = 100
const MAX_EMAIL = 254
const MAX_PASSWORD = 200

const email = z
  .string(message('email_required'))
  .check(
    z.trim(),
    z.minLength(1, message('email_required')),
    z.maxLength(MAX_EMAIL, message('text_too_long')),
    z.email(message('email_invalid')),
    z.toLowerCase(),
  )

/** Sign-in form (specification §5). */
export const SignInInput = z.object({
  email,
  password: z
    .string(message('password_required'))
    .check(z.minLength(1, message('password_required')), z.maxLength(MAX_PASSWORD, message('text_too_long'))),
})
export type SignInInput = z.output<typeof SignInInput>

/** A password that is chosen: by the sign-up rule, wherever it is chosen. */
const newPassword = z
  .string(message('password_required'))
  .check(
    z.minLength(1, message('password_required')),
    z.minLength(6, message('password_short')),
    z.maxLength(MAX_PASSWORD, message('text_too_long')),
  )

/** What a person says of themselves, and may change later. */
const profile = {
  firstName: requiredText('first_name_required', MAX_NAME),
  lastName: requiredText('last_name_required', MAX_NAME),
  phone: optionalText(30),
  region: z.enum(SIGN_UP_REGIONS, message('region_invalid')),
  facilityId: z.pipe(
    z.optional(z.nullable(z.union([z.literal(''), z.uuid(message('facility_invalid'))], message('facility_invalid')))),
    z.transform((id) => (id ? id : null)),
  ),
  licenseNumber: optionalText(60),
  specialization: optionalText(100),
}

/** Sign-up form (specification §3 "Sign-up userData", §5). The role is what the person asks for. */
export const SignUpInput = z.object({
  firstName: profile.firstName,
  lastName: profile.lastName,
  email,
  password: newPassword,
  phone: profile.phone,
  role: z._default(z.enum(SIGN_UP_ROLES, message('role_invalid')), 'patient'),
  facilityId: profile.facilityId,
  licenseNumber: profile.licenseNumber,
  specialization: profile.specialization,
  region: profile.region,
})
export type SignUpInput = z.output<typeof SignUpInput>

/** The whole profile as it shall be from now on. */
export const UpdateProfileInput = z.object(profile)
export type UpdateProfileInput = z.output<typeof UpdateProfileInput>

/** A new password, and the one so far as a proof of who asks. */
export const ChangePasswordInput = z.object({
  currentPassword: z
    .string(message('current_password_required'))
    .check(z.minLength(1, message('current_password_required')), z.maxLength(MAX_PASSWORD, message('text_too_long'))),
  newPassword,
})
export type ChangePasswordInput = z.output<typeof ChangePasswordInput>

const FORM_FIELDS: Readonly<Record<string, string>> = {
  first_name: 'firstName',
  last_name: 'lastName',
  facility_id: 'facilityId',
  license_number: 'licenseNumber',
}

const SAME = new Set(['email', 'password', 'phone', 'role', 'region', 'specialization', ...Object.values(FORM_FIELDS)])

/** The form's field for the one that the server names, `userData.first_name` or `firstName`; null for none of ours. */
export function formFieldOf(serverField: string | null): string | null {
  const name = serverField?.split('.').at(-1) ?? ''
  return FORM_FIELDS[name] ?? (SAME.has(name) ? name : null)
}

/** Gives the focus to the first field of a form, as it stands on the page, of those that are named. */
export function focusFirstFault(form: HTMLElement | null, faults: object): void {
  const wrong = [...(form?.querySelectorAll<HTMLElement>('[data-field]') ?? [])].find(
    ({ dataset }) => dataset['field'] !== undefined && Object.hasOwn(faults, dataset['field']),
  )
  wrong?.querySelector<HTMLElement>('input, select, textarea')?.focus()
}

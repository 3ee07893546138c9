import { useState } from 'react'
import * as z from 'zod/mini'
import { discardDraft, draftedForms, readDraft, storeDraft } from '#web/lib/drafts.ts'

/** What was sent under which id. The same answers sent again keep their id, so that the server stores them once. */
const Attempt = z.object({ id: z.uuid(), sent: z.string() })
const Draft = z.object({ values: z.unknown(), attempt: z.catch(z.nullable(Attempt), null) })
type Draft = z.output<typeof Draft>

/** What is stored, or the given answer where the stored one does not fit. */
export const orElse = z.catch

export interface FormDraft<Values> {
  /** What was filled in before, or null. */
  readonly restored: Values | null
  /** Says whether the device took it. */
  readonly save: (values: Values) => boolean
  /** The id to send this under, the same for the same until it is discarded. */
  readonly idFor: (values: Values, sent: unknown, newId: () => string) => string
  /** The id cannot be used: the next attempt gets a new one. */
  readonly forgetAttempt: () => void
  readonly discard: () => void
}

/** The draft of a form as it is stored now, outside of any component. */
export function openDraft<Values>(form: string, accountId: string, Shape: z.ZodMiniType<Values>): FormDraft<Values> {
  const stored = Draft.safeParse(readDraft(form, accountId))
  const values = stored.success ? Shape.safeParse(stored.data.values) : null
  let attempt: Draft['attempt'] = stored.success ? stored.data.attempt : null
  const save = (filledIn: Values) => storeDraft(form, accountId, { values: filledIn, attempt } satisfies Draft)
  return {
    restored: values?.success ? values.data : null,
    save,
    idFor: (filledIn, input, newId) => {
      const sent = JSON.stringify(input)
      if (attempt?.sent !== sent) attempt = { id: newId(), sent }
      save(filledIn)
      return attempt.id
    },
    forgetAttempt: () => {
      attempt = null
    },
    discard: () => {
      attempt = null
      discardDraft(form)
    },
  }
}

/** The drafts of this account whose forms' names begin so, as far as their values fit. */
export const storedDrafts = <Values>(
  beginning: string,
  accountId: string,
  Shape: z.ZodMiniType<Values>,
): { readonly form: string; readonly values: Values }[] =>
  draftedForms(beginning).flatMap((form) => {
    const { restored } = openDraft(form, accountId, Shape)
    return restored === null ? [] : [{ form, values: restored }]
  })

/**
 * The draft of a form, kept on this device until it is sent or the person signs out.
 * @param form its name, one for each thing that is filled in
 * @param Shape of its values; an answer that an older version stored should fall back to none
 */
export function useFormDraft<Values>(form: string, accountId: string, Shape: z.ZodMiniType<Values>): FormDraft<Values> {
  const [draft] = useState(() => openDraft(form, accountId, Shape))
  return draft
}

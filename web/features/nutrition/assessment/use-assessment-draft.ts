import { useState } from 'react'
import * as z from 'zod/mini'
import type { NutritionAssessmentInput } from '#domain/input/nutrition.ts'
import { AssessmentValues, orElse } from '#web/features/nutrition/assessment/assessment-values.ts'
import { discardDraft, readDraft, storeDraft } from '#web/lib/drafts.ts'

const FORM = 'nutrition-assessment'

/** What was sent under which id. The same answers sent again keep their id, so that the server stores them once. */
const Attempt = z.object({ id: z.uuid(), sent: z.string() })
const Draft = z.object({ values: AssessmentValues, attempt: orElse(z.nullable(Attempt), null) })
type Draft = z.output<typeof Draft>

export interface AssessmentDraft {
  /** What was filled in before, or null. */
  readonly restored: AssessmentValues | null
  readonly save: (values: AssessmentValues) => void
  /** The id to send these answers under, the same for the same answers until they are discarded. */
  readonly idFor: (values: AssessmentValues, input: NutritionAssessmentInput, newId: () => string) => string
  /** The id cannot be used: the next attempt gets a new one. */
  readonly forgetAttempt: () => void
  readonly discard: () => void
}

function openDraft(accountId: string): AssessmentDraft {
  const stored = Draft.safeParse(readDraft(FORM, accountId))
  const restored = stored.success ? stored.data.values : null
  let attempt: Draft['attempt'] = stored.success ? stored.data.attempt : null
  const save = (values: AssessmentValues) => storeDraft(FORM, accountId, { values, attempt } satisfies Draft)
  return {
    restored,
    save,
    idFor: (values, input, newId) => {
      const sent = JSON.stringify(input)
      if (attempt?.sent !== sent) attempt = { id: newId(), sent }
      save(values)
      return attempt.id
    },
    forgetAttempt: () => {
      attempt = null
    },
    discard: () => {
      attempt = null
      discardDraft(FORM)
    },
  }
}

/** The draft of the form, kept on this device until it is sent or the person signs out. */
export function useAssessmentDraft(accountId: string): AssessmentDraft {
  const [draft] = useState(() => openDraft(accountId))
  return draft
}

import * as z from 'zod/mini'
import type { Actor } from '#api/access/actor.ts'
import { authorise } from '#api/services/authorise.ts'
import type { AuditedContext } from '#api/services/context.ts'
import { parseInput } from '#api/services/parse-input.ts'
import { PageInput } from '#domain/input/page.ts'
import { optionalText } from '#domain/input/text.ts'

const LONGEST_SEARCH = 100
const PatientListInput = z.object({ limit: PageInput.shape.limit, search: optionalText(LONGEST_SEARCH) })

/**
 * Which of the patients whom one may see a list holds, by name: those whose names begin with each word of a search.
 * @throws Unauthenticated, Forbidden, InvalidInput
 */
export const patientsPage =
  ({ store, audit }: AuditedContext<'patient.list'>) =>
  async (actor: Actor | null, sent: { readonly search?: unknown; readonly limit?: unknown }) => {
    const person = authorise(actor, 'patient.read')
    const event = audit('patient.list', person.userId, { recordType: 'Patient', recordId: null, personId: null })
    return store.patients.page(person, parseInput(PatientListInput, sent), event)
  }

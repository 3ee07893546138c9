import type { Actor } from '#api/access/actor.ts'
import { authorise } from '#api/services/authorise.ts'
import type { AuditedContext } from '#api/services/context.ts'
import { NotFound } from '#api/services/errors.ts'
import { parseId } from '#api/services/parse-input.ts'
import { counselingOf, type MedicineCounseling } from '#api/services/prescriptions/counseling-of.ts'
import type { HandedOver } from '#api/store/dispensings.ts'
import type { UiLanguage } from '#domain/vocabulary/languages.ts'
import type { PatientLanguage } from '#domain/vocabulary/patient-languages.ts'

const reading = async (
  { store, audit }: AuditedContext<'dispensing.read'>,
  actor: Actor | null,
  sent: unknown,
): Promise<HandedOver> => {
  const person = authorise(actor, 'prescription.read')
  const id = parseId(sent)
  const found = await store.dispensings.read(person, id, (personId) =>
    audit('dispensing.read', person.userId, { recordType: 'Dispensing', recordId: id, personId }),
  )
  if (!found) throw new NotFound('Dispensing')
  return found
}

/**
 * What was handed over at one time: the receipt.
 * @throws Unauthenticated, Forbidden, InvalidInput, NotFound (also for what one may not see)
 */
export const readDispensing =
  (context: AuditedContext<'dispensing.read'>) =>
  async (actor: Actor | null, id: unknown): Promise<{ id: string }> => ({
    id: (await reading(context, actor, id)).id,
  })

/**
 * What is to be said of the medicines that were handed over at one time.
 * @throws Unauthenticated, Forbidden, InvalidInput, NotFound (also for what one may not see)
 */
export const dispensingCounseling =
  (context: AuditedContext<'dispensing.read'>) =>
  async (
    actor: Actor | null,
    id: unknown,
    { language, readIn }: { language: PatientLanguage; readIn: UiLanguage },
  ): Promise<readonly MedicineCounseling[]> =>
    counselingOf(await reading(context, actor, id), language, readIn)

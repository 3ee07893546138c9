import * as z from 'zod/mini'
import { TRIAGE_LEVELS } from '#domain/clinical/knowledge/conditions/condition.ts'
import { medicalMessage } from '#domain/input/medical-messages.ts'
import { message } from '#domain/input/messages.ts'
import { orNull } from '#domain/input/or-null.ts'
import { PageInput, type PageRequest } from '#domain/input/page.ts'
import { optionalText } from '#domain/input/text.ts'
import { RECORDED_TYPE_NAMES, type RecordedTypeName } from '#domain/vocabulary/medical/recorded-types.ts'

const LONGEST_SEARCH = 100

/** An instant, or the beginning of a day in UTC. */
const instant = orNull(
  z.pipe(
    z.union([z.date(), z.iso.datetime({ offset: true }), z.iso.date()], medicalMessage('date_invalid')),
    z.transform((given) => new Date(given)),
  ),
)

/** Addresses of REST say it in a word. */
const yesOrNo = z.union(
  [z.boolean(), z.stringbool({ truthy: ['true'], falsy: ['false'] })],
  medicalMessage('follow_up_required_invalid'),
)

/** A page of medical assessments or plans: of one type, risk level or patient, between two instants, or with a text in them. */
export const MedicalListInput = z
  .object({
    ...PageInput.shape,
    assessmentType: orNull(
      z.enum(
        RECORDED_TYPE_NAMES as unknown as [RecordedTypeName, ...RecordedTypeName[]],
        medicalMessage('assessment_type_invalid'),
      ),
    ),
    riskLevel: orNull(z.enum(TRIAGE_LEVELS, medicalMessage('risk_level_invalid'))),
    patientId: orNull(z.uuid(message('id_invalid'))),
    /** Plans after which somebody must, or need not, see the person again. */
    followUpRequired: orNull(yesOrNo),
    /** From this instant on, and before that one. */
    from: instant,
    before: instant,
    search: optionalText(LONGEST_SEARCH),
  })
  .check((ctx) => {
    const { from, before } = ctx.value
    if (from === null || before === null || from < before) return
    ctx.issues.push({ code: 'custom', message: medicalMessage('dates_reversed'), path: ['before'], input: before })
  })
export type MedicalListInput = z.output<typeof MedicalListInput>

/** What a client sends of it, not yet checked. */
export interface MedicalListRequest extends PageRequest {
  readonly assessmentType?: unknown
  readonly riskLevel?: unknown
  readonly patientId?: unknown
  readonly followUpRequired?: unknown
  readonly from?: unknown
  readonly before?: unknown
  readonly search?: unknown
}

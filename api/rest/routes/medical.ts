import type { FastifyInstance, FastifyRequest } from 'fastify'
import { languageAskedFor, preferredLanguage } from '#api/rest/wire/language.ts'
import {
  assessmentTypeToWire,
  MEDICAL_FIELDS,
  MEDICAL_LIST_FIELDS,
  medicalAssessmentFromWire,
  medicalAssessmentToWire,
  medicalListFromWire,
  medicalPlanToWire,
} from '#api/rest/wire/medical.ts'
import { dayOfUtc } from '#domain/time/local-day.ts'

const languageOf = (request: FastifyRequest) => preferredLanguage(request.headers['accept-language'])

/** Medical assessments by disease type, and their plans. */
export async function medicalRoutes(app: FastifyInstance): Promise<void> {
  app.get('/assessment-types', async (request) => {
    const types = await request.afya.services.listAssessmentTypes(request.afya.actor)
    return types.map((type) => assessmentTypeToWire(type, languageOf(request)))
  })

  app.post('/ai-diagnosis', { config: { fieldNames: MEDICAL_FIELDS } }, async (request) => {
    const sent = medicalAssessmentFromWire(request.body)
    const { id, assessmentId } = await request.afya.services.submitMedicalAssessment(request.afya.actor, sent)
    return { success: true, plan_id: id, assessment_id: assessmentId }
  })

  const planFields = { config: { fieldNames: { id: 'planId' } } }
  app.get<{ Params: { planId: string } }>('/plan/:planId', planFields, async (request) =>
    medicalPlanToWire(
      await request.afya.services.readMedicalPlan(request.afya.actor, request.params.planId),
      languageOf(request),
    ),
  )

  app.get<{ Params: { planId: string }; Querystring: Record<string, unknown> }>(
    '/plan/:planId/pdf',
    planFields,
    async (request, reply) => {
      const language = languageAskedFor(request.query['language']) ?? languageOf(request)
      const { actor, services } = request.afya
      const { pdf, createdAt } = await services.printMedicalPlan(actor, request.params.planId, language)
      return reply
        .type('application/pdf')
        .header('cache-control', 'private, no-store')
        .header('content-language', language)
        .header('content-disposition', `attachment; filename="afya-plan-${dayOfUtc(createdAt)}.pdf"`)
        .send(Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength))
    },
  )

  const listFields = { config: { fieldNames: MEDICAL_LIST_FIELDS } }
  app.get('/assessments', listFields, async (request) => {
    const list = medicalListFromWire(request.query)
    const rows = await request.afya.services.listMedicalAssessments(request.afya.actor, list)
    return rows.map((row) => medicalAssessmentToWire(row, row.plan))
  })

  app.get('/plans', listFields, async (request) => {
    const list = medicalListFromWire(request.query)
    const rows = await request.afya.services.listMedicalPlans(request.afya.actor, list)
    return rows.map((row) => medicalPlanToWire(row, languageOf(request)))
  })
}

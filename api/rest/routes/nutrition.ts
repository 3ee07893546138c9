import type { FastifyInstance, FastifyRequest } from 'fastify'
import { preferredLanguage } from '#api/rest/wire/language.ts'
import { ASSESSMENT_FIELDS, assessmentFromWire, assessmentToWire, planToWire } from '#api/rest/wire/nutrition.ts'

const languageOf = (request: FastifyRequest) => preferredLanguage(request.headers['accept-language'])

const pageOf = (request: FastifyRequest) => {
  const { limit, cursor } = request.query as Record<string, unknown>
  return { limit, cursor }
}

/** Nutrition assessments and their plans. */
export async function nutritionRoutes(app: FastifyInstance): Promise<void> {
  app.post('/ai-analysis', { config: { fieldNames: ASSESSMENT_FIELDS } }, async (request) => {
    const sent = assessmentFromWire(request.body)
    const plan = await request.afya.services.submitNutritionAssessment(request.afya.actor, sent)
    return { success: true, plan_id: plan.id, assessment_id: plan.assessmentId }
  })

  const planFields = { config: { fieldNames: { id: 'planId' } } }
  app.get<{ Params: { planId: string } }>('/plan/:planId', planFields, async (request) =>
    planToWire(
      await request.afya.services.readNutritionPlan(request.afya.actor, request.params.planId),
      languageOf(request),
    ),
  )

  app.get('/assessments', async (request) => {
    const rows = await request.afya.services.listNutritionAssessments(request.afya.actor, pageOf(request))
    return rows.map((row) => ({ ...assessmentToWire(row), bmi: row.plan?.bmi ?? null, plan_id: row.plan?.id ?? null }))
  })

  app.get('/plans', async (request) => {
    const rows = await request.afya.services.listNutritionPlans(request.afya.actor, pageOf(request))
    return rows.map((row) => planToWire(row, languageOf(request)))
  })
}

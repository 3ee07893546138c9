import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ASSESSMENT_FIELDS, assessmentFromWire, assessmentToWire, planToWire } from '#api/rest/wire/nutrition.ts'
import type { UiLanguage } from '#domain/vocabulary/languages.ts'

/** The language of the texts: what Accept-Language likes best of ours, else English. */
const languageOf = (request: FastifyRequest): UiLanguage =>
  /^\s*sw\b/i.test(request.headers['accept-language'] ?? '') ? 'sw' : 'en'

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

  app.get<{ Params: { planId: string } }>('/plan/:planId', async (request) =>
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

import type { PrintedBlock, PrintedDocument } from '#api/platform/pdf/printed-document.ts'
import { heading, line, paragraph } from '#api/services/medical/paper/blocks.ts'
import { ageOf, dataBlocks, genderOf, personName } from '#api/services/medical/paper/data-blocks.ts'
import { diagnosisBlocks } from '#api/services/medical/paper/diagnosis-blocks.ts'
import type { PaperPlan } from '#api/services/medical/paper/paper-plan.ts'
import { type PlanPhrases, planPhrases, put } from '#api/services/medical/paper/plan-phrases.ts'
import { preventionBlocks, treatmentBlocks } from '#api/services/medical/paper/treatment-blocks.ts'
import { planTexts } from '#api/services/medical/stored-plan.ts'
import type { MedicalText } from '#domain/clinical/medical/medical-answer.ts'
import type { UiLanguage } from '#domain/vocabulary/languages.ts'
import { isRecordedType, RECORDED_TYPES } from '#domain/vocabulary/medical/recorded-types.ts'
import { VISIT_TYPE } from '#domain/vocabulary/visits.ts'

const AUTHOR = 'Afya Mashariki'
const TONES = { critical: 'red', high: 'red', moderate: 'amber', low: 'green' } as const
const RISK_NAMES = { critical: 'CRITICAL', high: 'HIGH', moderate: 'MODERATE', low: 'LOW' } as const
/** A frightened person reads no more: all of them stand in the treatment plan. */
const MOST_STEPS = 3
const PERCENT = 100

/** Before everything else what to do: with the number to call and the first steps where it cannot wait. */
function whatToDo(
  { level, plan }: MedicalText,
  { words, country, emergencyNumber, isNumberDoubted }: PlanPhrases,
): PrintedBlock {
  const urgent = TONES[level.id] === 'red'
  const steps = urgent ? plan.now.filter(({ by }) => by === 'patient').slice(0, MOST_STEPS) : []
  const call =
    emergencyNumber === null
      ? line(put(words.noNumber, { country }))
      : line(`${put(words.call, { number: emergencyNumber })} (${country})`, 'strong')
  return {
    kind: 'box',
    tone: TONES[level.id],
    title: level.name,
    lines: [
      line(level.whatToDo, 'strong'),
      ...(urgent ? [call] : []),
      ...(urgent && isNumberDoubted ? [line(words.doubtedNumber)] : []),
      ...(steps.length > 0 ? [line(`${words.doNow}:`)] : []),
      ...steps.map(({ title }, at) => line(`${at + 1}. ${title}`, 'strong')),
    ],
  }
}

/**
 * A medical plan on paper in one language: all that its page says, in the same order. Pure.
 */
export function planDocument(plan: PaperPlan, language: UiLanguage): PrintedDocument {
  const { assessment } = plan
  const text = planTexts(plan)[language]
  const phrases = planPhrases(language, assessment.region)
  const { words } = phrases
  if (!isRecordedType(assessment.assessmentType)) throw new Error(`There is no type ${assessment.assessmentType}`)
  const type = RECORDED_TYPES[assessment.assessmentType].displayName[language]
  // A visit asks about no illness in particular.
  const asked = assessment.assessmentType === VISIT_TYPE ? null : type
  const title = put(words.title, { type, date: phrases.date(plan.createdAt) })
  const person = [personName(assessment, phrases), ageOf(assessment, phrases), genderOf(assessment, phrases)].join(
    ' · ',
  )
  const risk = words.riskLevels[RISK_NAMES[text.level.id]]
  const confidence = put(words.confidence, { percent: Math.round(plan.confidence * PERCENT) })
  return {
    language,
    title,
    author: AUTHOR,
    runningHead: `${title} · ${person} · ${risk}`,
    notice: words.notice,
    pageNumber: '{{page}} / {{pages}}',
    createdAt: plan.createdAt,
    blocks: [
      whatToDo(text, phrases),
      heading(1, title),
      paragraph(person, 'strong'),
      paragraph(`${risk} · ${confidence}`, 'strong'),
      paragraph(text.confidence ?? words.confidenceAbstained, 'quiet'),
      ...diagnosisBlocks(text, asked, phrases),
      ...treatmentBlocks(text, phrases),
      ...dataBlocks(plan, text, phrases),
      ...preventionBlocks(text, phrases),
    ],
  }
}

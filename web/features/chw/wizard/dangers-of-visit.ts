import { readVisit } from '#domain/clinical/visit/read-visit.ts'
import { visitCaseOf } from '#domain/clinical/visit/visit-case.ts'
import type { VisitFacts } from '#domain/clinical/visit/visit-facts.ts'
import type { ClinicalEngine, FoundDangers } from '#web/lib/clinical-engine/load-clinical-engine.ts'

/** The dangers of a visit so far, read and put together as the server does with the whole of it. */
export function dangersOfVisit(engine: ClinicalEngine, visit: VisitFacts): FoundDangers {
  const { together, complaint } = readVisit(visit, (text, { ageMonths }) => engine.read(text, ageMonths))
  return engine.findDangers(visitCaseOf(visit, complaint), together)
}

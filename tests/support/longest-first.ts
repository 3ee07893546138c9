import { statSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The files that take longest, by the project and then by their time; what begins last would be waited for alone. */
const LONGEST = [
  'integration/backup/schemas',
  'integration/access',
  'integration/backup/commands',
  'integration/sql-statements',
  'integration/process',
  'integration/audit/events',
  'integration/fuzz',
  'integration/database/two-servers',
  'integration/backup/running',
  'integration/database/lock',
  'integration/throttling',
  'integration/crash',
  'integration/database/crash',
  'integration/backup/',
  'integration/database/',
  'integration/bad-',
  'integration/large-facility',
  'integration/referral',
  'clinical/language/read-arabic',
  'clinical/compact/compact',
  'clinical/nutrition/plan-nutrition.properties',
  'clinical/assess/hostile-case.properties',
  'imaging/measure-photo',
  'clinical/language/read-french',
  'clinical/triage/danger-signs',
  '.properties.',
  'scripts/compact-knowledge',
]

const rank = ({ moduleId }: TestSpecification): number => {
  const found = LONGEST.findIndex((part) => moduleId.includes(part))
  return found === -1 ? LONGEST.length : found
}
const bytes = ({ moduleId }: TestSpecification): number => statSync(moduleId).size

/** Runs one project after the other, each with its longest files first, and of the others the larger before the smaller. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted(
      (one, other) =>
        one.project.name.localeCompare(other.project.name) || rank(one) - rank(other) || bytes(other) - bytes(one),
    )
  }
}

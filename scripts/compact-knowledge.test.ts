import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { assess } from '#domain/clinical/assess/assess.ts'
import { explainAssessment } from '#domain/clinical/explain/explain-assessment.ts'
import { ENGLISH_ANSWER } from '#domain/clinical/knowledge/text/en/answer-words.ts'
import { ENGLISH_PACK } from '#domain/clinical/knowledge/text/en/words.ts'
import { SWAHILI_ANSWER } from '#domain/clinical/knowledge/text/sw/answer-words.ts'
import { SWAHILI_PACK } from '#domain/clinical/knowledge/text/sw/words.ts'
import { textReader } from '#domain/clinical/language/read-text.ts'
import { ENGINE_CASES } from '#tests/bench/engine-cases.ts'
import type { loadClinicalEngine } from '#web/lib/clinical-engine/load-clinical-engine.ts'
import { buildEngine } from './engine-size.ts'

const directory = mkdtempSync(join(tmpdir(), 'afya-engine-'))
const IN_NODE = {
  en: { read: textReader([ENGLISH_PACK.words]), answer: ENGLISH_ANSWER },
  sw: { read: textReader([SWAHILI_PACK.words]), answer: SWAHILI_ANSWER },
} as const
let load: typeof loadClinicalEngine

/** A build, on a machine that has other work. */
const BUILD_MS = 60_000

beforeAll(async () => {
  const output = await buildEngine()
  writeFileSync(join(directory, 'package.json'), '{"type":"module"}')
  for (const one of output) {
    const path = join(directory, one.fileName)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, one.type === 'chunk' ? one.code : one.source)
  }
  const entry = output.find((one) => one.type === 'chunk' && one.isEntry)
  const built = await import(/* @vite-ignore */ pathToFileURL(join(directory, entry?.fileName ?? '')).href)
  load = built.loadClinicalEngine
}, BUILD_MS)
afterAll(() => rmSync(directory, { recursive: true }))

describe('The clinical engine as the browser gets it', () => {
  it.each(['en', 'sw'] as const)('answers every case of the bench as the tables do, read in %s', async (language) => {
    const engine = await load(language)
    const { read, answer } = IN_NODE[language]
    for (const { language: _, ...one } of ENGINE_CASES) {
      const assessment = engine.assess(one)
      const expected = assess(one, read(one.text, one.ageMonths))
      expect(assessment).toEqual(expected)
      expect(engine.explain(assessment)).toEqual(explainAssessment(expected, answer))
    }
  })

  it('is loaded once', () => {
    expect(load('en')).toBe(load('en'))
  })
})

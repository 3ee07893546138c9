import type { Assessment } from '#domain/clinical/assess/assessment.ts'
import type { ClinicalCase } from '#domain/clinical/case/clinical-case.ts'
import type { Explanation } from '#domain/clinical/explain/explanation.ts'
import type { ReadText } from '#domain/clinical/language/read-text.ts'
import type { LoadLanguage } from '#web/lib/clinical-engine/engine-language.ts'

/** A language's words are a chunk of their own: nobody loads another's. */
const LANGUAGES = {
  en: () => import('#web/lib/clinical-engine/english.ts'),
  sw: () => import('#web/lib/clinical-engine/swahili.ts'),
} as const satisfies Record<string, () => Promise<{ readonly load: LoadLanguage }>>

/** The languages in which the browser reads a text and gives an answer. */
export type EngineLanguage = keyof typeof LANGUAGES

/** Something that a text says of the patient. */
export interface RecognisedFinding {
  /** The finding's id, as records hold it. */
  readonly code: string
  readonly label: string
  /** By itself a reason to be seen the same day or sooner. */
  readonly danger: boolean
}

export interface RecognisedText {
  /** What the text says, or thinks possible, of the patient: neither what it denies nor what is somebody else's. */
  readonly findings: readonly RecognisedFinding[]
  /** Words that were not known, at most twenty. */
  readonly notUnderstood: readonly string[]
  /** False where the text is longer than what is read. */
  readonly isWhole: boolean
  /** Whether a speaker of the language who works in health has reviewed the words. */
  readonly isReviewed: boolean
}

/** Something for which a patient has to be seen the same day or sooner. */
export interface FoundDanger {
  /** The same for the same danger, in every language. */
  readonly key: string
  readonly label: string
  /** A sign in the words of a checklist, an illness that was named, or what a rule says of several things together. */
  readonly kind: 'sign' | 'illness' | 'rule'
}

export interface FoundDangers {
  readonly dangers: readonly FoundDanger[]
  /** How soon, and what to do first. Meant only where there is a danger. */
  readonly isEmergency: boolean
  readonly urgency: string
  readonly whatToDo: string
  /** What the patient, those around or a community health worker do now, the most pressing first. */
  readonly actions: readonly { readonly id: string; readonly title: string; readonly instruction: string }[]
}

export interface ClinicalEngine {
  /** What a text in the engine's language says of the patient, whose age and sex tell what is possible. */
  readonly recognise: (text: string, patient: Pick<ClinicalCase, 'ageMonths' | 'sex'>) => RecognisedText
  /** Reads the case's text in the engine's language, if it has one, and assesses the case. */
  readonly assess: (clinicalCase: ClinicalCase) => Assessment
  /** What a text in the engine's language says, of a patient of this age in months. */
  readonly read: (text: string, ageMonths?: number) => ReadText
  /**
   * The dangers of a case as far as it is known: danger signs, and rules that ask for the same day or sooner.
   * @param said what its texts say
   */
  readonly findDangers: (clinicalCase: ClinicalCase, said: ReadText) => FoundDangers
  readonly explain: (assessment: Assessment) => Explanation
}

const loaded = new Map<EngineLanguage, Promise<ClinicalEngine>>()

async function load(language: EngineLanguage): Promise<ClinicalEngine> {
  const [{ clinicalEngine }, { load: loadWords }] = await Promise.all([
    import('#web/lib/clinical-engine/clinical-engine.ts'),
    LANGUAGES[language](),
  ])
  return clinicalEngine(await loadWords())
}

/**
 * The clinical engine with one language, loaded when it is first asked for; after a failure it tries anew. It works
 * without a network from then on.
 */
export function loadClinicalEngine(language: EngineLanguage): Promise<ClinicalEngine> {
  let engine = loaded.get(language)
  if (!engine) {
    engine = load(language)
    loaded.set(language, engine)
    engine.catch(() => loaded.delete(language))
  }
  return engine
}

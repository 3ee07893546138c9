import type { CounselingKind } from '#domain/clinical/counseling/counseling.ts'
import { SOURCES } from '#domain/clinical/knowledge/sources.ts'

/** What the statements rest on: the engine's sources, and those that say what patients are told. */
export const COUNSELING_SOURCES = {
  ...SOURCES,
  bnf_2023: 'British National Formulary 86, 2023, with its cautionary and advisory labels',
  bnfc_2023: 'BNF for Children, 2023 to 2024',
  formulary_who_2008: 'WHO, Model formulary, 2008',
  formulary_children_2010: 'WHO, Model formulary for children, 2010',
  contraception_2016: 'WHO, Selected practice recommendations for contraceptive use, 3rd edition, 2016',
  family_planning_2022: 'WHO/Johns Hopkins, Family planning: a global handbook for providers, 4th edition, 2022',
  diarrhoea_2005: 'WHO, The treatment of diarrhoea: a manual for physicians and other senior health workers, 2005',
  cord_care_2022: 'WHO, Recommendations on maternal and newborn care for a positive postnatal experience, 2022',
} as const

export type CounselingSource = keyof typeof COUNSELING_SOURCES

/** Whom a statement is for; nothing: everybody. Months of age. */
export interface StatementAudience {
  readonly fromMonths?: number
  readonly belowMonths?: number
  /** Not for who is known to be male. */
  readonly women?: true
  /** Not where a pregnancy is known. */
  readonly notPregnant?: true
  /** Only where a course of more than one day was prescribed, or one without an end. */
  readonly severalDays?: true
}

/**
 * One thing to say. Where the words differ, `[to the patient|to whoever gives it to a child]`; `{days}` and `{dosage}`
 * are filled in.
 */
export interface Statement {
  readonly en: string
  readonly sw: string
  readonly of?: StatementAudience
  readonly sources: readonly CounselingSource[]
}

/** Statements of one kind: each id begins with it. */
export type StatementsOf<Kind extends CounselingKind> = Readonly<Record<`${Kind}.${string}`, Statement>>

/** From here on patients are spoken to themselves. */
export const SPOKEN_TO_FROM_MONTHS = 144
/** Girls and women for whom pregnancy has to be thought of. */
export const CHILDBEARING = { women: true, fromMonths: 120, belowMonths: 660 } as const satisfies StatementAudience
export const ADULTS = { fromMonths: 216 } as const satisfies StatementAudience
export const UNDER_FIVE = { belowMonths: 60 } as const satisfies StatementAudience

import type { UseFormReturnType } from '@mantine/form'
import type { ReactNode } from 'react'

/** What the fields of every form say, in the language on the screen. */
export interface FieldWords {
  readonly optional: string
  /** The schema's sentence, which is English, in the language on the screen. */
  readonly error: (english: ReactNode) => ReactNode
}

/** What a part of a form is given. */
export interface FormPart<Values> {
  readonly form: UseFormReturnType<Values>
  readonly words: FieldWords
}

/** The names of the answers that are of a kind: texts, lists. */
export type FieldOf<Values, Kind> = {
  [Name in keyof Values]: Values[Name] extends Kind ? Name : never
}[keyof Values] &
  string

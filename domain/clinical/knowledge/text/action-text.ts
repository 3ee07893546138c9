/** What to do, as one tells the patient or who cares for them: one or two short sentences in the imperative. */
export type ActionTexts<Ids extends object> = Readonly<Record<keyof Ids, string>>

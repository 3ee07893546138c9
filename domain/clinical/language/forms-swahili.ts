const SUBJECTS = 'ni|u|a|tu|m|mu|wa|i|ki|vi|zi|li|ya|ku|pa|mwa'
const TENSES = 'na|me|li|ta|ka|ki|nge|mesha'
const OBJECTS = 'ni|ku|m|mw|tu|wa|ji|i|ki|zi|li|ya'
/** ninaumwa, anatapika, imevimba, kutapika, naumwa, hukohoa */
const MARKED = new RegExp(`^(?:(?:${SUBJECTS})(?:${TENSES})|na|ku|hu|nime|nina)(.{3,})$`)
const WITH_OBJECT = new RegExp(`^(?:${OBJECTS})(.{3,})$`)
/** sitapiki, hatapiki, hawali, hakutapika, haja... */
const DENIED = /^(?:si|ha|hau|hai|hatu|ham|hawa|haku|siku|haja|sija)(.{3,})$/

/** The forms under which a Swahili word is looked up: itself, without the marks of person and tense, without the object. */
export function swahiliForms(word: string): readonly string[] {
  const forms = [word]
  const rest = MARKED.exec(word)?.[1]
  if (rest) {
    forms.push(rest)
    const root = WITH_OBJECT.exec(rest)?.[1]
    if (root) forms.push(root)
  }
  return forms
}

/** `hatapiki` denies `tapika`: the verb that a Swahili word denies, or null. */
export function swahiliDenied(word: string): string | null {
  const rest = DENIED.exec(word)?.[1]
  if (!rest) return null
  return rest.endsWith('i') ? `${rest.slice(0, -1)}a` : rest
}

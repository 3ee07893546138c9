import { type Cue, cueFinder } from '#domain/clinical/language/cues.ts'
import { type Grammar, ownRelatives } from '#domain/clinical/language/grammar.ts'
import type { TokenSense } from '#domain/clinical/language/scopes.ts'
import type { Token } from '#domain/clinical/language/tokens.ts'
import { ownEntry } from '#domain/clinical/own-entry.ts'

/** Words that a relative's story reaches at most. */
const REACH = 20
/** Words of what is told of a relative in passing, at most. */
const PASSING = 4
/** Words before which a text begins with a relative: a greeting may come first. */
const OPENING = 4
const LONGEST_GREETING = 8
const DAYS_A_YEAR = 365

/**
 * Marks what is said of somebody else. A relative in a sentence ("my sister has TB") is somebody else, from the word
 * on to the next "but", to a "now", to the speaker's own "I", or to the end of the sentence. Where the whole text speaks of a
 * relative alone and nobody speaks of themselves ("my husband cannot speak"), the relative is the patient. So it is where
 * the text begins with one ("my husband is 50 and cannot speak", "our neighbour, a man of 40, cannot speak") whose age or sex would else be taken for another patient's.
 * What comes in the sentences behind ("She is pale and dizzy"), with no word of the speaker, may be the relative's or the
 * patient's, and is marked so.
 * Somebody's relative is not the patient ("her brother has fits, she has a cough"), and one who only tells of the patient
 * ("his mother says that he has a fever", "brought by her aunt") is nobody in it.
 */
export function markOthers(
  grammar: Grammar,
): (tokens: readonly Token[], senses: TokenSense[], patientNamed: boolean) => void {
  const relative = cueFinder(grammar.relatives)
  const ownRelative = cueFinder(ownRelatives(grammar))
  const turn = cueFinder(grammar.turns.filter((word) => grammar.orWords.every((or) => or !== word)))
  const report = cueFinder(grammar.reports ?? [])
  const teller = cueFinder(grammar.tellers ?? [])
  const toPatient = cueFinder(grammar.backToPatient ?? [])
  const speakers = new Set(grammar.speakers)
  const addressed = new Set(grammar.addressed)
  const others = new Set([...grammar.persons.she, ...grammar.persons.he])
  const informedBy = cueFinder(grammar.informedBy ?? [])
  const companion = cueFinder(grammar.companions ?? [])
  const greetings = new Set(grammar.greetings)
  const aside = cueFinder(grammar.asides ?? [])
  const client = cueFinder(grammar.clients ?? [])
  const known = new Set(grammar.knownOfOthers)
  const possessives = new Set(grammar.possessives)
  /** Whether a relative is somebody's who is spoken of: "her brother", "her older brother". */
  const isSomebodys = (tokens: readonly Token[], at: number): boolean =>
    [1, 2].some((back) => possessives.has(tokens[at - back]?.text ?? '') && tokens[at - 1]?.kind === 'word')
  const joins = new Set(grammar.lists?.joins)

  const isInformant = (tokens: readonly Token[], { from, to }: Cue): boolean =>
    report(tokens, to) !== null ||
    report(tokens, to + 1) !== null ||
    [1, 2, 3].some((back) => from >= back && informedBy(tokens, from - back)?.to === from)
  /** Whether a text begins with one who tells of this relative, the patient: "Daughter reports her mother, 76, forgets". */
  const isReported = (tokens: readonly Token[], { from }: Cue): boolean =>
    [0, 1].some((between) =>
      [from - between - 1, from - between - 2].some(
        (told) =>
          told > 0 &&
          told < OPENING &&
          report(tokens, told)?.to === from - between &&
          (relative(tokens, told - 1) ?? teller(tokens, told - 1)) !== null,
      ),
    )
  /** Whether a word for a relative names the patient of whoever writes: "pregnant mother with a headache". */
  const isClient = (tokens: readonly Token[], { from, to }: Cue): boolean =>
    [0, 1, 2].some((back) => (client(tokens, from - back)?.to ?? 0) >= to)
  /** Whether a word stands for the writer in what somebody else does: "she does not hear me". */
  const isAddressed = (tokens: readonly Token[], at: number): boolean =>
    addressed.has(tokens[at]?.text ?? '') &&
    tokens.slice(0, at).some(({ sentence, text }) => sentence === tokens[at]?.sentence && others.has(text))
  // "My wife", "my pregnant wife".
  const relativeAfter = (tokens: readonly Token[], at: number) => relative(tokens, at + 1) ?? relative(tokens, at + 2)
  const persons = cueFinder([...grammar.persons.female, ...grammar.persons.male, ...grammar.persons.child])
  /** Whether a relative is told of in passing up to here: "I nursed someone with Marburg, ...", "mother HIV+, ...". */
  const isInPassing = (tokens: readonly Token[], { from, to }: Cue, end: number): boolean =>
    (end - to <= PASSING && tokens.slice(to, end).some(({ text }) => known.has(text))) ||
    [1, 2, 3].some((back) => tokens[from - back]?.sentence === tokens[from]?.sentence && isSpeaker(tokens, from - back))
  const isNoRelative = (tokens: readonly Token[], one: Cue | null) => one === null || isInformant(tokens, one)
  /** Whether a sentence tells of nobody in particular: "Yesterday all was well." A number may be somebody's age. */
  const isOfNobody = (tokens: readonly Token[], from: number, to: number): boolean =>
    tokens
      .slice(from, to)
      .every(
        ({ kind, text }, nth) =>
          kind !== 'number' &&
          !speakers.has(text) &&
          !others.has(text) &&
          persons(tokens, from + nth) === null &&
          isNoRelative(tokens, relative(tokens, from + nth)),
      )
  const endOfSentence = (tokens: readonly Token[], from: number): number => {
    const end = tokens.findIndex(({ sentence }, at) => at > from && sentence !== tokens[from]?.sentence)
    return end === -1 ? tokens.length : end
  }
  /** Where a text begins behind the sentences of which this is so. */
  const behind = (tokens: readonly Token[], isBefore: (from: number, to: number) => boolean): number => {
    let from = 0
    for (let to = 0; from < tokens.length; from = to) {
      to = endOfSentence(tokens, from)
      if (!isBefore(from, to)) break
    }
    return from
  }
  const isGreeting = (tokens: readonly Token[], from: number, to: number): boolean =>
    to - from <= LONGEST_GREETING && tokens.slice(from, to).some(({ text }) => greetings.has(text))
  /** Whether a number stands here with a unit of years, or as all that is said: "40 years", "miaka 40", "40, ...". */
  const isAge = (tokens: readonly Token[], at: number, isNear: boolean): boolean => {
    const [before, number, next] = [tokens[at - 1], tokens[at], tokens[at + 1]]
    const isYears = (token: Token | undefined) => (ownEntry(grammar.units, token?.text ?? '') ?? 0) >= DAYS_A_YEAR
    const isAll = next?.sentence !== number?.sentence || next?.kind === 'comma' || next?.kind === 'mark'
    return number?.kind === 'number' && (isYears(before) || isYears(next) || (isAll && isNear))
  }
  const copulas = new Set(grammar.lists?.copulas)
  /** Whether it is said how old a relative is, or how far pregnant: "our neighbour, a man of 40", "sister is 8 months". */
  const isOfAge = (tokens: readonly Token[], one: Cue | null) =>
    one !== null &&
    !possessives.has(tokens[one.from - 1]?.text ?? '') &&
    (tokens[one.to]?.kind === 'comma' || copulas.has(tokens[one.to]?.text ?? '')
      ? tokens.slice(one.to + 1, one.to + 1 + OPENING).some(({ kind }) => kind === 'number')
      : [0, 1, 2, 3].some((more) => isAge(tokens, one.to + more, more < 3)))
  const relativeBegins = (tokens: readonly Token[], from: number) =>
    tokens.slice(from, from + OPENING).some((token, nth) => {
      const isOwn = ownRelative(tokens, from + nth) ?? (speakers.has(token.text) && relativeAfter(tokens, from + nth))
      return isOwn || isOfAge(tokens, relative(tokens, from + nth))
    })
  const opensWithRelative = (tokens: readonly Token[]) => {
    const isBefore = (from: number, to: number) => isGreeting(tokens, from, to)
    if (relativeBegins(tokens, behind(tokens, isBefore))) return true
    // Who is spoken of first, with an age, is the patient: "Yesterday all was well. My mother is 40, her chest is tight".
    const first = behind(tokens, (from, to) => isBefore(from, to) || isOfNobody(tokens, from, to))
    const story = tokens.slice(first, endOfSentence(tokens, first)).slice(0, OPENING + OPENING)
    return relativeBegins(tokens, first) && story.some(({ kind }) => kind === 'number')
  }
  /** Whether the first sentence that tells of anybody tells of a relative: behind "Expectant, 4 months, well" one is another. */
  const isFirstOfRelative = (tokens: readonly Token[]): boolean => {
    const first = behind(tokens, (from, to) => isGreeting(tokens, from, to) || isOfNobody(tokens, from, to))
    const end = first < tokens.length ? endOfSentence(tokens, first) : first
    const sentence = tokens.slice(first, end)
    return first >= tokens.length || sentence.some((_, nth) => !isNoRelative(tokens, relative(tokens, first + nth)))
  }
  /** Whether the speaker of a token only asks or observes: "what should I do", "I gave her water". */
  const isAside = (tokens: readonly Token[], at: number) =>
    [0, 1, 2].some((back) => (aside(tokens, at - back)?.to ?? 0) > at)
  /** Whether somebody speaks of themselves at a token: the "my" of "my wife" does not. */
  const isSpeaker = (tokens: readonly Token[], at: number) =>
    speakers.has(tokens[at]?.text ?? '') &&
    !relativeAfter(tokens, at) &&
    !isAddressed(tokens, at) &&
    !isAside(tokens, at)
  /** Marks the sentences behind a relative's story, up to one in which somebody speaks of themselves or of another. */
  const markBehind = (tokens: readonly Token[], senses: readonly TokenSense[]) => {
    let isBehind = false
    for (const sentence of Map.groupBy(tokens.keys(), (at) => tokens[at]?.sentence).values()) {
      const isOwn = sentence.some((at) => isSpeaker(tokens, at))
      if (sentence.some((at) => senses[at]?.otherBy != null)) isBehind = !isOwn
      else if (isOwn || sentence.some((at) => relative(tokens, at) !== null)) isBehind = false
      else if (isBehind) for (const sense of sentence.flatMap((at) => senses[at] ?? [])) sense.perhapsOthers = true
    }
  }
  /** Whose husband or mother it is, where the words for the two differ: of "her husband" hers. */
  const ownerOf = (tokens: readonly Token[], { from, to }: Cue) =>
    grammar.sufferers?.find(
      ({ possessive, doers }) =>
        // "Partner squeezed her neck": without a possessive only where a sentence begins with it.
        ([1, 2].some((back) => possessive === tokens[from - back]?.text) ||
          tokens[from - 1]?.sentence !== tokens[from]?.sentence) &&
        doers.test(tokens[to - 1]?.text ?? ''),
    )
  /**
   * Where a relative's doing reaches the speaker or the patient in the same statement: at the "my" of "my sister stepped on
   * my foot", and at the second "her" of "her husband pressed her neck".
   */
  const sufferedAt = (tokens: readonly Token[], { from, to }: Cue, end: number): number | null => {
    const whose = ownerOf(tokens, { from, to })
    const suffers = (text = '') => (grammar.suffers?.test(text) || whose?.words.test(text)) ?? false
    const doing = tokens.slice(to, end + 1)
    const nth = doing.findIndex(({ text, kind }) => kind !== 'word' || joins.has(text) || suffers(text))
    return suffers(doing[nth]?.text) ? to + nth : null
  }
  return (tokens, senses, patientNamed) => {
    const speaks = tokens.some((_, at) => isSpeaker(tokens, at))
    const alone = !speaks && (!patientNamed || opensWithRelative(tokens))
    // "Expectant, 4 months, well. Neighbour had fits": who begins a sentence behind another's is not the patient.
    const isNext = ({ from }: Cue) =>
      !patientNamed && tokens[from - 1]?.sentence !== tokens[from]?.sentence && !isFirstOfRelative(tokens)
    for (let at = 0; at < tokens.length; at++) {
      const found = relative(tokens, at)
      if (!found || isInformant(tokens, found) || isReported(tokens, found) || isClient(tokens, found)) continue
      if (alone && !isSomebodys(tokens, at) && !isNext(found)) continue
      const { sentence } = tokens[at] ?? { sentence: -1 }
      const owner = ownerOf(tokens, found)
      // "Her husband beat her, she bleeds from the ear": with "she" it is the patient's again.
      const isOwner = ({ text = '' }: Partial<Token>, { text: before = '', kind }: Partial<Token>) =>
        owner !== undefined &&
        (text === owner.subject || (owner.words.test(text) && (kind === 'comma' || joins.has(before))))
      const isBeside = [1, 2].some((back) => companion(tokens, found.from - back)?.to === found.from)
      let end = found.to
      while (end < tokens.length && tokens[end]?.sentence === sentence && end - at < REACH) {
        const token = tokens[end]
        if ((token && speakers.has(token.text)) || toPatient(tokens, end)) break
        if (isOwner(token ?? {}, tokens[end - 1] ?? {})) break
        // "Delivered at home with my aunt, the placenta came."
        if (isBeside && token?.kind === 'comma') break
        if (token?.kind === 'comma' && !others.has(tokens[end + 1]?.text ?? '') && isInPassing(tokens, found, end))
          break
        const turned = turn(tokens, end)
        if (turned && tokens[end - 1]?.kind === 'comma') break
        end += 1
      }
      const toSpeaker = sufferedAt(tokens, found, end)
      for (const sense of senses.slice(found.from, end)) {
        sense.otherBy ??= found
        sense.toSpeaker ??= toSpeaker
      }
      at = end - 1
    }
    if (!patientNamed) markBehind(tokens, senses)
  }
}

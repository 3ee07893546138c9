import type { Cue } from '#domain/clinical/language/cues.ts'
import type { Duration } from '#domain/clinical/language/durations.ts'
import type { Mention } from '#domain/clinical/language/mention.ts'
import type { FindingStatus, ReadFinding } from '#domain/clinical/language/read-finding.ts'
import type { TokenSense } from '#domain/clinical/language/scopes.ts'
import type { Token } from '#domain/clinical/language/tokens.ts'

/** "No symptoms: fever": that nothing ails somebody goes on to deny what it is told of. */
export const NO_COMPLAINT = 'no_complaint'

type Said = Pick<ReadFinding, 'status' | 'theirs' | 'perhapsTheirs'>

/**
 * What is said of a mention: denied by a word before or behind it, or, at `denied`, by its own verb. Null where nothing
 * is: what says that it is absent is itself denied ("the test is not negative").
 */
export function statusOf(mention: Mention, senses: readonly TokenSense[], denied: ReadonlySet<number>): Said | null {
  const status = ownStatus(mention, senses, denied)
  if (status === null) return null
  // "My husband hit my head": what somebody else does to the speaker is the speaker's.
  const isDoneTo = (speaker: number | null | undefined) =>
    speaker != null && mention.from <= speaker && speaker <= mention.to
  // Who has it may be part of the phrase: "his mother has the virus" is the child's own exposure.
  const isPart = ({ from, to }: Cue) => to <= mention.to + 1 && [...mention.words].some((at) => at >= from && at < to)
  const isOther = [...mention.words].some((at) => {
    const { otherBy, toSpeaker } = senses[at] ?? {}
    return otherBy != null && !isPart(otherBy) && !isDoneTo(toSpeaker)
  })
  if (isOther) return { status: 'other', theirs: status }
  const isPerhaps = [...mention.words].every((at) => senses[at]?.perhapsOthers)
  return { status, ...(isPerhaps && { perhapsTheirs: true }) }
}

function ownStatus(
  mention: Mention,
  senses: readonly TokenSense[],
  denied: ReadonlySet<number>,
): Exclude<FindingStatus, 'other'> | null {
  const said = [...mention.words].map((at) => senses[at])
  const first = said[0]
  // What makes it so may be part of the phrase: "my sister has TB" is the patient's own exposure.
  const isBecause = (place: number | null | undefined) => place != null && !mention.words.has(place)
  if (said.some((sense) => isBecause(sense?.supposedBy))) return 'hypothetical'
  const isDeniedVerb = [...mention.words].some((at) => denied.has(at))
  if (mention.absent) return isDeniedVerb || (mention.whole && isBecause(first?.deniedBy)) ? null : 'absent'
  if (isDeniedVerb) return 'absent'
  // A denial that begins within the phrase is part of it: "cannot speak", "no urine", "bowel sounds are absent".
  if (mention.whole ? isBecause(first?.deniedBy) : said.some((sense) => isBecause(sense?.deniedBy))) return 'absent'
  if (first?.past) return 'past'
  return first?.doubted ? 'uncertain' : 'present'
}

/**
 * The senses of a sentence in which a "no" that makes a finding denies nothing else, unless an "or" or another denial
 * goes on: "no appetite with vomiting" is vomiting, and the back hurts in "mokongo pasi, koki kosimba masuba te".
 */
export function withoutSpentDenials(
  senses: readonly TokenSense[],
  mentions: readonly Mention[],
  deniesOn: (at: number) => boolean,
): readonly TokenSense[] {
  const spent = new Map<number, Pick<Mention, 'from' | 'to'>>()
  for (const { words, from, to, absent, finding } of mentions) {
    if (absent || finding === NO_COMPLAINT) continue
    const by = [...words].map((at) => senses[at]?.deniedBy).find((place) => place != null && words.has(place))
    if (by == null) continue
    // "Protein in urine none": what lies across the words of "urine none" is denied with them.
    const across = mentions.filter((one) => one.from <= to && one.to >= from && (one.to < by || one.from > by))
    const known = spent.get(by) ?? { from, to }
    spent.set(by, {
      from: Math.min(known.from, ...across.map((one) => one.from)),
      to: Math.max(known.to, ...across.map((one) => one.to)),
    })
  }
  if (spent.size === 0) return senses
  return senses.map((sense, at) => {
    const one = sense.deniedBy === null ? undefined : spent.get(sense.deniedBy)
    if (!one || (at >= one.from && at <= one.to)) return sense
    const [after, before] = at > one.to ? [one.to, at] : [at, one.from]
    const goesOn = Array.from({ length: before - after - 1 }, (_, more) => after + 1 + more).some(deniesOn)
    return goesOn ? sense : { ...sense, deniedBy: null }
  })
}

/**
 * The senses of a sentence in which what denies a finding denies nothing behind a colon: "no neck stiffness: headache
 * for 3 days" is a headache. So it is where the denial is part of what is said: "his face does not move: he drools". That
 * of "no danger signs: fits" names no finding before the colon and goes on.
 */
export function withoutDenialsBeyondColon(
  senses: readonly TokenSense[],
  mentions: readonly Mention[],
  tokens: readonly Token[],
): readonly TokenSense[] {
  if (!tokens.some(({ text }) => text === ':')) return senses
  const ends = new Map<number, number>()
  const deniers = new Set(senses.map(({ deniedBy }) => deniedBy))
  for (const { from, to, words, finding } of mentions) {
    if (finding === NO_COMPLAINT) continue
    const by = senses[from]?.deniedBy ?? [...words].find((at) => deniers.has(at))
    const colon = by == null ? -1 : tokens.findIndex(({ text }, at) => at > by && text === ':')
    if (by != null && colon > to) ends.set(by, colon)
  }
  if (ends.size === 0) return senses
  return senses.map((sense, at) => {
    const end = sense.deniedBy === null ? undefined : ends.get(sense.deniedBy)
    return end === undefined || at < end ? sense : { ...sense, deniedBy: null }
  })
}

const NEAR_TOKENS = 8
/** From a finding to the unit of a stretch of time that is told behind it: "cough for the last six weeks". */
const BEHIND_TOKENS = 5

/**
 * The findings behind which a stretch of time is told, without a comma or an "and": that of "cough for six weeks and fever
 * for two days" is the cough's, and nobody else's who has one.
 */
export function ownersOf(
  durations: readonly Duration[],
  mentions: readonly Mention[],
  tokens: readonly Token[],
  isAnd: (at: number) => boolean,
): ReadonlyMap<Duration, number> {
  const ends = new Map<Duration, number>()
  for (const duration of durations)
    for (let at = duration.at - 1; at >= Math.max(0, duration.at - BEHIND_TOKENS); at--) {
      if (tokens[at]?.kind === 'comma' || tokens[at]?.sentence !== tokens[duration.at]?.sentence || isAnd(at)) break
      if (!mentions.some(({ to }) => to === at)) continue
      ends.set(duration, at)
      break
    }
  return ends
}

/**
 * The stretch of time told of a mention: behind it, else the one that is named nearest to it in its sentence.
 *
 * @param owners where the findings end that have a stretch of time behind them: ownersOf
 */
export function lengthOf(
  durations: readonly Duration[],
  mention: Mention,
  tokens: readonly Token[],
  owners: ReadonlyMap<Duration, number>,
): number | undefined {
  const sentence = tokens[mention.from]?.sentence
  const own = durations.filter((duration) => owners.get(duration) === mention.to)
  const near = (own.length > 0 ? own : durations)
    .filter(({ at }) => tokens[at]?.sentence === sentence)
    .map(({ days, at }) => ({ days, apart: at < mention.from ? mention.from - at : Math.max(at - mention.to, 0) }))
    .filter(({ apart }) => apart <= NEAR_TOKENS)
  return near.toSorted((one, other) => one.apart - other.apart)[0]?.days
}

const STRENGTH: Readonly<Record<FindingStatus, number>> = {
  present: 5,
  uncertain: 4,
  absent: 3,
  past: 2,
  other: 1,
  hypothetical: 0,
}

const strengthOf = ({ status, theirs, perhapsTheirs }: ReadFinding): number =>
  STRENGTH[status] + (theirs ? STRENGTH[theirs] / 10 : 0) - (perhapsTheirs ? 0.01 : 0)

/** One line a finding: what is said to be there once is there, also when it is denied elsewhere. */
export function strongestOfEach(found: readonly ReadFinding[]): ReadFinding[] {
  const best = new Map<string, ReadFinding>()
  for (const finding of found) {
    const known = best.get(finding.id)
    if (!known) best.set(finding.id, finding)
    else {
      const stronger = strengthOf(finding) > strengthOf(known) ? finding : known
      const days = stronger.status === 'present' ? Math.max(known.days ?? 0, finding.days ?? 0) : (stronger.days ?? 0)
      best.set(finding.id, { ...stronger, ...(days > 0 && { days }) })
    }
  }
  return [...best.values()]
}

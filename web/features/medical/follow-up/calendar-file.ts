/** A day to be reminded of. */
export interface CalendarDay {
  /** The same in each file of the same day: a calendar then brings its entry up to date instead of adding another. */
  readonly uid: string
  /** The local day that it falls on. */
  readonly day: Date
  readonly summary: string
  readonly description: string
  readonly url: string
}

const twoDigits = (value: number) => String(value).padStart(2, '0')

/** DATE of RFC 5545, 3.3.4: the local day. */
const dateOf = (day: Date) =>
  `${String(day.getFullYear()).padStart(4, '0')}${twoDigits(day.getMonth() + 1)}${twoDigits(day.getDate())}`

/** DATE-TIME of RFC 5545, 3.3.5, in UTC. */
const instantOf = (at: Date) => at.toISOString().replace(/[-:]|\.\d+/g, '')

/** TEXT of RFC 5545, 3.3.11. */
const textOf = (text: string) => text.replace(/[\\;,]/g, String.raw`\$&`).replace(/\r\n|\r|\n/g, String.raw`\n`)

const MOST_OCTETS = 75
const encoder = new TextEncoder()

/** A line longer than 75 octets goes on in the next, after a space; no character is cut in two (RFC 5545, 3.1). */
function folded(line: string): string {
  const lines: string[] = []
  let current = ''
  let octets = 0
  for (const character of line) {
    const size = encoder.encode(character).length
    if (octets + size > MOST_OCTETS) {
      lines.push(current)
      current = ' '
      octets = 1
    }
    current += character
    octets += size
  }
  return [...lines, current].join('\r\n')
}

function eventOf({ uid, day, summary, description, url }: CalendarDay, now: Date): string[] {
  const nextDay = new Date(day.getFullYear(), day.getMonth(), day.getDate() + 1)
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${instantOf(now)}`,
    `DTSTART;VALUE=DATE:${dateOf(day)}`,
    `DTEND;VALUE=DATE:${dateOf(nextDay)}`,
    `SUMMARY:${textOf(summary)}`,
    `DESCRIPTION:${textOf(description)}`,
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${textOf(summary)}`,
    // At six in the evening before.
    'TRIGGER:-PT6H',
    'END:VALARM',
    'END:VEVENT',
  ]
}

/**
 * An iCalendar file (RFC 5545) of whole days, each with a reminder on the evening before.
 * @param now when the file is made
 */
export function calendarFile(days: readonly CalendarDay[], now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Afya Mashariki//Follow-up//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...days.flatMap((day) => eventOf(day, now)),
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}

/** A day on the calendar of this device. */
export interface FollowUpDate {
  /** How many days after the plan. */
  readonly days: number
  /** The beginning of the day, local time. */
  readonly day: Date
  readonly when: 'passed' | 'today' | 'ahead'
}

const dayOf = (at: Date, daysLater = 0): Date => new Date(at.getFullYear(), at.getMonth(), at.getDate() + daysLater)

/**
 * The days on which somebody is to be seen again.
 * @param createdAt when the plan was made, ISO 8601
 * @param followUpDays how many days after the plan each is
 */
export function followUpDates(createdAt: string, followUpDays: readonly number[], now: Date): FollowUpDate[] {
  const today = dayOf(now).getTime()
  return followUpDays.map((days) => {
    const day = dayOf(new Date(createdAt), days)
    const when = day.getTime() < today ? 'passed' : day.getTime() === today ? 'today' : 'ahead'
    return { days, day, when }
  })
}

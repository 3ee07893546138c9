import { dayWindow, makeTask, windowOf } from '#domain/tasks/make-task.ts'
import { PREGNANCY_CONTACTS } from '#domain/tasks/pregnancy-contacts.ts'
import type { NewTask } from '#domain/tasks/task.ts'
import { TASK_RULES } from '#domain/tasks/task-rules.ts'
import type { EnrolmentTaskClosedTrigger, EnrolmentTrigger } from '#domain/tasks/trigger.ts'
import { addDays, dayAt, daysBetween } from '#domain/time/local-day.ts'

const DAYS_A_WEEK = 7

/** How many doses there are tasks for: the day’s, and those of the next six days. */
const DOSES_AHEAD = 7

type Enrolled = EnrolmentTrigger | EnrolmentTaskClosedTrigger

/** The doses of the week from today on; one that there is a task for already makes no second. The first day is day 1. */
function doses(enrolment: Enrolled): NewTask[] {
  const today = dayAt(enrolment.timeZone, enrolment.at)
  const first = Math.max(1, daysBetween(enrolment.startedOn, today) + 1)
  return Array.from({ length: DOSES_AHEAD }, (_none, at) => {
    const day = first + at
    const window = windowOf(TASK_RULES.tbDose, enrolment.timeZone, addDays(enrolment.startedOn, day - 1))
    return makeTask(TASK_RULES.tbDose, enrolment, window, day)
  })
}

/** The talk with which a week of the treatment ends: that of this week, or the one after the last. */
function nextWeek(enrolment: Enrolled, after: number): NewTask {
  const today = dayAt(enrolment.timeZone, enrolment.at)
  const current = Math.floor(Math.max(0, daysBetween(enrolment.startedOn, today)) / DAYS_A_WEEK) + 1
  const week = Math.max(current, after + 1)
  const window = windowOf(TASK_RULES.tbWeek, enrolment.timeZone, addDays(enrolment.startedOn, week * DAYS_A_WEEK - 1))
  return makeTask(TASK_RULES.tbWeek, enrolment, window, week)
}

/** The contacts whose weeks are not over. */
function contacts(enrolment: EnrolmentTrigger): NewTask[] {
  const { startedOn, timeZone, at } = enrolment
  return PREGNANCY_CONTACTS.map(({ week, fromWeek, beforeWeek }) => {
    const dayOf = (weeks: number, days = 0) => addDays(startedOn, weeks * DAYS_A_WEEK + days)
    const window = dayWindow(timeZone, dayOf(fromWeek), dayOf(week, DAYS_A_WEEK - 1), dayOf(beforeWeek, -1))
    return makeTask(TASK_RULES.pregnancyContact, enrolment, window, week)
  }).filter(({ closesAt }) => closesAt > at)
}

/**
 * What an enrolment makes at once: the contacts of a pregnancy; of a treatment of tuberculosis, whose length the
 * clinician decides, the doses of the first week and its talk.
 */
export const enrolmentTasks = (enrolment: EnrolmentTrigger): NewTask[] =>
  enrolment.programme === 'pregnancy' ? contacts(enrolment) : [...doses(enrolment), nextWeek(enrolment, 0)]

/**
 * What follows when a task of a treatment is closed: the doses of the week from then on; and after a week's talk the
 * next. The talk stays open until somebody closes it, so that tasks never run out while a treatment goes on.
 */
export function tasksAfter(closed: EnrolmentTaskClosedTrigger): NewTask[] {
  if (closed.programme !== 'tb_treatment') return []
  return closed.task.ruleId === TASK_RULES.tbWeek.id
    ? [...doses(closed), nextWeek(closed, closed.task.sequence)]
    : doses(closed)
}

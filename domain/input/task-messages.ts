import type { LocalText } from '#domain/vocabulary/languages.ts'

/** The sentences that only tasks, enrolments and appointments are refused with, by id; the others are MESSAGES'. */
export const TASK_MESSAGES = {
  task_list_invalid: { en: 'Choose a list of tasks', sw: 'Chagua orodha ya kazi' },
  task_outcome_invalid: {
    en: 'Say whether it is done, cannot be done, or is not needed any more',
    sw: 'Sema kama imefanyika, haiwezekani, au haihitajiki tena',
  },
  task_late_reason: { en: 'It is late: say why', sw: 'Imechelewa: sema kwa nini' },
  task_not_yet: {
    en: 'It is too early: this cannot be done yet',
    sw: 'Ni mapema mno: bado hili haliwezi kufanyika',
  },
  task_over: {
    en: 'It is too late: the time for this is over',
    sw: 'Muda umepita: hili haliwezi tena kufanyika',
  },
  task_not_by_hand: {
    en: 'This is done by doing it: record the visit, the referral or the appointment',
    sw: 'Hili hukamilika kwa kulifanya: andika ziara, rufaa au miadi',
  },
  programme_invalid: { en: 'Choose a programme from the list', sw: 'Chagua mpango kutoka kwenye orodha' },
  day_required: { en: 'Give a day, such as 2026-03-31', sw: 'Weka siku, mfano 2026-03-31' },
  day_in_future: { en: 'The day must not be later than today', sw: 'Siku isiwe baada ya leo' },
  treatment_too_long_ago: {
    en: 'The first day must not be more than two years ago',
    sw: 'Siku ya kwanza isiwe zaidi ya miaka miwili iliyopita',
  },
  pregnancy_too_long_ago: {
    en: 'The last period must have begun within the last 42 weeks',
    sw: 'Hedhi ya mwisho iwe imeanza ndani ya wiki 42 zilizopita',
  },
  pregnancy_not_this_patient: {
    en: 'A pregnancy can be followed only in a woman or girl aged 10 to 60',
    sw: 'Ujauzito unaweza kufuatiliwa tu kwa mwanamke au msichana wa miaka 10 hadi 60',
  },
  already_enrolled: {
    en: 'The patient is enrolled in this already',
    sw: 'Mgonjwa tayari ameandikishwa katika mpango huu',
  },
  appointment_type_invalid: { en: 'Choose how the patient is seen', sw: 'Chagua namna mgonjwa atakavyoonwa' },
  appointment_time_required: { en: 'Please select date and time', sw: 'Tafadhali chagua tarehe na saa' },
  appointment_in_past: { en: 'The appointment must not be in the past', sw: 'Miadi isiwe ya wakati uliopita' },
  appointment_too_far: {
    en: 'The appointment must be within the next two years',
    sw: 'Miadi iwe ndani ya miaka miwili ijayo',
  },
  appointment_outcome_invalid: {
    en: 'Say whether the patient came, did not come, or the appointment is cancelled',
    sw: 'Sema kama mgonjwa alikuja, hakuja, au miadi imefutwa',
  },
  appointment_not_yet: {
    en: 'The time of the appointment has not come yet',
    sw: 'Wakati wa miadi bado haujafika',
  },
} as const satisfies Record<string, LocalText>

/** The sentence that is answered: the English one of the table. */
export const taskMessage = (id: keyof typeof TASK_MESSAGES): string => TASK_MESSAGES[id].en

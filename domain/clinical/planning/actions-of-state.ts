import type { VitalSigns } from '#domain/clinical/case/vital-signs.ts'
import type { ActionId } from '#domain/clinical/knowledge/actions/all-actions.ts'
import type { FindingId } from '#domain/clinical/knowledge/findings/all-findings.ts'

/** What a danger sign asks for by itself, whatever its cause turns out to be. */
const OF_FINDINGS: readonly (readonly [findings: readonly FindingId[], actions: readonly ActionId[]])[] = [
  [['choking'], ['choking_first_aid', 'nothing_by_mouth']],
  [
    ['apnoea', 'gasping'],
    ['cpr_if_not_breathing', 'support_breathing', 'give_oxygen', 'nothing_by_mouth'],
  ],
  [['unconscious'], ['open_airway_recovery_position', 'nothing_by_mouth', 'check_glucose']],
  [
    ['convulsing_now', 'prolonged_convulsion'],
    ['seizure_first_aid', 'stop_seizure', 'nothing_by_mouth', 'check_glucose'],
  ],
  [['drooling_unable_to_swallow'], ['sit_upright', 'nothing_by_mouth']],
  [
    ['severe_bleeding', 'bleeding_not_stopping'],
    ['press_on_bleeding', 'tourniquet_if_needed'],
  ],
  [['heavy_bleeding_after_birth'], ['massage_womb']],
  [['snake_bite'], ['snakebite_first_aid']],
  [
    ['animal_bite', 'dog_bite', 'bat_exposure'],
    ['wash_bite', 'rabies_prophylaxis'],
  ],
  [['chemical_in_eye'], ['rinse_eye']],
  [['penetrating_eye_injury'], ['shield_eye']],
  [['spinal_injury'], ['protect_spine']],
  [['pesticide_exposure'], ['protect_yourself', 'decontaminate_skin', 'poison_first_aid']],
  [
    ['poison_swallowed', 'kerosene_swallowed', 'caustic_swallowed', 'overdose', 'poisonous_mushroom_or_plant'],
    ['poison_first_aid'],
  ],
  [['carbon_monoxide_exposure'], ['move_to_fresh_air', 'give_oxygen']],
  [['contact_haemorrhagic_fever'], ['protect_yourself', 'isolate_and_report']],
  [
    ['suicide_attempt', 'suicide_plan', 'self_harm', 'suicidal_thoughts'],
    ['stay_with_person', 'remove_means_of_harm'],
  ],
  [['thoughts_of_harming_baby'], ['stay_with_person']],
  [['hiv_exposure'], ['pep_hiv']],
  [['sexual_assault'], ['safe_place', 'pep_hiv', 'emergency_contraception']],
]

const LOW_OXYGEN_PERCENT = 90
const LOW_GLUCOSE_MMOL_PER_L = 3.9
/** At and below this on the Glasgow coma scale nobody keeps the own airway open. */
const COMA = 8

const isUnresponsive = ({ consciousness, glasgowComaScale }: VitalSigns): boolean =>
  consciousness === 'unresponsive' || consciousness === 'pain' || (glasgowComaScale ?? Infinity) <= COMA

/**
 * What the state of the patient asks for at once, before and apart from any condition: somebody unconscious is laid on
 * the side and given nothing to drink, however likely an illness that is treated with drinks.
 *
 * @source WHO/ICRC, Basic emergency care, 2018; WHO, Pocket book of hospital care for children, 2013
 */
export function actionsOfState(present: ReadonlySet<string>, vitals: VitalSigns): ActionId[] {
  const signs = isUnresponsive(vitals) ? new Set([...present, 'unconscious']) : present
  const { oxygenSaturationPercent, glucoseMmolPerL, systolicMmHg } = vitals
  const isPressureUnknown = signs.has('high_blood_pressure') && systolicMmHg === undefined
  return [
    ...OF_FINDINGS.filter(([findings]) => findings.some((id) => signs.has(id))).flatMap(([, actions]) => actions),
    ...((glucoseMmolPerL ?? Infinity) < LOW_GLUCOSE_MMOL_PER_L ? (['give_sugar', 'check_glucose'] as const) : []),
    ...((oxygenSaturationPercent ?? Infinity) < LOW_OXYGEN_PERCENT ? (['give_oxygen'] as const) : []),
    // How high it is decides whether it is an emergency.
    ...(isPressureUnknown ? (['check_blood_pressure'] as const) : []),
  ]
}

import { describe, expect, it } from 'vitest'
import { ADULT, CHILD, MAN, said, WOMAN } from '#domain/clinical/counseling/counseling.test-data.ts'
import type { CounseledPatient } from '#domain/clinical/counseling/counseling.ts'
import { MEDICINES } from '#domain/clinical/knowledge/medicines/all-medicines.ts'
import type { Medicine } from '#domain/clinical/knowledge/medicines/medicine.ts'
import { MEDICINES_LISTED } from '#domain/vocabulary/medicines.ts'

const BABY: CounseledPatient = { ageMonths: 8 }
const GIRL: CounseledPatient = { ageMonths: 60, sex: 'female' }

const EXAMPLES: readonly (readonly [string, CounseledPatient, string, RegExp, RegExp])[] = [
  // Infections
  ['amoxicillin-cap-500', ADULT, 'when.finish_course', /last day .* even when you feel better/, /siku ya mwisho/],
  ['amoxicillin-dt-250', CHILD, 'how.dissolve_tablet', /spoon .* clean water.*give all of it to the child/, /kijiko/],
  ['amoxicillin-dt-250', CHILD, 'when.evenly', /3 times is every 8 hours/, /mara 3 ni kila baada ya saa 8/],
  ['penicillin-v-tab-250', ADULT, 'warning.penicillin_allergy', /rash, swelling or hard breathing/, /penisilini/],
  ['cefixime-tab-400', ADULT, 'warning.penicillin_allergy', /penicillin/, /penisilini/],
  ['metronidazole-tab-400', ADULT, 'food.no_alcohol_now', /^No alcohol/, /^Usinywe pombe/],
  [
    'cotrimoxazole-liq-240',
    CHILD,
    'come_back.rash_stop',
    /^A rash.*stop it and come at once/,
    /^Upele.*iache na uje mara moja/,
  ],
  [
    'cotrimoxazole-liq-240',
    CHILD,
    'how.measure_liquid',
    /^Shake the bottle.*not with a kitchen spoon/,
    /^Tikisa chupa/,
  ],
  ['ciprofloxacin-tab-500', ADULT, 'food.no_milk_minerals', /milk.*iron, zinc/, /maziwa.*chuma, zinki/],
  ['doxycycline-cap-100', ADULT, 'how.upright_30_minutes', /not lie down for 30 minutes/, /[Uu]silale kwa dakika 30/],
  ['nitrofurantoin-tab-100', ADULT, 'side_effects.nitrofurantoin', /urine can turn dark.*harmless/, /Haidhuru/],
  ['gentamicin-inj-80', ADULT, 'come_back.hearing', /ears/, /masikioni/],
  ['benzathine-pen-inj-1.2mu', ADULT, 'how.injection_by_health_worker', /^A health worker injects/, /^Mhudumu wa afya/],
  // Malaria
  ['al-tab-20-120', ADULT, 'food.fatty', /food or milk, best with some fat/, /maziwa.*mafuta/],
  ['al-dt-20-120', CHILD, 'when.al_vomited', /child vomits within 1 hour.*again/, /ndani ya saa 1/],
  ['al-dt-20-120', CHILD, 'when.al_six_doses', /6 doses in 3 days.*8 hours/, /dozi 6 kwa siku 3/],
  ['artesunate-sup-100', CHILD, 'when.before_referral', /Go to the hospital at once/, /Nenda hospitali mara moja/],
  // Tuberculosis and HIV
  ['rhze-tab', ADULT, 'side_effects.rifampicin_orange', /Urine, tears.*orange.*harmless/, /Mkojo, machozi.*chungwa/],
  ['rhze-tab', WOMAN, 'warning.contraceptive_weak', /pills and implants do not protect you/, /havikukingi/],
  ['rh-tab-150-75', ADULT, 'food.empty_stomach', /empty stomach/, /tumbo likiwa tupu/],
  ['rhze-tab', ADULT, 'come_back.eyesight', /sight/, /macho/],
  ['isoniazid-tab-300', ADULT, 'side_effects.isoniazid_tingling', /tingle/, /ganzi/],
  ['isoniazid-tab-300', ADULT, 'come_back.yellow_eyes', /^Yellow eyes.*stop it/, /^Macho ya manjano/],
  ['tld-tab', ADULT, 'when.every_day_same_hour', /every day at the same hour/, /kila siku saa ileile/],
  ['tld-tab', ADULT, 'food.dolutegravir_apart', /Iron, calcium.*2 hours before them or 6 hours after/, /saa 6 baada/],
  // Long-term
  ['enalapril-tab-5', ADULT, 'side_effects.dry_cough', /dry cough/, /Kikohozi kikavu/],
  ['enalapril-tab-5', ADULT, 'come_back.lips_swell', /lips, tongue or face/, /Midomo, ulimi au uso kuvimba/],
  ['enalapril-tab-5', WOMAN, 'warning.not_in_pregnancy', /harm an unborn child/, /aliye tumboni/],
  ['losartan-tab-50', WOMAN, 'warning.not_in_pregnancy', /harm an unborn child/, /aliye tumboni/],
  ['metformin-tab-500', ADULT, 'food.with_food', /with food/, /pamoja na chakula/],
  ['gliclazide-tab-80', ADULT, 'side_effects.low_sugar', /shaking, sweating/, /kutetemeka, kutokwa jasho/],
  ['insulin-premixed-10ml', ADULT, 'storage.insulin', /fridge.*clay pot/, /friji.*chungu/],
  ['insulin-premixed-10ml', BABY, 'side_effects.low_sugar_baby', /No honey/, /asali/],
  ['carbamazepine-tab-200', ADULT, 'when.no_sudden_stop_fits', /^Never stop it suddenly/, /^Usiiache ghafla/],
  ['amitriptyline-tab-25', ADULT, 'warning.overdose_heart', /can kill/, /vinaweza kuua/],
  ['fluoxetine-tab-20', ADULT, 'come_back.thoughts_of_dying', /thoughts of death/, /kifo/],
  ['salbutamol-beclometasone-inh', CHILD, 'how.inhaler', /spacer.*mask/, /spesa.*kinyago/],
  ['prednisolone-tab-5', ADULT, 'when.no_sudden_stop_steroid', /3 weeks or longer, never stop/, /wiki 3/],
  // Pain, diarrhoea, nutrition
  ['paracetamol-tab-500', ADULT, 'warning.paracetamol_8_tablets', /Never more than 8 tablets of 500 mg/, /vidonge 8/],
  ['paracetamol-liq-120', CHILD, 'when.paracetamol_6_hours', /at most 4 times/, /si zaidi ya mara 4/],
  ['ibuprofen-tab-200', ADULT, 'come_back.stomach_bleeding', /black sticky stools/, /choo cheusi/],
  ['ors-sachet-500', CHILD, 'how.ors_mix', /half a litre \(500 mL\) of clean water/, /nusu lita \(500 mL\)/],
  ['ors-sachet-500', CHILD, 'storage.ors_24_hours', /Throw away what is left after 24 hours/, /baada ya saa 24/],
  ['zinc-dt-20', CHILD, 'when.zinc_days', /10 to 14 days/, /siku 10 hadi 14/],
  ['iron-folic-acid-tab', WOMAN, 'food.iron', /fruit.*No tea, coffee or milk/, /tunda.*chai, kahawa wala maziwa/],
  ['iron-folic-acid-tab', WOMAN, 'side_effects.iron', /dark or black. This is harmless/, /cheusi. Haidhuru/],
  ['iron-folic-acid-tab', WOMAN, 'storage.out_of_reach', /children cannot/, /watoto hawawezi/],
  // Birth and newborn
  ['oxytocin-inj-10', WOMAN, 'when.at_birth', /^A health worker gives it right after the birth/, /^Mhudumu wa afya/],
  ['misoprostol-tab-200', WOMAN, 'warning.uterus_before_birth', /tear the womb/, /kupasua mfuko wa uzazi/],
  ['chlorhexidine-gel-7.1', { ageMonths: 0 }, 'warning.chlorhexidine_eye', /can blind/, /kupofusha/],
]

describe('What is known of a medicine is said', () => {
  it.each(EXAMPLES)('%s to %o: %s', (code, patient, id, english, swahili) => {
    expect(said(code, patient).get(id)).toMatch(english)
    expect(said(code, patient, { language: 'Swahili' }).get(id)).toMatch(swahili)
  })

  it('has a red flag of allergy or of harm for everything that is swallowed or injected', () => {
    const local = new Set(['cream', 'gel', 'lotion', 'solution', 'eye_ointment', 'ear_drops', 'vaginal_tablet'])
    const salts = new Set(['oral_powder', 'co_pack', 'paste'])
    for (const { code, form } of MEDICINES_LISTED) {
      if (local.has(form) || salts.has(form) || code === 'insulin-premixed-10ml') continue
      const ids = [...said(code, ADULT).keys()]
      expect(
        ids.some((id) => id.startsWith('come_back.allergy')),
        code,
      ).toBe(true)
    }
  })

  it('names the danger signs of small children to whoever cares for one under 5, and to nobody else', () => {
    for (const { code } of MEDICINES_LISTED) {
      expect(said(code, { ageMonths: 59 }).has('come_back.child_danger'), code).toBe(true)
      expect(said(code, { ageMonths: 60 }).has('come_back.child_danger'), code).toBe(false)
    }
  })
})

describe('What is said depends on who takes it', () => {
  it('speaks of contraception and pregnancy to those who may need it', () => {
    for (const id of ['warning.contraceptive_weak', 'warning.pregnancy_plan_epilepsy']) {
      const hearers = [WOMAN, ADULT, MAN, GIRL].map((patient) => said('carbamazepine-tab-200', patient).has(id))
      expect(hearers, id).toEqual([true, true, false, false])
    }
    expect(said('rhze-tab', { ...WOMAN, pregnant: true }).has('warning.contraceptive_weak')).toBe(false)
  })

  it('warns whoever is known to be pregnant or to breastfeed of what the engine has a caution for', () => {
    for (const { code, knownAs } of MEDICINES_LISTED) {
      const cautions = knownAs === null ? undefined : (MEDICINES[knownAs] as Medicine).cautions
      const pregnant = said(code, { ...WOMAN, pregnant: true })
      expect(pregnant.has('warning.pregnant_ask'), code).toBe(cautions?.pregnancy !== undefined)
      expect(pregnant.has('warning.not_in_pregnancy'), code).toBe(false)
      const told = cautions?.pregnancy === undefined && cautions?.pregnancyCare !== undefined
      expect(pregnant.has('warning.pregnant_tell'), code).toBe(told)
      const breastfeeding = said(code, { ...WOMAN, breastfeeding: true })
      expect(breastfeeding.has('warning.breastfeeding_ask'), code).toBe(cautions?.breastfeeding === true)
    }
    expect(said('enalapril-tab-5', { ...WOMAN, pregnant: true }).has('warning.pregnant_ask')).toBe(true)
    expect(said('enalapril-tab-5', WOMAN).has('warning.pregnant_ask')).toBe(false)
  })

  it('names no number of paracetamol tablets to anybody under 18, and none of tablets for a syrup', () => {
    expect(said('paracetamol-tab-500', { ageMonths: 215 }).has('warning.paracetamol_8_tablets')).toBe(false)
    expect(said('paracetamol-liq-120', ADULT).has('warning.paracetamol_8_tablets')).toBe(false)
  })

  it('says nothing of the class of a swallowed medicine where it acts on eye, ear or skin', () => {
    expect(said('ciprofloxacin-ear-0.3', ADULT).has('come_back.tendon')).toBe(false)
    expect(said('hydrocortisone-cream-1', ADULT).has('when.no_sudden_stop_steroid')).toBe(false)
    expect(said('prednisolone-tab-5', ADULT).has('when.no_sudden_stop_steroid')).toBe(true)
  })

  it('lets an adult take other words than whoever gives it to a child of 11', () => {
    const eleven = said('al-tab-20-120', { ageMonths: 143 }).get('when.al_vomited')
    const twelve = said('al-tab-20-120', { ageMonths: 144 }).get('when.al_vomited')
    expect(eleven).toBe('If the child vomits within 1 hour of a dose, give that dose again, and come for more tablets.')
    expect(twelve).toBe('If you vomit within 1 hour of a dose, take that dose again, and come for more tablets.')
  })
})

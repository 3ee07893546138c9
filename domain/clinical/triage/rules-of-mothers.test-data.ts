import { present, type RuleCase } from '#domain/clinical/triage/rule-case.test-data.ts'

export const RULES_OF_MOTHERS: readonly RuleCase[] = [
  [
    'triage.pregnancy.past-term',
    'high',
    { ageMonths: 336, sex: 'female', pregnant: true, pregnancyWeeks: 41, findings: present('back_pain') },
    { ageMonths: 336, sex: 'female', pregnant: true, pregnancyWeeks: 40, findings: present('back_pain') },
  ],
  [
    'triage.pregnancy.waters-broken-early',
    'critical',
    { ageMonths: 288, sex: 'female', pregnant: true, pregnancyWeeks: 33, findings: present('contractions') },
    { ageMonths: 288, sex: 'female', pregnant: true, pregnancyWeeks: 34, findings: present('contractions') },
  ],
  [
    'triage.pregnancy.waters-broken-early',
    'critical',
    { ageMonths: 372, sex: 'female', pregnant: true, findings: present('contractions', 'previous_caesarean') },
    { ageMonths: 372, sex: 'female', pregnant: true, findings: present('contractions') },
  ],
  [
    'triage.pregnancy.pain-with-blood-loss',
    'critical',
    { ageMonths: 336, sex: 'female', findings: present('missed_period', 'heavy_vaginal_bleeding') },
    { ageMonths: 336, sex: 'female', findings: present('missed_period', 'vaginal_bleeding') },
  ],
  [
    'triage.pregnancy.waters-broken-early',
    'critical',
    { ageMonths: 324, sex: 'female', pregnant: true, findings: present('contractions', 'genital_blisters') },
    { ageMonths: 324, sex: 'female', pregnant: true, findings: present('genital_blisters') },
  ],
  [
    'triage.pregnancy.complicated-abortion',
    'critical',
    { ageMonths: 228, sex: 'female', findings: present('unsafe_abortion', 'vaginal_bleeding') },
    { ageMonths: 228, sex: 'female', findings: present('unsafe_abortion') },
  ],
  [
    'triage.after-birth.infected-wound',
    'high',
    { ageMonths: 288, sex: 'female', afterBirth: true, findings: present('wound_infected') },
    { ageMonths: 288, sex: 'female', findings: present('wound_infected') },
  ],
  [
    'triage.after-birth.depression',
    'high',
    { ageMonths: 312, sex: 'female', afterBirth: true, findings: present('no_pleasure') },
    { ageMonths: 312, sex: 'female', findings: present('no_pleasure') },
  ],
  [
    'triage.pregnancy.womb-torn-or-turned',
    'critical',
    { ageMonths: 300, findings: present('uterus_inverted') },
    { ageMonths: 300, findings: present('contractions') },
  ],
  [
    'triage.pregnancy.reduced-movements',
    'high',
    { ageMonths: 300, findings: present('reduced_fetal_movements') },
    { ageMonths: 300, findings: present('contractions') },
  ],
  [
    'triage.pregnancy.long-labour',
    'critical',
    { findings: present('contractions', 'prolonged_labour') },
    { findings: present('contractions', 'prolonged_labour', 'recently_gave_birth') },
  ],
  [
    'triage.after-birth.bleeding',
    'critical',
    { ageMonths: 312, sex: 'female', findings: present('heavy_bleeding_after_birth') },
    { ageMonths: 312, sex: 'female', findings: present('heavy_vaginal_bleeding') },
  ],
  [
    'triage.pregnancy.possible-pneumonia',
    'critical',
    { ageMonths: 300, pregnant: true, findings: present('cough', 'fever', 'chest_pain') },
    { ageMonths: 300, pregnant: true, findings: present('cough', 'fever') },
  ],
  [
    'triage.pregnancy.foul-waters',
    'critical',
    { ageMonths: 300, pregnant: true, findings: present('foul_waters') },
    { ageMonths: 300, pregnant: true, findings: present('leaking_waters') },
  ],
  [
    'triage.pregnancy.harmful-medicine',
    'moderate',
    { ageMonths: 300, pregnant: true, findings: present('ace_inhibitor_use') },
    { ageMonths: 300, findings: present('ace_inhibitor_use') },
  ],
  [
    'triage.pregnancy.injury',
    'critical',
    { ageMonths: 300, pregnant: true, findings: present('abdominal_injury') },
    { ageMonths: 300, pregnant: true, findings: present('injury') },
  ],
  [
    'triage.pregnancy.labour',
    'high',
    { ageMonths: 300, pregnancyWeeks: 38, findings: present('contractions') },
    { ageMonths: 300, pregnancyWeeks: 38, findings: present('contractions', 'cervix_closed') },
  ],
  [
    'triage.contraception.after-unprotected-sex',
    'high',
    { ageMonths: 300, sex: 'female', findings: present('wants_no_pregnancy_after_sex') },
    { ageMonths: 300, sex: 'female', findings: present('unprotected_sex') },
  ],
  [
    'triage.after-birth.fever',
    'high',
    { ageMonths: 300, afterBirth: true, vitals: { temperatureC: 38 } },
    { ageMonths: 300, afterBirth: true, vitals: { temperatureC: 37.9 } },
  ],
  [
    'triage.after-birth.vulval-swelling',
    'high',
    { ageMonths: 300, afterBirth: true, findings: present('vulval_lump') },
    { ageMonths: 300, findings: present('vulval_lump') },
  ],
  [
    'triage.after-birth.leaking-urine',
    'moderate',
    { ageMonths: 300, afterBirth: true, findings: present('dribbling_urine') },
    { ageMonths: 300, findings: present('dribbling_urine') },
  ],
  [
    'triage.after-birth.tear-to-anus',
    'critical',
    { ageMonths: 300, sex: 'female', findings: present('tear_to_anus') },
    { ageMonths: 300, sex: 'female', findings: present('perineal_tear') },
  ],
  [
    'triage.after-birth.high-fever',
    'critical',
    { ageMonths: 300, afterBirth: true, findings: present('fever', 'flank_pain') },
    { ageMonths: 300, afterBirth: true, findings: present('fever', 'dysuria') },
  ],
  [
    'triage.pregnancy.high-fever',
    'critical',
    { ageMonths: 300, pregnant: true, findings: present('fever', 'flank_pain') },
    { ageMonths: 300, pregnant: true, findings: present('fever', 'dysuria') },
  ],
  [
    'triage.pregnancy.birth-stopped',
    'critical',
    { findings: present('birth_stopped') },
    { findings: present('urge_to_push') },
  ],
  [
    'triage.pregnancy.tightenings',
    'moderate',
    { ageMonths: 300, sex: 'female', pregnancyWeeks: 38, findings: present('irregular_tightenings') },
    { ageMonths: 300, sex: 'female', pregnancyWeeks: 38 },
  ],
  // Without rhythm and gone with rest it is no labour.
  [
    'triage.pregnancy.labour',
    'high',
    { ageMonths: 300, sex: 'female', pregnancyWeeks: 38, findings: present('contractions') },
    { ageMonths: 300, sex: 'female', pregnancyWeeks: 38, findings: present('contractions', 'irregular_tightenings') },
  ],
  // What fades from day to day is lochia.
  [
    'triage.after-birth.bleeding-any',
    'high',
    { ageMonths: 300, sex: 'female', findings: present('recently_gave_birth', 'vaginal_bleeding') },
    { ageMonths: 300, sex: 'female', findings: present('recently_gave_birth', 'vaginal_bleeding', 'lochia_fading') },
  ],
]

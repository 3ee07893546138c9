import { ENGLISH_ANSWER } from '#domain/clinical/knowledge/text/en/answer-words.ts'
import { type PrescriptionWords, withPrescribing } from '#domain/clinical/prescribing/prescription-words.ts'

export const PRESCRIPTION_WORDS_EN: PrescriptionWords = {
  answer: withPrescribing(ENGLISH_ANSWER, {
    medicines: {
      pyrazinamide: 'Pyrazinamide',
      ethambutol: 'Ethambutol',
      linezolid: 'Linezolid',
      clofazimine: 'Clofazimine',
      delamanid: 'Delamanid',
      moxifloxacin: 'Moxifloxacin',
      mefloquine: 'Mefloquine',
      chloroquine: 'Chloroquine',
      atovaquone_proguanil: 'Atovaquone and proguanil',
      dapsone: 'Dapsone',
      rilpivirine: 'Rilpivirine',
    },
    effects: {
      fits_likelier: 'Together they make fits likelier.',
      raises_tb_medicine: 'The TB medicine rises and its harms with it: check the ECG (QT) and the liver.',
      binds_tb_medicine: 'The antacid binds the TB medicine in the gut: at least two hours apart.',
    },
  }),
  concern: {
    stop: '{medicine}: not to be given: {reason}',
    caution: '{medicine}: with care: {reason}',
    unknown: '{medicine}: not checked: {reason}',
  },
  tooHigh: {
    dose: {
      maximum: '{medicine}: {given} at a time is more than the most for {patient}: {limit} at a time.',
      regimens: '{medicine}: {given} at a time is more than any treatment here gives for {patient}: {limit} at a time.',
    },
    day: {
      maximum: '{medicine}: {given} a day is more than the most for {patient}: {limit} a day.',
      regimens: '{medicine}: {given} a day is more than any treatment here gives for {patient}: {limit} a day.',
    },
  },
  tooLow:
    '{medicine}: {given} at a time is less than half of what is given for {patient}, {limit} at a time: it may not work.',
  ofStrength: '{quantity} of {strength}',
  holding: '{quantity} ({amount})',
  patient: {
    kg: '{kg} kg',
    months: 'an age of {months} months',
    years: 'an age of {years} years',
    unknown: 'anybody',
  },
  tooEarly: '{medicine}: {with} was dispensed on {on} and lasts until {until}: too early to dispense it again.',
  waiting: '{medicine}: {with} already waits to be dispensed from another prescription: not twice.',
  samePrescription: '{medicine}: {with} of the same prescription is or holds the same medicine: not twice.',
  weightOld: 'The weight, {kg} kg, was measured on {on}: a child grows, so weigh again before dosing.',
  notChecked: {
    medicine: '{medicine} is not known to the engine: nothing about it was checked.',
    dose: '{medicine}: the dose cannot be checked: how much is taken at a time is not known, or not in a measure that can be compared.',
    times_per_day: '{medicine}: the dose of a day cannot be checked: how often it is taken is not known.',
    maximum: '{medicine}: the dose was not checked: no greatest dose for such a patient is known here.',
    maximum_per_day: '{medicine}: the dose of a day was not checked: no greatest dose a day is known here.',
    allergies_not_asked: 'Allergies were not checked: nobody has written down whether there are any. Ask.',
    allergy_not_understood: 'Nothing is checked against this allergy, which is not understood: {of}.',
    medicines_not_asked: 'Other medicines were not checked: nobody has written down whether any are taken. Ask.',
    medicine_not_understood: 'Nothing is checked against this medicine that is taken, which is not understood: {of}.',
    alert_not_understood: 'Nothing is checked against this alert of the record, which is not understood: {of}.',
    other_prescription: 'Nothing is checked against {of} of another prescription: the engine does not know it.',
    other_prescription_length:
      '{medicine}: {of} was dispensed, and it is not known for how long: whether it is too early was not checked.',
    regimen: '{medicine}: the treatment that it was made from is not for such a patient, or not known: look again.',
  },
}

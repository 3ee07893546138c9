import { SWAHILI_ANSWER } from '#domain/clinical/knowledge/text/sw/answer-words.ts'
import { type PrescriptionWords, withPrescribing } from '#domain/clinical/prescribing/prescription-words.ts'

export const PRESCRIPTION_WORDS_SW: PrescriptionWords = {
  answer: withPrescribing(SWAHILI_ANSWER, {
    medicines: {
      pyrazinamide: 'Pyrazinamide',
      ethambutol: 'Ethambutol',
      linezolid: 'Linezolid',
      clofazimine: 'Clofazimine',
      delamanid: 'Delamanid',
      moxifloxacin: 'Moxifloxacin',
      mefloquine: 'Mefloquine',
      chloroquine: 'Chloroquine',
      atovaquone_proguanil: 'Atovaquone na proguanil',
      dapsone: 'Dapsone',
      rilpivirine: 'Rilpivirine',
    },
    effects: {
      fits_likelier: 'Zikitumiwa pamoja huongeza uwezekano wa degedege.',
      raises_tb_medicine: 'Dawa ya TB huongezeka mwilini pamoja na madhara yake: pima ECG (QT) na ini.',
      binds_tb_medicine: 'Dawa ya kupunguza asidi hushikana na dawa ya TB tumboni: ziachane angalau saa mbili.',
    },
  }),
  concern: {
    stop: '{medicine}: isitolewe: {reason}',
    caution: '{medicine}: kwa uangalifu: {reason}',
    unknown: '{medicine}: haijakaguliwa: {reason}',
  },
  tooHigh: {
    dose: {
      maximum: '{medicine}: {given} kwa mara moja ni zaidi ya kiwango cha juu kwa {patient}: {limit} kwa mara moja.',
      regimens:
        '{medicine}: {given} kwa mara moja ni zaidi ya tiba zote zilizopo hapa kwa {patient}: {limit} kwa mara moja.',
    },
    day: {
      maximum: '{medicine}: {given} kwa siku ni zaidi ya kiwango cha juu kwa {patient}: {limit} kwa siku.',
      regimens: '{medicine}: {given} kwa siku ni zaidi ya tiba zote zilizopo hapa kwa {patient}: {limit} kwa siku.',
    },
  },
  tooLow:
    '{medicine}: {given} kwa mara moja ni chini ya nusu ya kinachotolewa kwa {patient}, {limit} kwa mara moja: huenda isifanye kazi.',
  ofStrength: '{quantity} ({strength})',
  holding: '{quantity}, jumla {amount}',
  patient: {
    kg: 'uzito wa kilo {kg}',
    months: 'umri wa miezi {months}',
    years: 'umri wa miaka {years}',
    unknown: 'mtu yeyote',
  },
  tooEarly: '{medicine}: {with} ilitolewa tarehe {on} na inatosha hadi {until}: ni mapema mno kuitoa tena.',
  waiting: '{medicine}: {with} tayari inasubiri kutolewa kwa agizo jingine: isitolewe mara mbili.',
  samePrescription: '{medicine}: {with} ya agizo hili hili ni dawa ileile, au ina dawa ileile: isitolewe mara mbili.',
  weightOld: 'Uzito, kilo {kg}, ulipimwa tarehe {on}: mtoto hukua, apimwe tena kabla ya kupewa dozi.',
  notChecked: {
    medicine: '{medicine} haijulikani na mfumo: hakuna kilichokaguliwa kuihusu.',
    dose: '{medicine}: dozi haiwezi kukaguliwa: kiasi kinachotumiwa kwa mara moja hakijulikani, au hakiko katika kipimo kinacholinganishika.',
    times_per_day: '{medicine}: dozi ya siku haiwezi kukaguliwa: haijulikani inatumiwa mara ngapi.',
    maximum: '{medicine}: dozi haijakaguliwa: kiwango cha juu kwa mgonjwa kama huyu hakijulikani hapa.',
    maximum_per_day: '{medicine}: dozi ya siku haijakaguliwa: kiwango cha juu cha siku hakijulikani hapa.',
    allergies_not_asked: 'Mzio haujakaguliwa: hakuna aliyeandika kama upo. Uliza.',
    allergy_not_understood: 'Hakuna kilichokaguliwa dhidi ya mzio huu, ambao haukueleweka: {of}.',
    medicines_not_asked: 'Dawa nyingine hazijakaguliwa: hakuna aliyeandika kama zipo zinazotumiwa. Uliza.',
    medicine_not_understood: 'Hakuna kilichokaguliwa dhidi ya dawa hii inayotumiwa, ambayo haikueleweka: {of}.',
    alert_not_understood: 'Hakuna kilichokaguliwa dhidi ya tahadhari hii ya rekodi, ambayo haikueleweka: {of}.',
    other_prescription: 'Hakuna kilichokaguliwa dhidi ya {of} ya agizo jingine: mfumo hauijui.',
    other_prescription_length:
      '{medicine}: {of} ilitolewa, na haijulikani ni ya siku ngapi: haijakaguliwa kama ni mapema mno.',
    regimen: '{medicine}: tiba iliyotumika kuandika dozi hii si ya mgonjwa kama huyu, au haijulikani: angalia tena.',
  },
}

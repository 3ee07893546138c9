import type { PatientLanguage } from '#domain/vocabulary/patient-languages.ts'

/**
 * What a patient is asked when all was explained, so that they say it back. Not yet reviewed.
 * Source: AHRQ, Health Literacy Universal Precautions Toolkit, 2nd edition (2015), tool 5 (the teach-back method).
 */
export const TEACH_BACK_QUESTION: Readonly<Record<PatientLanguage, string>> = {
  English: 'Please tell me in your own words how you will take each medicine, and when you will come back.',
  Swahili: 'Tafadhali nieleze kwa maneno yako mwenyewe jinsi utakavyotumia kila dawa, na lini utarudi.',
  French:
    'Dites-moi, s’il vous plaît, avec vos propres mots, comment vous allez utiliser chaque médicament, et quand vous reviendrez.',
  Arabic: 'من فضلك، نريد أن نسمع بكلماتك أنت: كيف سيستعمل كل دواء، ومتى تكون العودة إلينا؟',
  Kinyarwanda: 'Wambwira mu magambo yawe uko uzafata buri muti, n’igihe uzagarukira?',
  Luganda: 'Nkusaba ombuulire mu bigambo byo engeri gy’onookozesaamu buli ddagala, ne ddi lw’onookomawo.',
  Lingala:
    'Nabondeli yo, yebisa ngai na maloba na yo moko ndenge okosalela nkisi moko na moko, mpe mokolo nini okozonga.',
}

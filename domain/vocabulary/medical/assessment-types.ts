import type { LocalText } from '#domain/vocabulary/languages.ts'

/** What assessment types are grouped by (specification §3 "Assessment type"). */
export const ASSESSMENT_CATEGORIES = ['infectious', 'chronic', 'cancer', 'maternal', 'mental', 'genetic'] as const
export type AssessmentCategory = (typeof ASSESSMENT_CATEGORIES)[number]

export interface AssessmentTypeVocabulary {
  readonly category: AssessmentCategory
  readonly displayName: LocalText
  /** Who should take it, in one sentence. */
  readonly description: LocalText
  /** Whom it can be about at all; absent: everybody. */
  readonly onlyFor?: 'female' | 'male'
}

const type = (
  category: AssessmentCategory,
  displayName: LocalText,
  description: LocalText,
  onlyFor?: 'female' | 'male',
): AssessmentTypeVocabulary => ({ category, displayName, description, ...(onlyFor && { onlyFor }) })

/** The assessment types by their names, which routes and records use. In the order in which they are shown. */
const TYPES = {
  malaria: type(
    'infectious',
    { en: 'Malaria', sw: 'Malaria' },
    {
      en: 'For fever, chills, headache or body pains, above all where mosquitoes bite.',
      sw: 'Kwa homa, baridi na kutetemeka, maumivu ya kichwa au mwili, hasa penye mbu.',
    },
  ),
  tuberculosis: type(
    'infectious',
    { en: 'Tuberculosis (TB)', sw: 'Kifua kikuu (TB)' },
    {
      en: 'For a cough of two weeks or more, night sweats, weight loss, or living with somebody who has TB.',
      sw: 'Kwa kikohozi cha wiki mbili au zaidi, kutokwa jasho usiku, kupungua uzito, au kuishi na mwenye TB.',
    },
  ),
  hiv_aids: type(
    'infectious',
    { en: 'HIV and AIDS', sw: 'VVU na UKIMWI' },
    {
      en: 'For people who may have HIV, and for new complaints of those who live with it.',
      sw: 'Kwa wanaodhani wana VVU, na kwa dalili mpya za wanaoishi na VVU.',
    },
  ),
  pneumonia: type(
    'infectious',
    { en: 'Pneumonia and cough', sw: 'Nimonia na kikohozi' },
    {
      en: 'For cough, fast or difficult breathing, or chest pain, in children and adults.',
      sw: 'Kwa kikohozi, kupumua haraka au kwa shida, au maumivu ya kifua, kwa watoto na watu wazima.',
    },
  ),
  diarrhoeal_disease: type(
    'infectious',
    { en: 'Diarrhoea and cholera', sw: 'Kuhara na kipindupindu' },
    {
      en: 'For loose or bloody stools, vomiting, and loss of water.',
      sw: 'Kwa kuhara, kuhara damu, kutapika na kupungukiwa maji mwilini.',
    },
  ),
  typhoid_fever: type(
    'infectious',
    { en: 'Typhoid fever', sw: 'Homa ya matumbo (taifodi)' },
    {
      en: 'For a fever that has lasted for days, with belly pain or headache.',
      sw: 'Kwa homa ya siku kadhaa, pamoja na maumivu ya tumbo au ya kichwa.',
    },
  ),
  diabetes: type(
    'chronic',
    { en: 'Diabetes', sw: 'Kisukari' },
    {
      en: 'For thirst, passing much urine, tiredness or weight loss, and for those who know that their sugar is high.',
      sw: 'Kwa kiu, kukojoa sana, uchovu au kupungua uzito, na kwa wanaojua kuwa sukari yao iko juu.',
    },
  ),
  hypertension: type(
    'chronic',
    { en: 'High blood pressure', sw: 'Shinikizo la juu la damu' },
    {
      en: 'For a blood pressure that was measured high, headaches or blurred sight, and for check-ups.',
      sw: 'Kwa shinikizo la damu lililopimwa kuwa juu, maumivu ya kichwa au kuona ukungu, na kwa uchunguzi wa kawaida.',
    },
  ),
  stroke: type(
    'chronic',
    { en: 'Stroke', sw: 'Kiharusi' },
    {
      en: 'For sudden weakness of one side, a drooping face or trouble speaking. If this is happening now, go to hospital at once.',
      sw: 'Kwa udhaifu wa ghafla wa upande mmoja, uso kupooza au shida ya kuongea. Ikiwa inatokea sasa, nenda hospitali mara moja.',
    },
  ),
  kidney_disease: type(
    'chronic',
    { en: 'Kidney disease', sw: 'Ugonjwa wa figo' },
    {
      en: 'For swelling, changes of the urine or pain in the side, above all with diabetes or high blood pressure.',
      sw: 'Kwa uvimbe, mabadiliko ya mkojo au maumivu ya ubavuni, hasa kwa wenye kisukari au shinikizo la damu.',
    },
  ),
  heart_disease: type(
    'chronic',
    { en: 'Heart disease', sw: 'Ugonjwa wa moyo' },
    {
      en: 'For chest pain, breathlessness, swollen legs or a heart that races.',
      sw: 'Kwa maumivu ya kifua, kukosa pumzi, miguu kuvimba au moyo kwenda mbio.',
    },
  ),
  asthma: type(
    'chronic',
    { en: 'Asthma and long-lasting lung disease', sw: 'Pumu na ugonjwa sugu wa mapafu' },
    {
      en: 'For wheezing, tightness of the chest, or breathlessness that comes and goes.',
      sw: 'Kwa mluzi kifuani, kifua kubana, au kukosa pumzi kunakokuja na kuondoka.',
    },
  ),
  epilepsy: type(
    'chronic',
    { en: 'Epilepsy and fits', sw: 'Kifafa na degedege' },
    {
      en: 'For fits, blank spells and fainting, in children and adults.',
      sw: 'Kwa degedege, kupotewa na fahamu kwa muda mfupi na kuzirai, kwa watoto na watu wazima.',
    },
  ),
  cancer_cervical: type(
    'cancer',
    { en: 'Cervical cancer', sw: 'Saratani ya mlango wa kizazi' },
    {
      en: 'For bleeding between periods, after sex or after the change of life, and unusual discharge.',
      sw: 'Kwa kutokwa damu kati ya hedhi, baada ya tendo la ndoa au baada ya kukoma hedhi, na uchafu usio wa kawaida ukeni.',
    },
    'female',
  ),
  cancer_breast: type(
    'cancer',
    { en: 'Breast cancer', sw: 'Saratani ya matiti' },
    {
      en: 'For a lump, a change of the skin or the nipple, or discharge from it.',
      sw: 'Kwa uvimbe kwenye titi, mabadiliko ya ngozi au chuchu, au majimaji kutoka kwenye chuchu.',
    },
  ),
  cancer_prostate: type(
    'cancer',
    { en: 'Prostate disease and cancer', sw: 'Ugonjwa na saratani ya tezi dume' },
    {
      en: 'For older men with trouble passing urine, blood in it, or pain in the back or hips.',
      sw: 'Kwa wanaume wazee wenye shida ya kukojoa, damu kwenye mkojo, au maumivu ya mgongo au nyonga.',
    },
    'male',
  ),
  pregnancy: type(
    'maternal',
    { en: 'Pregnancy', sw: 'Ujauzito' },
    {
      en: 'For complaints in pregnancy, and to know its danger signs.',
      sw: 'Kwa dalili wakati wa ujauzito, na kujua dalili zake za hatari.',
    },
    'female',
  ),
  after_birth: type(
    'maternal',
    { en: 'After giving birth', sw: 'Baada ya kujifungua' },
    {
      en: 'For complaints of the mother in the six weeks after a birth.',
      sw: 'Kwa dalili za mama katika wiki sita baada ya kujifungua.',
    },
    'female',
  ),
  depression: type(
    'mental',
    { en: 'Depression and anxiety', sw: 'Sonona na wasiwasi' },
    {
      en: 'For low mood, worry, poor sleep or no joy in anything, for two weeks or more.',
      sw: 'Kwa huzuni, wasiwasi, kukosa usingizi au kutofurahia chochote, kwa wiki mbili au zaidi.',
    },
  ),
  psychosis: type(
    'mental',
    { en: 'Psychosis and severe mental illness', sw: 'Ugonjwa mkali wa akili' },
    {
      en: 'For hearing voices, strange beliefs or behaviour, often answered by a relative.',
      sw: 'Kwa kusikia sauti, imani au tabia zisizo za kawaida; mara nyingi hujibiwa na ndugu.',
    },
  ),
  sickle_cell: type(
    'genetic',
    { en: 'Sickle cell disease', sw: 'Ugonjwa wa selimundu (siko seli)' },
    {
      en: 'For attacks of pain, anaemia or yellow eyes, and for families in which it is known.',
      sw: 'Kwa maumivu makali ya mara kwa mara, upungufu wa damu au macho ya njano, na kwa familia zenye ugonjwa huu.',
    },
  ),
} as const satisfies Record<string, AssessmentTypeVocabulary>

export type AssessmentTypeName = keyof typeof TYPES
export const ASSESSMENT_TYPES: Readonly<Record<AssessmentTypeName, AssessmentTypeVocabulary>> = TYPES
export const ASSESSMENT_TYPE_NAMES = Object.keys(TYPES) as readonly AssessmentTypeName[]

/** Whether a text names an assessment type. */
export const isAssessmentType = (text: string): text is AssessmentTypeName => Object.hasOwn(TYPES, text)

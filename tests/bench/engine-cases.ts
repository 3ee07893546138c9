import type { ClinicalCase } from '#domain/clinical/case/clinical-case.ts'

export interface EngineCase extends ClinicalCase {
  readonly language: 'en' | 'sw'
  readonly text: string
}

const en = (text: string, known: Omit<ClinicalCase, 'text'> = {}): EngineCase => ({ language: 'en', text, ...known })
const sw = (text: string, known: Omit<ClinicalCase, 'text'> = {}): EngineCase => ({ language: 'sw', text, ...known })

/** What people and clinicians of East Africa write, from a line to a page: what the engine's speed is measured with. */
export const ENGINE_CASES: readonly EngineCase[] = [
  en('I have had a headache since morning'),
  en('My baby has a fever and will not breastfeed', { ageMonths: 2 }),
  en('Cough for three weeks, night sweats, I am losing weight. My brother has TB.', { ageMonths: 380, sex: 'male' }),
  en('Burning when I pass urine and I go very often, no fever, no back pain.', { ageMonths: 300, sex: 'female' }),
  en(
    'Chest pain going to the left arm, sweating, short of breath, started one hour ago. I have diabetes and I smoke.',
    {
      ageMonths: 700,
      sex: 'male',
      country: 'KE',
    },
  ),
  en('Itchy rash between the fingers, worse at night. My children scratch too.', { ageMonths: 400 }),
  en('Child 18 months, watery diarrhoea 3 days, vomiting everything, sunken eyes, drinks eagerly, no blood in stool.'),
  en(
    'Snake bite on the right foot while farming two hours ago, swelling up to the knee, bleeding gums, vomited once.',
    {
      ageMonths: 260,
      country: 'UG',
    },
  ),
  en(
    'A 28-year-old woman, 34 weeks pregnant, has a severe headache, blurred vision and swelling of the face and hands since yesterday. BP 170/112, proteinuria ++. She denies fever and vaginal bleeding. Fetal movements are felt.',
  ),
  en('My tooth hurts and my cheek is swollen, I cannot open my mouth well.', { ageMonths: 340 }),
  en(
    '45M, known hypertensive, not taking his medicines, sudden weakness of the right arm and leg with slurred speech and drooping of the face 90 minutes ago. BP 210/120, pulse 88, glucose 6.1 mmol/L, GCS 14.',
    { country: 'TZ' },
  ),
  en(
    'Fever comes and goes for four days with chills, headache, joint pains and vomiting. I live near the lake and sleep without a net. I took paracetamol and it came back. No cough, no diarrhoea, no rash.',
    { ageMonths: 276, sex: 'female', country: 'UG' },
  ),
  en('Red sticky eyes, both, since Monday, the school has many like that. Sees well, no pain.', { ageMonths: 96 }),
  en(
    'Primigravida delivered at home six hours ago and the bleeding has not stopped. She has soaked five cloths, is pale, dizzy when sitting, pulse 128, BP 84/50. The placenta came out in pieces.',
    { ageMonths: 250, sex: 'female', afterBirth: true },
  ),
  en(
    'Difficulty sleeping, no interest in anything for two months, I cry every day and feel that life is not worth it.',
    {
      ageMonths: 420,
      sex: 'female',
    },
  ),
  en('Hit by a motorcycle. Thigh is deformed, very painful, cannot walk. Did not lose consciousness, no neck pain.', {
    ageMonths: 204,
    vitals: { heartRatePerMin: 112, systolicMmHg: 104, diastolicMmHg: 70 },
  }),
  en('passing a lot of urine, very thirsty, tired, wounds that heal slowly, mother is diabetic', {
    ageMonths: 620,
    vitals: { glucoseMmolPerL: 17.4, weightKg: 88, heightCm: 165, systolicMmHg: 142, diastolicMmHg: 88 },
    sex: 'female',
  }),
  en(
    'A 3-year-old boy is brought with cough and fast breathing for 2 days. RR 56, temperature 39.2 C, SpO2 88 %, lower chest wall indrawing is present, no stridor. He is able to drink, has not had convulsions, and is alert. His mother reports that his sister had a cold last week. He is vaccinated up to date. MUAC 13.4 cm.',
  ),
  en('ear pain with pus coming out for 5 days, hearing less on that side', { ageMonths: 60 }),
  en(
    'Abdominal pain which began around the navel and moved to the right lower side, worse when I walk or cough, no appetite, vomited twice, temp 38.1. Last period two weeks ago, no discharge. No pain on passing urine.',
    { ageMonths: 228, sex: 'female', pregnant: false },
  ),
  en('Swallowed some pesticide after a quarrel. Drooling, sweating, small pupils, muscles twitching, heart rate 48.', {
    ageMonths: 234,
  }),
  en('Wheezing at night and when dust is around, inhaler is finished, can speak in full sentences', { ageMonths: 180 }),
  en(
    'Patient reports low back pain after lifting a sack, no weakness in the legs, no numbness, passing urine normally.',
    {
      ageMonths: 456,
      sex: 'male',
    },
  ),
  en(
    'Newborn of 4 days, born at home, was feeding well until yesterday. Now does not suck, is stiff, with spasms when touched or when there is noise. The cord was cut with a razor blade and dressed with ash. The mother was never vaccinated. Temperature 37.9, weight 2.9 kg.',
  ),
  en('yellow eyes, dark urine, itching, tired for ten days, I drink alcohol daily', { ageMonths: 516, sex: 'male' }),
  en(
    'I am a 52-year-old man who works as a matatu driver in Nakuru. For about a year I have been getting tired more easily than my colleagues, and in the last month my feet and ankles swell by the evening so that my shoes do not fit. I sleep on three pillows because when I lie flat I cannot breathe, and twice I woke up at night gasping and had to sit at the window. I cough a little, with white foam, never blood. I have no fever and have not lost weight; on the contrary, I weigh 4 kg more than at Easter. I was told years ago that my pressure was high and was given tablets, which I took until they were finished. I do not smoke now, I smoked for twenty years. My father died suddenly at 55. The clinical officer found BP 162/98, pulse 104 and irregular, respiratory rate 24, oxygen saturation 93 %, crackles at both bases, raised neck veins, a swollen liver, and pitting oedema up to the knees. There was no pain in the calf and no redness. Urine had no protein. I have not had chest pain, palpitations or fainting.',
    { country: 'KE' },
  ),
  en(
    'Seen at the health centre with her aunt: a 16-year-old schoolgirl with lower abdominal pain for one day, fainted this morning when she stood up. Her last period was seven weeks ago. There has been a little dark bleeding since last night. She is pale, pulse 124, BP 88/54, RR 22, temperature 36.8, the abdomen is tender all over with guarding, and she has pain in the tip of the shoulder. She denies vomiting, diarrhoea, dysuria and injury. No known allergies, no medicines. A pregnancy test was positive. Hb 7.2 g/dl. Her aunt has epilepsy. She has not been tested for HIV. Two years ago she had malaria and was treated with tablets at home.',
  ),
  en(
    'Dear doctor, I am writing for my grandmother, who is about 78 years old and lives with us in the village. She used to walk to the market, but since the rains began she has become very forgetful. She asks the same question many times, loses her way to the latrine, and last week she left the fire burning all night. Some days she is almost well, other days she is angry and says that strangers are stealing her clothes. She sleeps during the day and walks around at night. Since three days it is much worse: she does not know where she is, sees people who are not there, does not drink well, and pulls at her blanket. She has passed urine in the bed, which has a strong smell, and she felt hot yesterday evening, although we have no thermometer. She has not fallen and has no headache that she speaks of. She is not vomiting and there is no cough. Her legs are weak but she moves both the same, and her face is straight. She has high blood pressure and takes amlodipine and hydrochlorothiazide; a neighbour also gave her some tablets for sleep five days ago, we do not know which. She eats little, only porridge, and has lost weight this year. She does not drink alcohol and never smoked. Her sister had the same problem of memory and died of a stroke. She had cataract surgery on the left eye in 2019 and sees badly with the right. My mother says that it is old age and that nothing can be done, my uncle says that it is witchcraft, and I would like to know whether we should bring her to the hospital, which is four hours away, or whether the nurse at the dispensary can help. She had malaria last year in October, and was treated for typhoid in March. She is not allergic to any medicine. Please tell us also what we should give her to eat and drink while we wait, and whether she can keep taking the tablets for the pressure. Thank you very much and God bless your work. We have no car but a neighbour has a motorcycle, and the road is bad when it rains.',
    { ageMonths: 936, sex: 'female', medicines: ['amlodipine', 'hydrochlorothiazide'] },
  ),
  sw('Ninaumwa kichwa na homa tangu jana'),
  sw('Mtoto wangu anaharisha na kutapika, macho yameingia ndani, hanyonyi', { ageMonths: 9 }),
  sw('Nina kikohozi kwa wiki tatu, natoka jasho usiku na nimepungua uzito. Sina damu kwenye makohozi.', {
    ageMonths: 360,
    sex: 'male',
  }),
  sw('Mama mjamzito wa wiki 30, anatoka damu ukeni, ana maumivu makali ya tumbo, presha 150/100.', {
    ageMonths: 290,
    sex: 'female',
  }),
  sw('Nimeumwa na mbwa mguuni leo asubuhi, mbwa hajulikani, kidonda kinatoka damu kidogo.', { ageMonths: 144 }),
  sw('Nakojoa mara kwa mara, mkojo unauma, sina homa, sina maumivu ya mgongo', { ageMonths: 312, sex: 'female' }),
  sw(
    'Mtoto wa miaka miwili ana homa kali siku tatu, amepata degedege mara mbili leo, amelegea, hawezi kunywa wala kukaa. Joto 39.6. Hana upele, hakohoi. Tunaishi karibu na mto, hakuna chandarua.',
    { country: 'TZ' },
  ),
  sw(
    'Maumivu ya kifua upande wa kushoto yanaenda mkononi, natoka jasho, nashindwa kupumua, yalianza saa moja iliyopita',
    {
      ageMonths: 690,
      sex: 'male',
    },
  ),
  sw('Ngozi inawasha sana usiku, vipele kati ya vidole, na watoto wangu wanajikuna pia.', { ageMonths: 410 }),
  sw(
    'Mimi ni mwanamke wa miaka 41. Kwa miezi miwili nina kiu sana, nakojoa mara nyingi usiku, nimechoka na macho yanaona ukungu. Nimepungua uzito ingawa ninakula vizuri. Mama yangu ana kisukari. Sina homa, sina kikohozi. Kidonda cha mguu hakiponi tangu mwezi uliopita na sasa kinatoa usaha na harufu mbaya. Sukari ya damu 19.2. Sijapata dawa yoyote. Presha ni 138/86, mapigo ya moyo 92.',
    { sex: 'female' },
  ),
  sw(
    'Bibi yangu ana miaka 70, ameanguka ghafla akiwa jikoni, upande wa kulia wa mwili hauna nguvu, mdomo umepinda na haongei vizuri. Hajapoteza fahamu, hajatapika. Ana presha ya kupanda na alikuwa anakunywa dawa lakini ziliisha wiki iliyopita. Hana kisukari. Ilianza saa mbili zilizopita. Tuko mbali na hospitali, tufanye nini sasa?',
  ),
  sw(
    'Habari daktari. Mimi ni mvulana wa miaka 19, mwanafunzi. Tangu wiki moja nina homa inayokuja na kuondoka, tumbo linauma, sina hamu ya kula na nimefunga choo kwa siku tatu, kabla ya hapo nilikuwa naharisha. Kichwa kinauma mbele na mwili wote umechoka. Nilikunywa dawa za malaria siku tano zilizopita lakini sijapata nafuu, na kipimo cha malaria hakikuonyesha kitu. Sina kikohozi wala mafua, sina upele. Tunakunywa maji ya kisima bila kuchemsha na wenzangu wawili bwenini wana dalili kama zangu. Joto 39.1, mapigo 84. Damu hakuna kwenye choo. Sijawahi kufanyiwa upasuaji na sina mzio wa dawa.',
    { country: 'TZ' },
  ),
]

import type { LocalText } from '#domain/vocabulary/languages.ts'
import type { HealthCondition, NutritionSymptom } from '#domain/vocabulary/nutrition.ts'

export const CONDITION_NAMES: Readonly<Record<HealthCondition, LocalText>> = {
  Diabetes: { en: 'diabetes', sw: 'kisukari' },
  Hypertension: { en: 'high blood pressure', sw: 'shinikizo la juu la damu' },
  'Heart Disease': { en: 'heart disease', sw: 'ugonjwa wa moyo' },
  'Kidney Disease': { en: 'kidney disease', sw: 'ugonjwa wa figo' },
  'Liver Disease': { en: 'liver disease', sw: 'ugonjwa wa ini' },
  Pregnancy: { en: 'pregnancy', sw: 'ujauzito' },
  Breastfeeding: { en: 'breastfeeding', sw: 'kunyonyesha' },
  Anemia: { en: 'anaemia', sw: 'upungufu wa damu' },
  'HIV/AIDS': { en: 'HIV', sw: 'VVU' },
}

/** What each condition asks of the food, in plain words. */
export const CONDITION_ADVICE: Readonly<Record<HealthCondition, LocalText>> = {
  Diabetes: {
    en: 'Diabetes: choose whole grains, pulses and vegetables at every meal, leave out sugar, sodas and juice, keep the amounts of ugali, rice and chapati as planned, and eat at regular times. Go on with your medicine and tell the clinic when you change how much you eat: with insulin or tablets, skipping a meal can bring the sugar too low.',
    sw: 'Kisukari: chagua nafaka zisizokobolewa, jamii ya kunde na mboga kila mlo, acha sukari, soda na juisi, shika kiasi cha ugali, wali na chapati kilichopangwa, na kula kwa saa zilezile. Endelea na dawa zako na ujulishe kliniki unapobadilisha kiasi cha chakula: ukitumia insulini au vidonge, kuruka mlo kunaweza kushusha sukari mno.',
  },
  Hypertension: {
    en: 'High blood pressure: cook with little salt, at most a quarter teaspoon a person a day, without stock cubes, and put no salt on the table. Eat vegetables and fruit daily. Keep taking your tablets.',
    sw: 'Shinikizo la juu la damu: pika kwa chumvi kidogo, si zaidi ya robo ya kijiko kidogo kwa mtu kwa siku, bila vidonge vya mchuzi (kama Royco), na usiweke chumvi mezani. Kula mboga na matunda kila siku. Endelea kunywa dawa zako.',
  },
  'Heart Disease': {
    en: 'Heart disease: cook with a little plant oil and little salt, boil or stew instead of frying, and choose fish, beans and lean meat instead of fatty meat, ghee and palm oil. Ask the clinic how much you may drink if your legs swell.',
    sw: 'Ugonjwa wa moyo: pika kwa mafuta kidogo ya mimea na chumvi kidogo, chemsha badala ya kukaanga, na chagua samaki, maharagwe na nyama isiyo na mafuta badala ya nyama yenye mafuta, samli na mawese. Uliza kliniki kiasi cha kunywa kama miguu inavimba.',
  },
  'Kidney Disease': {
    en: 'Kidney disease: someone not on dialysis eats about 0.8 g of protein per kg a day, with little salt and foods low in potassium. On dialysis more protein is needed: ask the clinician first. Boil roots and greens in plenty of water and throw the water away. The amounts must follow your blood tests.',
    sw: 'Ugonjwa wa figo: asiyesafishwa damu (dialysis) hula karibu gramu 0.8 za protini kwa kilo kwa siku, chumvi kidogo na vyakula vyenye potasiamu kidogo. Anayesafishwa damu anahitaji protini zaidi: muulize daktari kwanza. Chemsha viazi, mihogo na mboga kwa maji mengi kisha uyamwage. Kiasi kifuate vipimo vya damu yako.',
  },
  'Liver Disease': {
    en: 'Liver disease: no alcohol at all, little salt, and small meals often with a snack before bed. Do not cut protein unless a clinician says so. Throw away mouldy maize and groundnuts: their poison harms the liver.',
    sw: 'Ugonjwa wa ini: usinywe pombe kabisa, tumia chumvi kidogo, kula kidogo kidogo mara nyingi na kitafunio kabla ya kulala. Usipunguze protini bila ushauri wa daktari. Tupa mahindi na karanga zenye ukungu: sumu yake huharibu ini.',
  },
  Pregnancy: {
    en: 'Pregnancy: go to antenatal clinic, take the daily iron and folic acid tablets it gives, eat one extra meal or snack a day, and drink tea and coffee between meals only. Leave out liver, alcohol, raw milk and raw eggs, and do not eat soil or clay.',
    sw: 'Ujauzito: hudhuria kliniki, meza kila siku vidonge vya madini ya chuma na foliki asidi unavyopewa, ongeza mlo mmoja au kitafunio kwa siku, na kunywa chai na kahawa kati ya milo tu. Acha maini, pombe, maziwa na mayai mabichi, na usile udongo.',
  },
  Breastfeeding: {
    en: 'Breastfeeding: eat two extra snacks or one extra meal a day, drink whenever you are thirsty, and sleep when the baby sleeps. Your milk stays good even when food is short.',
    sw: 'Kunyonyesha: ongeza vitafunio viwili au mlo mmoja kwa siku, kunywa kila unapohisi kiu, na pumzika mtoto anapolala. Maziwa yako hubaki bora hata chakula kinapopungua.',
  },
  Anemia: {
    en: 'Anaemia: eat pulses, dark green leaves, and meat or fish if you eat them, together with fruit rich in vitamin C such as orange, guava or mango. Do not take tea or coffee with meals, only an hour or more apart. Ask for a haemoglobin test, and for malaria and worms to be treated.',
    sw: 'Upungufu wa damu: kula jamii ya kunde, mboga za majani ya kijani kibichi, na nyama au samaki kama unakula, pamoja na matunda yenye vitamini C kama chungwa, pera au embe. Usinywe chai au kahawa pamoja na chakula, subiri saa moja au zaidi. Omba kipimo cha damu (hemoglobini), na kutibiwa malaria na minyoo.',
  },
  'HIV/AIDS': {
    en: 'HIV: keep taking your antiretroviral medicine every day; food helps it work but never replaces it. The body needs about a tenth more energy. Boil water, cook meat and eggs through, and wash fruit, since infections come easily. Tell the clinic about sores, diarrhoea or weight loss, and about any herbs you take.',
    sw: 'VVU: endelea kumeza dawa za ARV kila siku; chakula huzisaidia lakini hakichukui nafasi yake. Mwili unahitaji nishati zaidi kwa karibu sehemu ya kumi. Chemsha maji, pika nyama na mayai yaive kabisa, na osha matunda, kwani maambukizi huja kwa urahisi. Ijulishe kliniki kuhusu vidonda, kuhara au kupungua uzito, na kuhusu dawa za mitishamba unazotumia.',
  },
}

/** What can be done at home about each symptom; danger is said elsewhere and first. */
export const SYMPTOM_ADVICE: Readonly<Partial<Record<NutritionSymptom, LocalText>>> = {
  'Fatigue/weakness': {
    en: 'Tiredness can come from too little blood, food or sleep: ask for a haemoglobin and a sugar test if it lasts more than two weeks.',
    sw: 'Uchovu unaweza kutokana na upungufu wa damu, chakula au usingizi: omba kupimwa damu (hemoglobini) na sukari ukidumu zaidi ya wiki mbili.',
  },
  'Loss of appetite': {
    en: 'With little appetite eat small amounts every two to three hours, the richest food first, and drink after the meal rather than before.',
    sw: 'Ukikosa hamu ya kula, kula kidogo kila baada ya saa mbili hadi tatu, anza na chakula chenye nguvu, na kunywa baada ya mlo badala ya kabla.',
  },
  'Hair loss/changes': {
    en: 'Hair that thins or changes colour can mean too little protein, iron or zinc: eat pulses, eggs, fish or meat daily and have it looked at if it goes on.',
    sw: 'Nywele kukatika au kubadilika rangi kunaweza kuwa upungufu wa protini, madini ya chuma au zinki: kula jamii ya kunde, mayai, samaki au nyama kila siku, na ziangaliwe zikiendelea.',
  },
  'Skin problems': {
    en: 'Dry or broken skin: eat orange fruit and vegetables and dark green leaves for vitamin A, with a little oil.',
    sw: 'Ngozi kavu au yenye vidonda: kula matunda na mboga za rangi ya chungwa na majani ya kijani kibichi kwa vitamini A, pamoja na mafuta kidogo.',
  },
  'Frequent infections': {
    en: 'Frequent infections: ask for an HIV test and a TB check, wash hands with soap, drink safe water and eat fruit and vegetables daily.',
    sw: 'Maambukizi ya mara kwa mara: omba kupimwa VVU na kifua kikuu, nawa mikono kwa sabuni, kunywa maji salama na kula matunda na mboga kila siku.',
  },
  'Slow wound healing': {
    en: 'Wounds that heal slowly ask for a sugar test; protein, vitamin C and zinc from pulses, fruit, fish or meat help them close.',
    sw: 'Vidonda visivyopona haraka vinahitaji kupimwa sukari; protini, vitamini C na zinki kutoka kunde, matunda, samaki au nyama husaidia kupona.',
  },
  'Difficulty concentrating': {
    en: 'Trouble concentrating: do not skip breakfast, drink enough water, and ask for a haemoglobin test.',
    sw: 'Ugumu wa kuzingatia: usikose kifungua kinywa, kunywa maji ya kutosha, na omba kupimwa damu (hemoglobini).',
  },
}

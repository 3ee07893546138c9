import type { RuleId } from '#domain/clinical/knowledge/rules/all-rules.ts'

/** Why each rule asks for its level. */
export const RULES_EN: Record<RuleId, string> = {
  'triage.imci.immunisation':
    'Vaccinations that a child lacks are given at the next visit; a cold is no reason to wait.',
  'triage.imci.measles': 'A child with measles needs vitamin A and is seen again within days.',
  'triage.imci.general-danger-sign':
    'A general danger sign in a young child: not able to drink, vomiting everything, fits, drowsy or hard to wake, blue, grunting or nodding.',
  'triage.imci.severe-pneumonia':
    'Cough or hard breathing with a harsh noise when breathing in, or with too little oxygen: severe pneumonia or a narrow airway.',
  'triage.imci.low-oxygen': 'Too little oxygen in the blood of a young child: oxygen is needed now.',
  'triage.imci.pneumonia':
    'Cough with fast breathing or a chest that draws in: pneumonia that needs an antibiotic today.',
  'triage.imci.pneumonia-with-hiv': 'With HIV a chest that draws in is severe pneumonia.',
  'triage.imci.fast-breathing': 'Fast breathing for this age can be pneumonia or another serious illness.',
  'triage.imci.very-severe-febrile-disease': 'Fever with a stiff neck in a young child can be meningitis.',
  'triage.imci.indrawing-on-antibiotic':
    'A chest that draws in although an antibiotic is taken: the pneumonia does not respond.',
  'triage.imci.ear-fever-on-antibiotic':
    'An ear infection with high fever although an antibiotic is taken can spread to bone and brain.',
  'triage.newborn.spreading-umbilicus': 'Redness that spreads from the navel into the skin: a severe infection.',
  'triage.newborn.bleeding-and-pale': 'A newborn that bleeds and is pale has lost much blood for its size.',
  'triage.newborn.severe-skin-infection': 'Pustules with blisters or hot, red skin in a newborn: a severe infection.',
  'triage.newborn.cool': 'A baby below 36 °C has to be warmed skin to skin and looked for infection today.',
  'triage.pregnancy.complicated-abortion': 'Bleeding or pain after an unsafe abortion.',
  'triage.after-birth.infected-wound': 'An infected wound after a birth.',
  'triage.after-birth.pale': 'Pallor after a birth: iron, and seen again.',
  'triage.after-birth.urine-burns': 'Burning or frequent urine after a birth: the urine is tested.',
  'triage.surveillance.anthrax': 'A black or painless sore after animals: anthrax is treated the same day.',
  'triage.emergency-signs.eye-sudden': 'Sight that became worse suddenly: the eye is looked at today.',
  'triage.district-hospital.fever-week-and-belly':
    'Fever for a week and a belly that hurts suddenly or swells: the gut may have torn.',
  'triage.surveillance.mpox': 'A rash after contact with mpox: apart from others, and seen today.',
  'triage.glucose.no-insulin': 'Without insulin diabetes becomes dangerous within a day or two.',
  'triage.newborn.slow-heart': 'A heart below 100 beats a minute in a newborn.',
  'triage.newborn.open-back': 'An open back in a newborn: covered, and to surgery now.',
  'triage.news2.told': 'An early warning score at which somebody is seen at once.',
  'triage.emergency-signs.dehydration-named': 'Severe dehydration was found: fluids now.',
  'triage.pregnancy.headache-and-vision': 'A headache with eyes that see less in pregnancy may be pre-eclampsia.',
  'triage.district-hospital.pelvic-infection':
    'Fever, pain and a discharge: an infection of the womb, to be treated today.',
  'triage.after-birth.tear': 'A tear of birth is sewn the same day.',
  'triage.after-birth.depression': 'Depression after a birth needs help soon, for mother and baby.',
  'triage.glucose.infected-foot-with-illness':
    'A foot ulcer with diabetes that makes ill: limb and life are in danger.',
  'triage.tuberculosis-hiv.lasting-headache-with-hiv':
    'A headache for a week in a person with HIV can be an infection of the brain.',
  'triage.tuberculosis-hiv.harm-of-treatment':
    'Sight that fails or yellow eyes on tuberculosis medicines: they may be the cause.',
  'triage.emergency-signs.back-and-bladder':
    'Back pain with water or stool that is lost or held back: the nerves of the spine may be pressed.',
  'triage.emergency-signs.gut-blocked': 'Vomiting and a swollen belly without stool: the gut may be blocked.',
  'triage.emergency-signs.kidneys-and-slow-heart':
    'With sick kidneys a slow heart or a faint can be a dangerous level of potassium.',
  'triage.imci.fever': 'Fever in a young child: the cause has to be found, malaria first.',
  'triage.imci.very-high-fever': 'Very high fever in a young child.',
  'triage.imci.low-temperature':
    'The body of a young child is too cold, which can mean a severe infection or malnutrition.',
  'triage.imci.severe-dehydration': 'At least two signs that the child has lost a dangerous amount of water.',
  'triage.imci.some-dehydration': 'At least two signs that the child is losing too much water.',
  'triage.imci.persistent-diarrhoea':
    'Diarrhoea for two weeks or longer weakens a young child and needs an examination.',
  'triage.imci.severe-persistent-diarrhoea': 'Diarrhoea for two weeks or longer with signs of water loss.',
  'triage.imci.dysentery': 'Blood in the stool of a young child needs treatment today.',
  'triage.imci.severe-anaemia': 'Very pale, or a haemoglobin below 7: severe anaemia, blood may be needed.',
  'triage.imci.anaemia': 'Pale, or a haemoglobin below 11: anaemia in a young child.',
  'triage.imci.mastoiditis': 'A swelling behind the ear: the infection has reached the bone beside the brain.',
  'triage.imci.measles-complicated': 'Measles with harm to the mouth or the eyes: sight can be lost.',
  'triage.wasting.severe-acute-malnutrition':
    'Severe acute malnutrition: a very thin arm, visible wasting, or swelling of both feet.',
  'triage.wasting.severe-with-appetite':
    'Severe acute malnutrition needs therapeutic food and a check for danger signs today.',
  'triage.wasting.oedema-everywhere':
    'Swelling of legs, hands and face in a young child who is not well nourished is treated in hospital.',
  'triage.wasting.swollen-feet':
    'Both feet of a small child are swollen: whether a thumb leaves a pit has to be seen today.',
  'triage.wasting.oedema-of-both-feet':
    'Swelling of both feet in a young child can be severe malnutrition, or disease of kidney or heart.',
  'triage.wasting.moderate-wasting': 'The arm is thin: moderate malnutrition, to be treated before it becomes severe.',
  'triage.young-infant.possible-serious-infection':
    'A danger sign in a baby under two months: it may have a serious infection, which gets worse within hours.',
  'triage.young-infant.pneumonia': 'Fast breathing in so young a baby is pneumonia: count again, treat today.',
  'triage.young-infant.jaundice': 'Yellow skin or eyes in a baby under two months have to be measured today.',
  'triage.young-infant.early-jaundice':
    'Yellow on the first day of life, or yellow palms and soles: the brain is in danger.',
  'triage.imci.wheeze': 'A child who wheezes has to be examined, and may need a medicine that opens the airways.',
  'triage.newborn.mother-with-hiv':
    'The baby of a mother with HIV needs medicine against HIV as soon as possible after the birth.',
  'triage.newborn.weight-below-2-kg':
    'A newborn of less than 2 kg in its first week needs skin-to-skin care and a check of its feeding today.',
  'triage.newborn.early-birth':
    'A baby born before its time gets cold, tires at the breast and stops breathing more easily: it is seen the same day.',
  'triage.newborn.weight-loss':
    'A newborn that loses weight may get too little milk or be ill: it is weighed and seen at the breast the same day.',
  'triage.sick-child.floppy': 'A floppy baby can be gravely ill.',
  'triage.salts.dangerous': 'Potassium or sodium so far from normal can stop the heart or harm the brain within hours.',
  'triage.newborn.low-weight': 'A small newborn is kept warm and seen again within days.',
  'triage.newborn.very-low-birth-weight':
    'A newborn of less than 1.5 kg needs the care of a hospital: keep it warm, skin to skin, on the way.',
  'triage.young-infant.umbilicus': 'Redness or pus at the navel of a baby can spread to the blood.',
  'triage.young-infant.not-well':
    'Any illness in so young a baby is looked at the same day: vomiting, diarrhoea, cough, a rash, sticky eyes, crying that does not stop.',
  'triage.young-infant.blue-hands-and-feet':
    'Hands and feet that are still blue after the third day: somebody looks whether it is the heart, the cold or an infection.',
  'triage.young-infant.nose': 'A blocked or running nose in so young a baby: watch the feeding and the breathing.',
  'triage.young-infant.bilious-vomiting': 'Green vomit in a baby: the bowel may be blocked or twisted.',
  'triage.young-infant.warm': 'A young infant of 37.5 °C or more: it has to be measured again and examined today.',
  'triage.iccm.diarrhoea-14-days':
    'Diarrhoea of two weeks or longer in a young child has to be seen at a health facility.',
  'triage.imci.cloudy-cornea': 'A cloudy cornea in a young child: measles or a lack of vitamin A blinds within hours.',
  'triage.sick-child.crying-bouts': 'Bouts of crying with the legs drawn up: the bowel may be blocked.',
  'triage.emergency-signs.stiff-neck': 'A stiff neck: meningitis has to be ruled out.',
  'triage.sick-child.intussusception': 'Bouts of crying with the legs drawn up: the bowel may be blocked.',
  'triage.glucose.suspected-type-1':
    'A young person with high blood sugar who loses weight or is thirsty may lack all insulin.',
  'triage.iccm.cough-14-days': 'A cough of two weeks or longer in a young child can be tuberculosis.',
  'triage.iccm.fever-7-days': 'Fever for a week in a young child needs tests today.',
  'triage.iccm.not-feeding': 'A young child that cannot drink or breastfeed is in danger.',
  'triage.imci.slow-or-stopped-breathing': 'Breathing that stops or is very slow in a young child.',
  'triage.imci.shock':
    'At least two signs of shock: cold hands and feet, weak pulse, slow return of colour, low blood pressure.',
  'triage.news2.total-7': 'The measurements together are far from normal (NEWS2 of 7 or more): life may be in danger.',
  'triage.news2.total-5': 'The measurements together are clearly not normal (NEWS2 of 5 or 6).',
  'triage.news2.single-3': 'One measurement is far from normal (3 points of NEWS2).',
  'triage.news2.total-1': 'The measurements are slightly out of the normal range.',
  'triage.sepsis.qsofa-positive':
    'Two of fast breathing, low blood pressure and changed alertness: an infection may be turning into sepsis.',
  'triage.sepsis.qsofa-positive-at-altitude':
    'Two of fast breathing, low blood pressure and changed alertness; at this height, or where the height is not known, it says less, and needs an examination today.',
  'triage.emergency-signs.low-oxygen': 'Too little oxygen in the blood (below 90 %): oxygen is needed now.',
  'triage.emergency-signs.low-oxygen-at-altitude':
    'The oxygen is below 90 %; high in the mountains that can be usual, but it has to be checked today.',
  'triage.emergency-signs.very-low-oxygen': 'Far too little oxygen in the blood (below 85 %), at any height.',
  'triage.emergency-signs.shock-pressure': 'The blood pressure is so low that the organs get too little blood.',
  'triage.emergency-signs.coma': 'Consciousness is clearly reduced (Glasgow coma scale of 13 or less).',
  'triage.emergency-signs.not-alert': 'The person is not fully awake or is newly confused.',
  'triage.emergency-signs.very-fast-pulse': 'The heart beats dangerously fast (above 150 a minute).',
  'triage.emergency-signs.very-slow-pulse': 'The heart beats dangerously slowly (below 40 a minute).',
  'triage.emergency-signs.very-fast-breathing': 'Very fast breathing for an adult (30 a minute or more).',
  'triage.emergency-signs.very-slow-breathing': 'Dangerously slow breathing for an adult (8 a minute or less).',
  'triage.emergency-signs.heat': 'A body temperature of 41 °C or more harms brain and organs.',
  'triage.emergency-signs.cold': 'A body temperature below 32 °C can stop the heart.',
  'triage.emergency-signs.severe-pain': 'Severe pain (8 or more of 10) needs its cause found and relief today.',
  'triage.emergency-signs.pain': 'Pain that is strong (5 or more of 10).',
  'triage.older-child.fast-breathing': 'Fast breathing for a child of this age.',
  'triage.older-child.very-fast-breathing': 'Very fast breathing for a child of this age (50 a minute or more).',
  'triage.older-child.shock-pressure': 'The blood pressure of the child is dangerously low.',
  'triage.older-child.fast-pulse': 'A very fast pulse for a child of this age.',
  'triage.older-child.high-fever': 'High fever in a child.',
  'triage.older-child.fever': 'Fever in a child: the cause has to be found, malaria first.',
  'triage.blood-pressure.raised': 'The blood pressure is raised (140/90 or more): it has to be measured again.',
  'triage.blood-pressure.same-day':
    'The blood pressure is so high (above 200, or above 110 below) that it has to be treated the same day.',
  'triage.blood-pressure.on-the-pill':
    'A blood pressure from 160 or 100 with hormones against pregnancy: pills with oestrogen are stopped today.',
  'triage.blood-pressure.with-symptoms':
    'Very high blood pressure with signs that brain, heart, eyes or kidneys suffer.',
  'triage.blood-pressure.with-heart-sugar-kidney-disease':
    'With disease of heart or kidneys or diabetes, 130 and above needs treatment already.',
  'triage.blood-pressure.child': 'The blood pressure is too high for a child or adolescent: the cause has to be found.',
  'triage.blood-pressure.child-with-symptoms':
    'The blood pressure of a child is so high that the brain feels it: a fit may come next.',
  'triage.glucose.hypoglycaemia': 'The blood sugar is too low, and the brain suffers within minutes.',
  'triage.glucose.severe-hyperglycaemia': 'The blood sugar is very high (18 mmol/L or more).',
  'triage.glucose.hyperglycaemia': 'The blood sugar is as high as in diabetes (11.1 mmol/L or more).',
  'triage.glucose.fasting-hyperglycaemia':
    'The blood sugar before eating is as high as in diabetes (7 mmol/L or more).',
  'triage.glucose.ketones-rising': 'More ketones in the blood than usual: insulin and drink are needed today.',
  'triage.glucose.ketones': 'Many ketones in the blood: the body is turning acid for lack of insulin.',
  'triage.glucose.ketoacidosis-or-hyperosmolar':
    'High sugar or diabetes with vomiting, deep breathing, dryness or drowsiness: diabetic ketoacidosis or a similar emergency.',
  'triage.glucose.infected-foot': 'A wound of the foot or skin with diabetes can cost the leg.',
  'triage.glucose.limb-or-sight': 'Diabetes with sudden loss of sight, a cold limb, dead tissue or no urine.',
  'triage.emergency-signs.severe-anaemia': 'A haemoglobin below 5: blood is needed.',
  'triage.emergency-signs.anaemia-under-7': 'A haemoglobin below 8 (7 in pregnancy and under five): severe anaemia.',
  'triage.emergency-signs.anaemia': 'A haemoglobin below 10: anaemia whose cause has to be found.',
  'triage.emergency-signs.shock-signs': 'Cold hands and feet, a weak or fast pulse, low pressure: signs of shock.',
  'triage.pregnancy.unsafe-abortion':
    'An abortion by somebody without training can cause infection and hidden bleeding.',
  'triage.pregnancy.septic-or-bleeding-abortion':
    'After a miscarriage or an abortion, fever, a foul smell, heavy bleeding or fainting mean infection or loss of blood that can kill.',
  'triage.pregnancy.bleeding': 'Bleeding in pregnancy can threaten mother and child.',
  'triage.pregnancy.fits':
    'Fits or loss of consciousness in pregnancy: eclampsia until it is shown to be something else.',
  'triage.pregnancy.severe-abdominal-pain':
    'Severe pain or a hard, tender belly in pregnancy: the afterbirth may come off, the womb tear, or a tube burst.',
  'triage.pregnancy.pain-with-blood-loss':
    'Pain in the belly with pain in the shoulder, fainting or low blood pressure in pregnancy, or heavy bleeding after a missed period: life is at risk.',
  'triage.pregnancy.abdominal-pain': 'Pain in the belly in pregnancy has to be looked at today.',
  'triage.pregnancy.severe-headache': 'A severe headache in pregnancy can announce eclampsia.',
  'triage.pregnancy.headache-or-vision':
    'Headache or disturbed sight in pregnancy: the blood pressure has to be measured today.',
  'triage.pregnancy.very-pale': 'Very pale or a haemoglobin below 7 in pregnancy: severe anaemia.',
  'triage.pregnancy.pale': 'Pale or a haemoglobin below 11 in pregnancy: anaemia.',
  'triage.pregnancy.fever': 'Fever in pregnancy can be malaria or an infection that harms the child.',
  'triage.pregnancy.possible-pneumonia': 'Cough, fever and chest pain in pregnancy: possible pneumonia.',
  'triage.pregnancy.high-fever': 'High fever in pregnancy threatens mother and child.',
  'triage.pregnancy.past-term':
    'The pregnancy is more than a week past its time: the birth is planned now, in hospital.',
  'triage.pregnancy.reduced-movements': 'The baby moves less, or its heart is not heard.',
  'triage.pregnancy.waters-broken-early':
    'Waters broken or labour weeks before the time, or labour after a caesarean or with genital sores.',
  'triage.pregnancy.waters-broken': 'The waters have broken: infection can rise to the child.',
  'triage.pregnancy.womb-torn-or-turned':
    'The womb is torn or has turned inside out: mother and child can die within the hour.',
  'triage.pregnancy.long-labour': 'Pains since many hours without a birth: the labour may be blocked.',
  'triage.pregnancy.cord-or-limb':
    'The cord comes first, the child lies wrongly, or labour lasts too long: an operation may be needed now.',
  'triage.pregnancy.lie': 'The baby lies so that it is looked at again before the birth.',
  'triage.pregnancy.breathlessness': 'Breathlessness or too little oxygen in pregnancy.',
  'triage.pregnancy.syphilis': 'Syphilis in pregnancy is treated the day it is found, for it can harm the child.',
  'triage.pregnancy.tires-easily': 'To tire easily in pregnancy can be anaemia or a weak heart.',
  'triage.pregnancy.swelling': 'Swelling of face or hands in pregnancy can be pre-eclampsia.',
  'triage.pregnancy.vomiting': 'Vomiting in pregnancy so that nothing stays down.',
  'triage.pregnancy.labour': 'Labour has begun, or begins too early.',
  'triage.pregnancy.injury':
    'An accident or a blow in pregnancy can loosen the afterbirth, without being felt at first.',
  'triage.pregnancy.fast-pulse': 'A very fast pulse in pregnancy can mean bleeding inside or infection.',
  'triage.pregnancy.low-pressure': 'Low blood pressure in pregnancy can mean bleeding inside or a severe infection.',
  'triage.pre-eclampsia.raised-pressure':
    'Raised blood pressure in pregnancy or after birth: pre-eclampsia has to be looked for today.',
  'triage.pre-eclampsia.severe-pressure': 'Blood pressure of 160/110 or more in pregnancy: a stroke or fits threaten.',
  'triage.pre-eclampsia.raised-pressure-with-symptoms':
    'Raised blood pressure in pregnancy or after birth with headache, disturbed sight, pain in the upper belly or breathlessness: severe pre-eclampsia.',
  'triage.after-birth.fever': 'Fever in the weeks after birth can be an infection of the womb.',
  'triage.after-birth.high-fever':
    'High fever after birth, or fever with pain, foul discharge or a fast pulse: the infection may be in the blood.',
  'triage.after-birth.severe-headache': 'A severe headache after birth can announce eclampsia or a clot in the brain.',
  'triage.after-birth.bleeding':
    'Heavy bleeding or a soft womb after birth, or an afterbirth that does not come: death can follow within two hours.',
  'triage.after-birth.bleeding-any': 'Bleeding in the weeks after birth has to be looked at today.',
  'triage.after-birth.foul-discharge': 'Foul discharge after birth means an infection of the womb.',
  'triage.after-birth.convulsions':
    'Fits or loss of consciousness after birth: eclampsia until it is shown to be something else.',
  'triage.after-birth.raised-pressure': 'Blood pressure of 160/110 or more after birth: a stroke or fits threaten.',
  'triage.after-birth.breathless-or-one-leg':
    'Breathlessness, chest pain or one swollen leg after birth: a clot or a weak heart.',
  'triage.after-birth.harm':
    'Thoughts of harming the baby or herself, or seeing and hearing what is not there, after birth.',
  'triage.severe-malaria.coma': 'Fever or malaria with reduced consciousness: severe malaria or meningitis.',
  'triage.severe-malaria.prostration': 'Fever or malaria, and too weak to sit or stand: a sign of severe malaria.',
  'triage.severe-malaria.convulsions': 'Fever or malaria with fits: severe malaria or meningitis.',
  'triage.severe-malaria.breathing': 'Fever or malaria with deep or hard breathing: the blood may be turning acid.',
  'triage.severe-malaria.shock': 'Fever or malaria with signs of shock.',
  'triage.severe-malaria.bleeding': 'Fever or malaria with bleeding.',
  'triage.severe-malaria.jaundice-or-dark-urine':
    'Fever or malaria with yellow eyes or dark urine: the blood or the liver is being harmed.',
  'triage.severe-malaria.glucose': 'Fever or malaria with very low blood sugar.',
  'triage.severe-malaria.anaemia': 'Fever or malaria with severe anaemia.',
  'triage.severe-malaria.vomits-everything': 'Fever or malaria, and medicine does not stay down.',
  'triage.severe-malaria.test-positive': 'The malaria test is positive: treatment begins today.',
  'triage.stroke.face-arm-speech':
    'A drooping face, weakness of one side, or loss of speech or sight: a stroke, every minute counts.',
  'triage.interagency.burn-of-young-or-old': 'A burn below 2 or from 70 years.',
  'triage.interagency.high-risk-trauma': 'Hit by a vehicle, or a deep fall: an injury within may not show yet.',
  'triage.interagency.pain-from-50': 'New pain of the chest, or severe pain of the belly, from 50 years on.',
  'triage.injury.skull-leaks': 'Clear fluid from ear or nose after an injury: the skull may be broken.',
  'triage.sickle-cell.severe-pain': 'Severe pain with sickle cell disease.',
  'triage.newborn.slow-breathing': 'Fewer than 30 breaths a minute in a newborn.',
  'triage.newborn.very-early-birth': 'Born before 32 weeks.',
  'triage.newborn.mother-with-syphilis': 'The mother has syphilis: the baby is treated today.',
  'triage.newborn.mother-with-hepatitis-b': 'The mother has hepatitis B: the vaccine is given on the first day.',
  'triage.pregnancy.harmful-medicine': 'A medicine for blood pressure that harms the unborn child.',
  'triage.contraception.after-unprotected-sex': 'A pregnancy can be prevented for five days, best at once.',
  'triage.pregnancy.foul-waters': 'Foul-smelling waters: womb and child are infected.',
  'triage.after-birth.vulval-swelling': 'A swollen vulva after birth: blood may collect within.',
  'triage.after-birth.leaking-urine': 'Urine leaks after a birth: to be examined for a tear or infection.',
  'triage.nerves.leprosy-reaction':
    'Leprosy with pain, new weakness or fever: within weeks a nerve or an eye can be lost.',
  'triage.nerves.new-drop': 'A hand or foot dropped in the last days: the nerve is treated at once.',
  'triage.cancer.mouth-patch': 'A patch in the mouth for three weeks or longer.',
  'triage.heart.slow-pulse-with-signs': 'A slow pulse with fainting, pain, breathlessness or low pressure.',
  'triage.emergency-signs.rash-with-medicine': 'A rash with a new medicine: to be seen before the next doses.',
  'triage.tuberculosis-hiv.shingles-with-hiv': 'Shingles with HIV, whose medicine works in the first three days.',
  'triage.after-birth.tear-to-anus': 'A tear into the anus: sewn in a hospital.',
  'triage.emergency-signs.jaundice-with-little-urine': 'Yellow eyes with hardly any urine: the kidneys are failing.',
  'triage.stroke.face-alone': 'The nerve of the face: its medicine begins in the first days.',
  'triage.stroke.sudden':
    'It came suddenly, with weakness, loss of balance, of sight or of clear thought: it may be a stroke.',
  'triage.stroke.thunderclap':
    'The worst headache, at once, or with stiff neck or loss of consciousness: bleeding or infection in the head.',
  'triage.emergency-signs.unconscious': 'Unconscious, or a fit that goes on.',
  'triage.emergency-signs.seizure': 'A fit or a loss of consciousness has to be looked into today.',
  'triage.emergency-signs.repeated-seizures':
    'Fits one after another, or a fit with fever, stiff neck, head injury or confusion.',
  'triage.emergency-signs.meningitis':
    'Fever with stiff neck, a bulging soft spot, purple spots or confusion: it may be meningitis.',
  'triage.emergency-signs.infected-wound-with-fever':
    'An infected wound with fever or shivers: the infection spreads into the blood.',
  'triage.emergency-signs.named': 'A stroke or a heart attack is said to happen now.',
  'triage.emergency-signs.altered': 'Confused, drowsy or not fully conscious.',
  'triage.emergency-signs.breathing': 'The breathing or the airway is in danger.',
  'triage.emergency-signs.short-of-breath': 'Hard breathing needs an examination today.',
  'triage.emergency-signs.coughing-blood': 'Blood in what is coughed up.',
  'triage.emergency-signs.coughing-much-blood': 'Much blood coughed up can choke.',
  'triage.emergency-signs.bleeding': 'Heavy bleeding, inside or outside.',
  'triage.emergency-signs.bright-red-blood': 'Bright red blood from the back passage is looked at within days.',
  'triage.emergency-signs.bleeding-signs': 'Bleeding without a reason: the blood may not clot.',
  'triage.emergency-signs.haemorrhagic-fever':
    'Fever with bleeding, or after contact with haemorrhagic fever: it can be Ebola, Marburg or a similar disease, and pass to others.',
  'triage.emergency-signs.anaphylaxis':
    'Signs of allergy together with hard breathing, a tight throat, faintness or vomiting: anaphylaxis, which can kill within minutes.',
  'triage.emergency-signs.airway-swelling': 'Swelling of tongue or throat, or drooling: the airway can close.',
  'triage.emergency-signs.acute-abdomen':
    'A belly as hard as a board or painful on letting go: an operation may be needed now.',
  'triage.emergency-signs.severe-abdominal-pain': 'Severe pain in the belly, or signs of a blocked or inflamed bowel.',
  'triage.emergency-signs.ectopic':
    'A missed period with pain, bleeding or faintness: a pregnancy outside the womb may be bleeding inside.',
  'triage.emergency-signs.ectopic-possible':
    'Pain low in the belly or bleeding after a missed period: a pregnancy outside the womb has to be ruled out today.',
  'triage.glucose.in-pregnancy':
    'Sugar this high in pregnancy is diabetes, which harms mother and child: treatment begins the same day.',
  'triage.emergency-signs.torsion': 'Sudden pain of a testicle with swelling or vomiting: it can die within six hours.',
  'triage.emergency-signs.testicle': 'Pain of a testicle has to be looked at today.',
  'triage.emergency-signs.prolonged_painful_erection':
    'A painful erection that does not end harms the penis for good within hours.',
  'triage.emergency-signs.missed-dialysis': 'Without dialysis water or potassium can stop the heart.',
  'triage.emergency-signs.no-urine':
    'No urine comes, or a very high creatinine: the bladder is blocked or the kidneys fail.',
  'triage.emergency-signs.aorta':
    'Pain of the belly, back or flank with fainting at this age can be the main artery, torn.',
  'triage.emergency-signs.skin-and-mouth-after-medicine':
    'Blisters or a rash with a sore mouth after a new medicine can be a reaction that kills: stop the medicine.',
  'triage.emergency-signs.thyroid-storm': 'An overactive thyroid with fever and a racing heart can kill within a day.',
  'triage.emergency-signs.blocked-kidney':
    'Fever or shivering with a stone in the kidney: the kidney may be blocked and full of pus.',
  'triage.emergency-signs.cord-compression':
    'Weak legs, numbness between the legs or lost control of urine or stool: the spinal cord or its nerves are pressed.',
  'triage.emergency-signs.weak-without-reflexes': 'Weakness with lost reflexes may rise to the breathing within days.',
  'triage.pregnancy.tightenings':
    'Tightenings without rhythm are common; somebody looks within days whether labour begins.',
  'triage.pregnancy.birth-stopped':
    'Part of the baby, or the first twin, is born and the rest does not come: minutes count.',
  'triage.emergency-signs.acute-flaccid-paralysis':
    'New weakness of the legs that may rise to the breathing; in a child polio has to be looked for.',
  'triage.emergency-signs.tetanus': 'A jaw that does not open or spasms of the whole body: it may be tetanus.',
  'triage.emergency-signs.severe-dehydration': 'At least two signs of a dangerous loss of water.',
  'triage.emergency-signs.watery-diarrhoea-profuse':
    'So much watery diarrhoea or vomiting that the body dries out; it may be cholera.',
  'triage.emergency-signs.eye':
    'Sudden loss of sight, a chemical in the eye, an open injury or an eye that bulges with fever: the eye can be lost within hours.',
  'triage.emergency-signs.temple-and-sight':
    'A tender temple with failing sight: the artery of the eye may close, and treatment begins at once.',
  'triage.emergency-signs.painful-red-eye': 'A painful eye that sees less or cannot bear light: sight is in danger.',
  'triage.emergency-signs.limb-at-risk': 'A limb without blood, or an infection that destroys the tissue.',
  'triage.emergency-signs.clot': 'One swollen or painful leg: a clot may have formed and can move to the lungs.',
  'triage.emergency-signs.clot-of-lung':
    'A painful or swollen leg with chest pain or short breath: the clot may be in the lung.',
  'triage.emergency-signs.hot-joint': 'A hot, swollen joint with fever: pus may be in the joint.',
  'triage.emergency-signs.skin': 'Skin that comes off, or spots that do not fade on pressing: life is in danger.',
  'triage.emergency-signs.deep-neck':
    'A jaw or neck that is swollen or stiff, with fever, drooling or hard swallowing: an infection can close the airway.',
  'triage.emergency-signs.fever-weak-immunity': 'Fever in somebody whose defence against infection is weak.',
  'triage.emergency-signs.fever-on-chemotherapy':
    'Fever during chemotherapy: without white cells an infection kills within hours.',
  'triage.emergency-signs.sickle-crisis':
    'Sickle cell disease with chest pain, hard breathing, weakness, fits, great pallor, a big spleen or a lasting erection.',
  'triage.emergency-signs.severe-pallor': 'Very pale: severe anaemia.',
  'triage.emergency-signs.high-fever': 'High fever (39.5 °C or more).',
  'triage.emergency-signs.fever-week': 'Fever for a week or longer needs tests today.',
  'triage.emergency-signs.fever': 'Fever: the cause has to be found, malaria first.',
  'triage.emergency-signs.jaundice': 'Yellow eyes or skin: liver, bile or blood is ill.',
  'triage.emergency-signs.weight-loss':
    'Loss of weight, night sweats, a lump, trouble swallowing, or bleeding after the change of life: tuberculosis, HIV or cancer has to be looked for.',
  'triage.heart.palpitations-faint': 'A racing heart and nearly fainting: the heart may beat too fast to fill.',
  'triage.heart.chest-pain': 'Chest pain has to be looked at today.',
  'triage.heart.chest-wall': 'Pain of the chest wall is looked at within days.',
  'triage.heart.chest-tightness': 'From 40 years on a tight chest has to be looked at today: it may be the heart.',
  'triage.heart.coronary':
    'Pain or pressure in the chest with sweating, breathlessness, faintness or pain in arm or jaw: it may be a heart attack.',
  'triage.heart.sweating-in-diabetes':
    'Cold sweat with nausea, weakness or short breath in an older person with diabetes: the heart, or too little sugar.',
  'triage.heart.silent-coronary':
    'This can be a heart attack: in old age and with diabetes it often does not hurt in the chest.',
  'triage.heart.aneurysm': 'A widened belly artery with pain or faintness: it may be bursting.',
  'triage.heart.tearing': 'Tearing chest pain or an ECG as in a heart attack: an artery is blocked or torn.',
  'triage.heart.syncope': 'Fainting can come from the heart.',
  'triage.heart.palpitations-danger': 'A racing or irregular heart with chest pain, faintness or breathlessness.',
  'triage.heart.failure': 'Breathlessness when lying or at night, or pink foam: the heart is too weak.',
  'triage.heart.pulmonary-oedema': 'Pink foam is coughed up, and breath is short: the lungs fill with fluid.',
  'triage.mental-health.suicide': 'Self-harm or a plan to die: the person must not be left alone.',
  'triage.mental-health.suicidal-thoughts': "Thoughts of dying by one's own hand are taken seriously, always.",
  'triage.mental-health.violence': 'Violence, or thoughts of killing somebody: others are in danger.',
  'triage.mental-health.psychosis': 'Hearing or seeing what is not there, false beliefs or great agitation.',
  'triage.mental-health.psychosis-after-birth': 'After a birth this endangers mother and child.',
  'triage.mental-health.delirium':
    'Confusion that came quickly, or shaking and visions after stopping alcohol: it can kill.',
  'triage.injury.knocked-out':
    'Knocked out, confused or with a fit after an accident, a fall from a height or an attack: the brain may bleed.',
  'triage.injury.major': 'An injury that threatens life or limb.',
  'triage.injury.mechanism': 'An injury of this kind can hide harm inside, and is looked at today.',
  'triage.injury.head':
    'A head injury with vomiting, fits, loss of consciousness, weakness or fluid from ear or nose: bleeding in the head.',
  'triage.injury.skull-base': 'Clear fluid from ear or nose after an injury: the base of the skull may be broken.',
  'triage.injury.burn': 'A burn that is large, of the face or airway, by electricity, or of a baby.',
  'triage.injury.smoke-in-lungs':
    'Smoke was breathed in, and breathing, voice or mind show it: the airway can swell shut within hours.',
  'triage.injury.bleeding-within':
    'Pain at the tip of the shoulder, or fainting, after a blow or a fall can be blood in the belly.',
  'triage.bites.venom-in-blood-or-nerves':
    'Bleeding gums or drooping eyelids after a bite: venom of a snake, seen or not.',
  'triage.bites.snake': 'A snakebite: venom can work hours later.',
  'triage.bites.rabies-signs': 'Fear of water or of moving air after a bite: signs of rabies.',
  'triage.bites.animal': 'A bite by an animal or a person: rabies and infection can still be prevented today.',
  'triage.bites.scorpion-poison':
    'A scorpion sting that sweats, vomits or troubles the heart: the poison is in the body.',
  'triage.bites.sting': 'A sting or spider bite that can poison the body.',
  'triage.poisoning.taken': 'Poison or too much medicine was taken: it can harm before it is felt.',
  'triage.poisoning.methanol':
    'Home-made spirit, and now the sight, the head, the breath or the belly is ill: it may have been methanol, which blinds and kills.',
  'triage.poisoning.cholinergic': 'Small pupils, drooling, sweating or twitching: poisoning by a pesticide.',
  'triage.plague.bubo': 'Fever with a painful lump of groin or armpit where rats die can be plague: treated at once.',
  'triage.tuberculosis-hiv.cough-2-weeks': 'A cough of two weeks or longer: test for tuberculosis.',
  'triage.tuberculosis-hiv.screen-positive-with-hiv':
    'HIV with cough, fever, night sweats or loss of weight: test for tuberculosis.',
  'triage.tuberculosis-hiv.seriously-ill-with-hiv':
    'HIV with very fast breathing, high fever, a fast pulse, or not able to walk alone: serious illness.',
  'triage.tuberculosis-hiv.headache-with-hiv':
    'HIV with headache or loss of sight, and fever, stiff neck, confusion, fits or vomiting: meningitis.',
  'triage.community.diarrhoea-14-days': 'Diarrhoea for two weeks or longer needs an examination.',
  'triage.community.blood-in-stool': 'Blood in the stool needs an examination today.',
  'triage.community.older-person-falls-ill':
    'In an old person fever, confusion or a fall is often the only sign of a serious illness.',
  'triage.community.young-child-diarrhoea': 'A young child with diarrhoea or vomiting can dry out within a day.',
  'triage.emergency-signs.adult-cold':
    'The body is too cold (35 °C or less), which can mean a severe infection or a lack of warmth.',
  'triage.imci.measles-severe': 'Measles with a clouded eye or deep ulcers of the mouth.',
  'triage.after-birth.blood-loss': 'So much blood was lost at the birth or after it that it has to be stopped at once.',
  'triage.severe-malaria.parasitaemia':
    'More than a tenth of the red blood cells carry the malaria parasite: severe malaria.',
  'triage.severe-malaria.creatinine': 'Fever or malaria with kidneys that fail.',
  'triage.severe-malaria.bilirubin':
    'Fever or malaria with so much bile pigment in the blood that the malaria may be severe.',
  'triage.adrenal.steroids-not-kept':
    'Vomiting in somebody who takes steroids: what is not kept down has to be given otherwise today.',
  'triage.contacts.measles':
    'A contact with measles without the vaccine: it can still be prevented within days (in pregnancy not by the vaccine).',
  'triage.contacts.meningitis':
    'Was close to somebody with meningitis: the medicine that protects works best on the first day.',
  'triage.contacts.blood-of-haemorrhagic-fever':
    'A needle or blood of somebody with Ebola or Marburg: wash the place, keep apart and report at once.',
  'triage.contacts.plague-in-lungs':
    'Fever and a cough or chest pain after being near plague: plague of the lungs kills within a day and spreads by coughing.',
  'triage.danger-signs.same-day': 'A danger sign: by itself a reason to be seen today.',
  'triage.danger-signs.within-days':
    'A sign of an illness that grows slowly and is treated best when it is found early: be examined within days.',
  'triage.emergency-signs.shock': 'Shock, or a body held stiff in coma: life is in danger now.',
  'triage.blood-pressure.told-with-symptoms':
    'High blood pressure with a severe headache, confusion, lost sight, chest pain, hard breathing, weakness or little urine: measure the pressure now, it can be an emergency.',
  'triage.glucose.missed-medicine-and-ill':
    'Insulin or diabetes medicine was missed, by a child or with signs that the sugar is out of control: the blood can turn acid within a day.',
}

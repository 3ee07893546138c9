import type { COMMON_ACTIONS } from '#domain/clinical/knowledge/actions/common.ts'
import type { ActionText } from '#domain/clinical/knowledge/text/action-text.ts'

export const COMMON_ACTIONS_EN: Record<keyof typeof COMMON_ACTIONS, ActionText> = {
  call_emergency: {
    title: 'Call for emergency help',
    instruction:
      'Call the emergency number of your country or the nearest ambulance now. If none can come soon, go by any vehicle, with somebody beside the patient.',
  },
  go_to_hospital_now: {
    title: 'Go to a hospital now',
    instruction:
      'Go now, by the fastest safe way; do not wait for the morning. Take along the medicines, the health card and somebody who can help.',
  },
  go_to_facility_today: {
    title: 'Go to a health facility today',
    instruction:
      'Go today, even if it gets better in between. Take along the medicines and the health card. If it gets worse on the way or before, it is an emergency.',
  },
  see_clinician_soon: {
    title: 'See a health worker within days',
    instruction: 'Have this looked at within the next few days. Go at once if a danger sign appears.',
  },
  care_at_home: {
    title: 'Care at home and watch',
    instruction:
      'This can be cared for at home for now. Look again each day, and go to a health facility if it gets worse or does not get better.',
  },
  open_airway_recovery_position: {
    title: 'Keep the airway open',
    instruction:
      'If the person breathes but does not wake up, lay them on the side with the head tilted back, and clear what can be seen in the mouth. If the neck may be injured, move head, neck and body as one. Stay and watch the breathing.',
  },
  give_oxygen: {
    title: 'Give oxygen',
    instruction:
      'Measure the oxygen and give oxygen when it is below 90 % (below 94 % in shock, coma, convulsions or pregnancy). Go on until the measurement stays above that without it.',
  },
  iv_access_fluids: {
    title: 'A drip for fluids',
    instruction:
      'Put in a drip, and give fluids by the signs of shock or dehydration, looking again after each portion. Give slowly and little in severe malnutrition, severe anaemia, and heart or kidney disease.',
  },
  careful_fluids: {
    title: 'Fluids with care',
    instruction:
      'Give only as much as is needed, and look often for fast breathing, swelling or sounds of water in the lungs. Quick infusions can harm here; they are for shock alone.',
  },
  nothing_by_mouth: {
    title: 'Nothing to eat or drink',
    instruction:
      'Give no food, drink or medicine by mouth until a clinician has seen the patient: an operation may be needed, or swallowing may not be safe.',
  },
  press_on_bleeding: {
    title: 'Press on the bleeding',
    instruction:
      'Press hard with a clean cloth right on the wound, without lifting it to look, until help comes. Put more cloth on top if it soaks through. Wear gloves or put plastic between you and the blood.',
  },
  keep_warm: {
    title: 'Keep warm',
    instruction:
      'Take off wet clothes, dry, cover with blankets, also the head, and keep out of the wind. Warm a baby against the skin of the mother or another adult. No hot bottles or fire at the skin.',
  },
  skin_to_skin: {
    title: 'Skin-to-skin (kangaroo) care',
    instruction:
      'Put the baby, with only nappy, cap and socks on, upright between the breasts against the bare skin, and wrap both with a cloth. Keep the baby there day and night as long as possible, also on the way, with nose and mouth free.',
  },
  cool_with_water: {
    title: 'Cool the body',
    instruction:
      'Move into the shade or a cool room and take off clothes. Wet the skin all over with cool water and fan; put cool cloths at neck, armpits and groin. Stop when the person shivers or wakes up properly.',
  },
  check_glucose: {
    title: 'Measure the blood sugar',
    instruction:
      'Measure at once, from the finger, in a newborn from the heel. Below 3.9 mmol/L (70 mg/dL) give sugar or a feed now; below 3 is an emergency. Where it cannot be measured and the person is unconscious or has fits, treat as low.',
  },
  give_sugar: {
    title: 'Give sugar',
    instruction:
      'If low sugar is likely and the person is awake and can swallow, give sugar water (4 level teaspoons of sugar in a cup of 200 ml of clean water), juice or a sweet drink; to a baby breast milk or sugar water. If not awake, give nothing to drink: sugar under the tongue again and again, and a drip of glucose at the facility. Measure again after 15 minutes.',
  },
  check_blood_pressure: {
    title: 'Measure the blood pressure',
    instruction: 'Measure sitting, after five minutes of rest, with a cuff that fits the arm.',
  },
  repeat_blood_pressure: {
    title: 'Measure the blood pressure again',
    instruction:
      'One high reading is no diagnosis. Measure again after five minutes of rest, and on another day, before treatment for life is begun.',
  },
  check_temperature: {
    title: 'Measure the temperature',
    instruction:
      'Measure in the armpit. Fever is 37.5 °C and above; in a baby under two months, 38 °C and above or below 35.5 °C is a danger sign.',
  },
  check_oxygen: {
    title: 'Measure the oxygen',
    instruction:
      'Put the oximeter on a warm finger or toe and wait until it is steady. Below 90 % is an emergency; high in the mountains healthy people have less.',
  },
  check_haemoglobin: {
    title: 'Measure the haemoglobin',
    instruction: 'Measure the haemoglobin, or look at palms and inner eyelids where it cannot be measured.',
  },
  malaria_test: {
    title: 'Test for malaria',
    instruction:
      'Do a rapid test or a blood film today, before malaria medicine is given. If the test is negative, look for another cause of the fever.',
  },
  hiv_test: {
    title: 'Offer an HIV test',
    instruction:
      'Offer the test with information and privacy; it is voluntary. Test again by the national steps before telling a positive result.',
  },
  tb_test: {
    title: 'Test for tuberculosis',
    instruction:
      'Send sputum (in children also stool or a wash of the stomach) for a rapid molecular test. Cough into the cup outdoors or by an open window.',
  },
  pregnancy_test: {
    title: 'Test for pregnancy',
    instruction:
      'Test the urine before medicines or X-rays that could harm a pregnancy, and with pain or bleeding below.',
  },
  urine_test: {
    title: 'Test the urine',
    instruction:
      'Catch clean urine in the middle of the stream, and test it with a strip; send it for culture where that is possible.',
  },
  stool_test: {
    title: 'Test the stool',
    instruction: 'Bring a fresh sample in a clean cup, to be looked at within the hour for worms, amoebae and blood.',
  },
  blood_culture_and_count: {
    title: 'Blood count and culture',
    instruction:
      'Take blood for a count, and for culture before the first antibiotic if that costs no time. Do not hold the antibiotic back for it in a severe illness.',
  },
  chest_xray: {
    title: 'X-ray of the chest',
    instruction: 'An X-ray of the chest shows what the ear cannot hear. Say before if there is or may be a pregnancy.',
  },
  ultrasound: {
    title: 'Ultrasound',
    instruction: 'An examination by ultrasound, without pain or radiation.',
  },
  ecg: {
    title: 'Electrocardiogram (ECG)',
    instruction:
      'Record the heart within ten minutes if there is chest pain, fainting or a very fast or slow pulse, and compare it with earlier ones.',
  },
  lumbar_puncture: {
    title: 'Lumbar puncture',
    instruction:
      'Done in hospital to find meningitis, if nothing speaks against it (deep coma, unequal pupils, shock, infected skin, bleeding). Antibiotics are not held back for it.',
  },
  kidney_function: {
    title: 'Kidney tests',
    instruction: 'Take blood for creatinine, sodium and potassium before medicines that the kidneys have to clear.',
  },
  liver_function: {
    title: 'Liver tests',
    instruction:
      'Take blood for liver values and clotting. No alcohol, and no more paracetamol than a health worker allows.',
  },
  syphilis_test: {
    title: 'Test for syphilis',
    instruction: 'A rapid test from the finger; a positive one is treated the same day, and the partner too.',
  },
  wound_care: {
    title: 'Clean and dress the wound',
    instruction:
      'Wash with much clean water and soap around it, take out loose dirt, and cover with a clean dressing. Leave what sticks deep. Check whether tetanus vaccine is due; look each day for redness, pus or swelling.',
  },
  splint: {
    title: 'Hold the injured part still',
    instruction:
      'Bind the part to something stiff in the position in which it lies, the joints above and below included. Check that fingers or toes stay warm and can be felt; loosen if not. Cover an open wound first.',
  },
  elevate_and_rest: {
    title: 'Rest and raise it',
    instruction:
      'Rest the part and keep it raised above the heart as much as possible. In the first two days, cool it with a wet cloth for 15 minutes several times a day.',
  },
  drink_often: {
    title: 'Drink often',
    instruction:
      'Drink small amounts often, so that the urine stays light. To a baby give the breast more often; no water under six months.',
  },
  oral_rehydration: {
    title: 'Oral rehydration salts (ORS)',
    instruction:
      'Mix one packet in as much clean water as it says, and drink after each loose stool: under 2 years 50 to 100 ml, 2 to 10 years 100 to 200 ml, older as much as wanted. Small sips often; after vomiting wait 10 minutes and go on more slowly. Make it fresh each day.',
  },
  zinc_for_child: {
    title: 'Zinc for the child',
    instruction:
      'Give zinc once a day for 10 to 14 days, also when the diarrhoea has stopped: 10 mg under 6 months, 20 mg from 6 months to 5 years. Dissolve the tablet in a spoon of clean water or breast milk.',
  },
  continue_feeding: {
    title: 'Go on feeding',
    instruction:
      'Give small meals often, soft and rich, and one more meal a day for two weeks after the illness. Do not hold food back.',
  },
  continue_breastfeeding: {
    title: 'Go on breastfeeding',
    instruction:
      'Breastfeed more often and longer, day and night. If the baby cannot suck, press out the milk and give it with a cup.',
  },
  isolate_and_report: {
    title: 'Keep apart and report',
    instruction:
      "Where it may pass to others, stay apart, cover mouth and nose, and let one person do the care. Health workers protect themselves and report the case today to the health authority as the country's rules say.",
  },
  tell_facility_before: {
    title: 'Tell the facility before arriving',
    instruction:
      'Call ahead with age, what happened, the danger signs, what was given, and when you arrive, so that they can be ready.',
  },
  treat_partners: {
    title: 'Partners are treated too',
    instruction:
      'Partners of the last three months need to be told and treated, or it comes back. No sex until a week after all are treated.',
  },
  talk_and_listen: {
    title: 'Talk and listen',
    instruction:
      'Find a quiet private place, listen without judging, and ask what would help. Asking about thoughts of suicide does not put them there.',
  },
  stay_with_person: {
    title: 'Do not leave the person alone',
    instruction: 'Somebody they trust stays with them all the time until a health worker takes over.',
  },
  remove_means_of_harm: {
    title: 'Take away what could harm',
    instruction:
      'Take away pesticides, medicines, ropes, blades and weapons, and lock them up where the person cannot reach them.',
  },
  stop_suspected_medicine: {
    title: 'Stop the medicine that may have caused it',
    instruction:
      'Do not take another dose of it until a health worker has looked, and bring it along. Never stop HIV, TB, epilepsy, heart or steroid medicine by yourself: ask today. Have the reaction written on the health card.',
  },
  surgical_review: {
    title: 'To be seen by a surgeon',
    instruction:
      'A surgeon has to look soon whether an operation is needed. No food or drink before, if an operation may be needed today.',
  },
  obstetric_care: {
    title: 'Care where births are looked after',
    instruction:
      'Go where operations, blood and care of births and newborns can be had at any hour. Take along the antenatal card and a companion.',
  },
  eye_care: {
    title: 'To be seen by an eye worker',
    instruction:
      'Have the sight of each eye measured and the eye looked at by a trained eye worker. No steroid drops and no traditional medicine in the eye.',
  },
  dental_care: {
    title: 'To be seen by a dental worker',
    instruction: 'The tooth or gum itself has to be treated; painkillers and antibiotics alone do not heal it.',
  },
  biopsy_or_imaging: {
    title: 'Images or a sample of tissue',
    instruction: 'A scan, an X-ray or a small piece of tissue is needed to know what it is.',
  },
  rest: {
    title: 'Rest',
    instruction: 'Rest until strength comes back; stand up and walk a little each day if it can be done.',
  },
  balanced_diet: {
    title: 'Eat a mixed diet',
    instruction:
      'Each day several kinds: beans or lentils, vegetables, fruit, whole grain, and eggs, fish, milk or meat where possible.',
  },
  less_salt: {
    title: 'Less salt',
    instruction:
      'No more than a teaspoon of salt a day in all, stock cubes and salted food included. Taste before salting.',
  },
  less_sugar: {
    title: 'Less sugar',
    instruction: 'Water instead of soda and juice; sugar in tea less and less.',
  },
  no_tobacco: {
    title: 'No tobacco',
    instruction:
      "Stop smoking, chewing and snuff, and keep away from others' smoke. Ask a health worker for help; most need more than one try.",
  },
  no_alcohol: {
    title: 'No alcohol',
    instruction:
      "Drink no alcohol. Somebody who drinks heavily each day must not stop suddenly without a health worker's help: that can cause fits.",
  },
  be_active: {
    title: 'Move each day',
    instruction:
      'Walk briskly or work with the body half an hour on most days. Begin slowly; stop with chest pain or faintness.',
  },
  lose_weight: {
    title: 'Lose weight',
    instruction:
      'Lose weight slowly, half a kilogram a week, with smaller plates, fewer fried and sweet foods, and moving more. Not in pregnancy.',
  },
  good_sleep: {
    title: 'Sleep well',
    instruction: 'Go to bed and rise at the same hours; no screen, coffee, tea, khat or alcohol in the evening.',
  },
  take_medicines_daily: {
    title: 'Take the medicines each day',
    instruction:
      'Take them each day also when you feel well, and fetch more before they run out. If they cause trouble, ask before stopping.',
  },
  skin_moisturise: {
    title: 'Keep the skin soft',
    instruction:
      'Wash briefly with little mild soap and lukewarm water; then, on wet skin, plain petroleum jelly or oil at least twice a day.',
  },
  foot_care: {
    title: 'Look after the feet',
    instruction:
      'Look at both feet each day, also the soles; wash and dry them, and wear shoes that do not press. Never walk barefoot or cut corns; show any wound the same day.',
  },
  avoid_triggers: {
    title: 'Avoid what sets it off',
    instruction:
      'Note what comes before an attack (smoke, dust, food, stress, too little sleep) and keep away from it.',
  },
  no_smoke_indoors: {
    title: 'No smoke in the house',
    instruction: 'Cook outdoors or with a chimney or a cleaner stove, and keep children away from smoke.',
  },
  sexual_rest: {
    title: 'No sex until healed',
    instruction: 'No sex until the treatment is finished and nothing hurts, bleeds or discharges.',
  },
  support_from_family: {
    title: 'Support from others',
    instruction: 'Tell somebody you trust, and let them help with work, food, children and visits to the clinic.',
  },
  wash_hands: {
    title: 'Wash the hands',
    instruction: 'With soap after the toilet and after cleaning a child, and before cooking, eating and feeding.',
  },
  safe_water_food: {
    title: 'Safe water and food',
    instruction:
      'Boil or treat drinking water and keep it covered. Eat food that is cooked through and hot; wash fruit.',
  },
  latrine: {
    title: 'Use a latrine',
    instruction: "Use a latrine, also for children's stools, and keep it covered and clean.",
  },
  mosquito_net: {
    title: 'Sleep under a treated net',
    instruction: 'Everybody sleeps each night under a net with insecticide, pregnant women and small children first.',
  },
  immunise: {
    title: 'Vaccinations',
    instruction: 'Bring the vaccination card, and have what is missing given.',
  },
  condoms: {
    title: 'Condoms',
    instruction: 'Use a condom each time; they protect from HIV, other infections and pregnancy.',
  },
  cover_cough: {
    title: 'Cover the cough',
    instruction: 'Cough into the elbow or a cloth, and let fresh air into the room.',
  },
  screen_family: {
    title: 'Test the family',
    instruction: 'Those who live in the house, small children above all, should be asked and tested too.',
  },
  antenatal_visits: {
    title: 'Antenatal visits',
    instruction:
      'At least eight visits in a pregnancy, the first in the first three months; come at once with bleeding, headache, fever, fits, or if the baby moves less.',
  },
  birth_in_facility: {
    title: 'Give birth in a facility',
    instruction: 'Plan early where, with whom, by what transport and with what money; keep blood donors in mind.',
  },
  breastfeed_exclusively: {
    title: 'Only breast milk for six months',
    instruction:
      'No water, other milk or food until six months; then food as well, and breast milk until two years and beyond.',
  },
  deworm: {
    title: 'Worm medicine',
    instruction:
      'Children from one year in areas with worms are given it once or twice a year, and pregnant women after the first three months.',
  },
  vitamin_a: {
    title: 'Vitamin A',
    instruction:
      'Children from 6 months to 5 years are given it every 6 months, written on the card so that it is not given twice.',
  },
  keep_poisons_away: {
    title: 'Keep poisons away',
    instruction: 'Keep paraffin, pesticides, bleach and medicines locked up and out of reach, never in drink bottles.',
  },
  road_safety: {
    title: 'Safety on the road',
    instruction:
      'Helmet on the motorcycle, belt in the car, lights and bright clothes at night; no alcohol before driving.',
  },
  screening: {
    title: 'Early detection',
    instruction: 'Take up the tests that find disease early: blood pressure, sugar, the cervix, the breast, HIV.',
  },
  folic_acid: {
    title: 'Folic acid',
    instruction: 'Women who may become pregnant take it from before the pregnancy until the end of the third month.',
  },
  avoid_animals: {
    title: 'Keep away from sick animals',
    instruction:
      'Do not touch, slaughter or eat animals that were sick or found dead; boil milk. Vaccinate dogs against rabies.',
  },
  wear_shoes: {
    title: 'Wear shoes',
    instruction: 'Closed shoes protect from worms, fleas, thorns, snakes and soil that makes legs swell.',
  },
  family_planning: {
    title: 'Family planning',
    instruction:
      'Choose a method with a health worker, the partner too if wanted; two years between a birth and the next pregnancy is safer.',
  },
}

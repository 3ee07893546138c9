import type { FACILITY_CARE_ACTIONS } from '#domain/clinical/knowledge/actions/facility-care.ts'
import type { ActionText } from '#domain/clinical/knowledge/text/action-text.ts'

export const FACILITY_CARE_ACTIONS_EN: Record<keyof typeof FACILITY_CARE_ACTIONS, ActionText> = {
  give_adrenaline: {
    title: 'Adrenaline into the thigh',
    instruction:
      "If breathing is hard, the throat swells or the person is faint, inject adrenaline at once into the muscle of the outer thigh, in the dose of the medicines' list; again after 5 minutes if no better. Antihistamines and steroids come after it, never instead. Watch for at least 6 hours.",
  },
  support_breathing: {
    title: 'Help the breathing',
    instruction:
      'If breathing is slow, shallow or stops, open the airway and breathe for the person with bag and mask and oxygen, about 12 breaths a minute in an adult and 20 in a child. Send on with somebody who can go on with it.',
  },
  newborn_resuscitation: {
    title: 'Help the newborn breathe',
    instruction:
      'Dry and rub the baby at once and keep it warm. If it does not breathe, begin with bag and mask within the first minute, about 40 breaths a minute, with the chest rising; clear mouth and nose only if they are blocked. Cut the cord where it delays the breathing.',
  },
  stop_seizure: {
    title: 'Stop a fit that lasts 5 minutes',
    instruction:
      'If the fit lasts 5 minutes or more, or comes again without waking up, give diazepam into the rectum or vein, or midazolam, by age and weight; once more after 10 minutes. In pregnancy and after birth magnesium sulfate is given. Have bag and mask ready, measure the sugar.',
  },
  give_atropine: {
    title: 'Atropine until the chest is clear',
    instruction:
      'Give atropine into the vein, and double the dose every 5 minutes until the chest is clear of fluid and the pulse above 80; not by the pupils. Suck out the mouth and give oxygen. Then go on with a drip and watch.',
  },
  relieve_tension_pneumothorax: {
    title: 'Let out air under pressure',
    instruction:
      'With severe breathlessness, no breath sound on one side and falling blood pressure: do not wait for the X-ray. Put a large needle above a rib, in the 5th space in front of the middle armpit line in an adult (the 2nd space in the middle of the collarbone in a child), then a chest drain.',
  },
  compress_womb: {
    title: 'Press the womb together',
    instruction:
      'If bleeding goes on after rubbing and medicines, empty the bladder, look for tears, and press the womb between a fist in the vagina and a hand on the belly; hold it on the way. Keep her warm.',
  },
  antibiotics_first_dose: {
    title: 'First dose of antibiotic now',
    instruction:
      'Give the first dose into vein or muscle within the hour, before the way to the hospital, and write down what and when. Ask for allergies first. Culture before it only if that costs no time.',
  },
  rehydration_plan_b: {
    title: 'Plan B: some dehydration',
    instruction:
      'With two of restless, sunken eyes, thirsty, slow skin pinch: give ORS in the facility over 4 hours, as much as the weight asks for, in sips, with breast milk in between. Look again after 4 hours; then plan A, B again, or C.',
  },
  rehydration_plan_c: {
    title: 'Plan C: severe dehydration',
    instruction:
      "With two of drowsy, sunken eyes, not able to drink, very slow skin pinch: start a drip of Ringer's lactate (or saline) at once by plan C, and ORS as soon as the person can drink. No drip possible within 30 minutes: ORS by nose tube, or go to hospital with sips on the way. Not so in severe malnutrition.",
  },
  slow_rehydration_malnutrition: {
    title: 'Slow rehydration in malnutrition',
    instruction:
      'In severe malnutrition with diarrhoea give ReSoMal, slowly by mouth or nose tube, and look every half hour. A drip only in shock, for it can stop the heart. Stop when pulse and breathing rise or the feet swell.',
  },
  therapeutic_feeding: {
    title: 'Therapeutic feeding',
    instruction:
      'With appetite and no danger sign: ready-to-use therapeutic food at home, with a weekly visit. Else in hospital F-75 in small feeds every 2 to 3 hours, day and night, at first; not more. Antibiotic and warmth; no iron at first.',
  },
  supplementary_feeding: {
    title: 'Extra food',
    instruction:
      'Give the supplementary food of the programme, or rich porridge with oil, groundnuts, egg, fish or milk, besides family food, for this child alone. Weigh and measure the arm every two weeks.',
  },
  phototherapy: {
    title: 'Light treatment for jaundice',
    instruction:
      "Measure the bilirubin, and treat with blue light by the baby's age and weight; go on breastfeeding, eyes covered. Sunlight is no treatment. Jaundice on the first day, or of palms and soles, is an emergency.",
  },
  antivenom: {
    title: 'Antivenom',
    instruction:
      'Given in hospital when signs of poisoning show (bleeding or blood that does not clot in 20 minutes, weakness, fast swelling), the same dose for children as for adults, with adrenaline ready. Watch by the hour.',
  },
  rabies_prophylaxis: {
    title: 'Vaccine against rabies',
    instruction:
      "Start the vaccine the same day, by the country's scheme. Where skin was broken or a bat was involved, immunoglobulin goes into and around the wound as well, within 7 days of the first dose. Do not wait to see whether the animal falls ill; pregnancy and age are no obstacle.",
  },
  tetanus_immunoglobulin: {
    title: 'Antitoxin against tetanus',
    instruction:
      'In hospital: immunoglobulin, an antibiotic, cleaning of the wound, diazepam or magnesium against spasms; vaccination too, for the illness does not protect.',
  },
  diphtheria_antitoxin: {
    title: 'Antitoxin against diphtheria',
    instruction:
      'Given as early as possible on suspicion, with adrenaline ready, and with an antibiotic. Watch airway and heart.',
  },
  charcoal_if_early: {
    title: 'Charcoal within the hour',
    instruction:
      'Activated charcoal only when swallowed less than an hour ago and the person is fully awake and swallows by themselves. Never after acids, lyes, paraffin, petrol, alcohol, iron or lithium.',
  },
  give_antidote: {
    title: 'Antidote of the poison',
    instruction:
      'Ask the hospital or the poison centre at once for the antidote: acetylcysteine for paracetamol, fomepizole or ethanol for methanol, deferoxamine for iron, hydroxocobalamin for cyanide, calcium or glucagon for heart medicines. Do not wait for signs.',
  },
  blood_transfusion: {
    title: 'Blood',
    instruction:
      'Take blood for group and crossmatch now, and transfuse in hospital by signs and haemoglobin; ask relatives to give blood. Slowly with severe malnutrition or a weak heart.',
  },
  strong_pain_relief: {
    title: 'Strong relief of pain',
    instruction:
      'Do not leave strong pain untreated: paracetamol at once (not by mouth where nothing may be swallowed), and morphine in small doses by weight where it is available, with a watch on the breathing. It does not hide the diagnosis.',
  },
  dka_fluids_insulin: {
    title: 'Fluids, then insulin',
    instruction:
      'Fluid first: saline into the vein, in children slowly over 48 hours for fear of swelling of the brain. Insulin an hour later, and only when potassium is known or urine flows; never a large dose at once. Measure sugar by the hour, potassium every 2 to 4 hours.',
  },
  thiamine_first: {
    title: 'Thiamine before sugar',
    instruction:
      'Give thiamine into vein or muscle before or together with glucose to people who drink much, vomit for long or are starved. Low sugar is treated at once all the same.',
  },
  treat_withdrawal: {
    title: 'Treat the withdrawal',
    instruction:
      'In hospital: diazepam by the signs, thiamine, fluids; look for infection, injury and low sugar. Watch the breathing.',
  },
  give_hydrocortisone: {
    title: 'Hydrocortisone now',
    instruction:
      'Hydrocortisone into the vein or muscle at once, without waiting for tests, then saline and sugar. Who takes steroids for long never stops suddenly, and needs more in illness.',
  },
  lower_pressure_slowly: {
    title: 'Lower the blood pressure slowly',
    instruction:
      'In hospital, by no more than a quarter in the first hours, measuring often; nothing under the tongue. In pregnancy treat from 160/110, to below that and not below 130/80. In stroke ask first.',
  },
  no_vaginal_exam: {
    title: 'No finger in the vagina',
    instruction:
      'With bleeding in late pregnancy no vaginal examination and nothing in the vagina before an ultrasound: it can start a deadly bleeding.',
  },
  steroids_for_babys_lungs: {
    title: "Steroids for the baby's lungs",
    instruction:
      'In hospital, between 24 and 34 weeks when birth is near within 7 days, no infection of the mother, and care for the newborn: dexamethasone to the mother. Magnesium sulfate before 32 weeks protects the brain.',
  },
  treat_contacts: {
    title: 'Protect those who were close',
    instruction:
      "List all who were close, tell them what to watch for, and give preventive medicine or vaccine by the country's rules the same day.",
  },
  drain_pus: {
    title: 'Open the abscess',
    instruction:
      'Pus has to be let out by a trained person, clean and with pain relief. Do not squeeze or cut it yourself; not on the face, neck, breast or near the anus without a surgeon.',
  },
  remove_foreign_body: {
    title: 'Have the object taken out',
    instruction:
      'A trained person with the right instrument takes it out. Do not dig for it. A button battery has to come out within two hours.',
  },
  put_joint_back: {
    title: 'Put the joint back',
    instruction:
      'A trained person puts it back with pain relief, after looking at pulse and feeling, and after an X-ray if a bone may be broken. Do not try it yourself.',
  },
  urinary_catheter: {
    title: 'Empty the bladder',
    instruction:
      'If no urine can be passed and the bladder is full, a catheter is put in today; if that fails, do not force it: the hospital does it through the belly.',
  },
  anticoagulant: {
    title: 'Blood thinner',
    instruction:
      'Started in hospital as soon as it is likely and no bleeding speaks against it. Not into the muscle. In pregnancy heparin, no warfarin.',
  },
  vagal_manoeuvre: {
    title: 'Slow the heart by straining',
    instruction:
      'If the blood pressure is good: blow hard into a 10 ml syringe for 15 seconds half sitting, then at once lie flat with legs raised, with an ECG running. To a baby a cold wet cloth on the face. Shock, chest pain or faintness: hospital now.',
  },
  epley_manoeuvre: {
    title: 'Turn the crystals out (Epley)',
    instruction:
      'A trained person moves head and body in four steps until the dizziness passes; it often heals at once. Not with neck disease or new weakness, double vision or headache.',
  },
  pep_hiv: {
    title: 'HIV prevention after exposure',
    instruction:
      'Start as early as possible, within 72 hours, after a test if that costs no time, for 28 days. The test is repeated after 3 months. Do not delay it for paperwork.',
  },
  hiv_infant_prevention: {
    title: 'HIV prevention for the baby',
    instruction:
      "Nevirapine once a day from birth, within 6 hours if possible, with zidovudine where the risk is high: at least 6 weeks, by the country's rules. A virus test at 4 to 6 weeks, and co-trimoxazole from 6 weeks until HIV is ruled out. The mother keeps taking her own medicines.",
  },
  tb_preventive_treatment: {
    title: 'Treatment that prevents tuberculosis',
    instruction:
      "With cough, fever, night sweats, weight loss or poor growth: test for tuberculosis first. With none of them: preventive treatment by the country's rules, soonest for children under 5 and people with HIV.",
  },
  sti_treatment_after_assault: {
    title: 'Prevention of infections after assault',
    instruction:
      "Give treatment against gonorrhoea, chlamydia and syphilis, and vaccines against hepatitis B and tetanus, at the first visit, by the country's rules. No need to wait for tests.",
  },
}

import type { FIRST_AID_ACTIONS } from '#domain/clinical/knowledge/actions/first-aid.ts'
import type { ActionText } from '#domain/clinical/knowledge/text/action-text.ts'

export const FIRST_AID_ACTIONS_EN: Record<keyof typeof FIRST_AID_ACTIONS, ActionText> = {
  cpr_if_not_breathing: {
    title: 'Not breathing: press on the chest',
    instruction:
      'If the person does not wake up and does not breathe normally, press hard and fast in the middle of the chest, about 100 to 120 times a minute, and do not stop until help comes or they breathe. After drowning, and in children, give 2 to 5 breaths mouth to mouth first, then 2 breaths after every 30 presses. Somebody else calls for help.',
  },
  choking_first_aid: {
    title: 'Choking: blows and thrusts',
    instruction:
      'If the person can cough, let them cough. If not: 5 hard blows between the shoulder blades, then 5 quick thrusts into the belly above the navel; in a baby under one year, head down on your arm, 5 blows and then 5 presses on the breastbone, never on the belly; in a pregnant woman presses on the breastbone. Go on until it comes out, with no blind finger in the mouth; if the person goes limp, press on the chest.',
  },
  lie_flat_legs_raised: {
    title: 'Lie flat, legs raised',
    instruction:
      'Lay the person flat on the back and raise the legs. Do not let them stand or sit up suddenly. Who breathes hard may sit; a woman in late pregnancy lies on the left side; not with an injured spine, pelvis or leg.',
  },
  sit_upright: {
    title: 'Sit upright',
    instruction:
      'Let the person sit up, leaning forward on something, in the position in which breathing is easiest. Do not make them lie down, and open tight clothes.',
  },
  sit_and_rest: {
    title: 'Sit down and rest',
    instruction:
      'Stop all effort at once: sit or lie half upright, keep calm, and do not walk, not even to the vehicle.',
  },
  seizure_first_aid: {
    title: 'During a fit',
    instruction:
      'Put something soft under the head, move hard things away, and look at the clock. Put nothing in the mouth and do not hold the person down. When the jerking stops, lay them on the side; if it lasts 5 minutes or comes again, it is an emergency.',
  },
  snakebite_first_aid: {
    title: 'Snakebite: keep still and go',
    instruction:
      'Keep the person calm and lying, take off rings and tight things, and hold the bitten limb still with a splint. No tight band, no cutting, sucking, ice, stone or herbs, and do not catch the snake. Carry the person to a hospital with antivenom; on the side if vomiting or drowsy.',
  },
  wash_bite: {
    title: 'Wash the bite for 15 minutes',
    instruction:
      "Wash the wound at once with soap and much running water for 15 full minutes, by the clock, then put on iodine or alcohol if there is some. No chilli, herbs or tight dressing, and do not have it stitched today. Then go to a facility the same day: after an animal's bite or scratch, however small, for the rabies vaccine.",
  },
  cool_burn: {
    title: 'Cool the burn',
    instruction:
      'Hold the burn under cool running water for 20 minutes, at once, and take off clothes and rings that do not stick. No ice, butter, toothpaste, egg or mud. Keep the rest of the body warm, above all in a child; with a large burn stop when the person shivers.',
  },
  cover_burn: {
    title: 'Cover the burn',
    instruction: 'After cooling, cover it loosely with clean plastic film or a clean cloth. Do not open blisters.',
  },
  rinse_eye: {
    title: 'Rinse the eye',
    instruction:
      'Rinse at once with clean water for at least 30 minutes, the lids held open, from the nose outwards. Do this before going anywhere, and go on rinsing on the way if possible.',
  },
  shield_eye: {
    title: 'Shield the eye',
    instruction:
      'Do not rub, press or rinse an injured eye, and pull nothing out. Cover it with something hard that touches only the bone around (the bottom of a paper cup). Lie with the head raised.',
  },
  nosebleed_first_aid: {
    title: 'Stop the nosebleed',
    instruction:
      'Sit up and lean forward, and pinch the soft part of the nose without letting go for 15 minutes, breathing through the mouth. Go to a facility the same day if it does not stop after twice 15 minutes, after a blow to the head, or on blood thinners.',
  },
  tourniquet_if_needed: {
    title: 'If pressing does not stop it: a tight band',
    instruction:
      "Only when blood pours from an arm or leg and pressing does not stop it: a band at least 4 cm wide, a hand's breadth above the wound, not on a joint, tightened until the blood stops. Write down the time, leave it visible, and go to a hospital at once; do not loosen it on the way.",
  },
  protect_spine: {
    title: 'Do not move neck and back',
    instruction:
      'Do not move the person except out of danger. Hold the head still in line with the body; turn head, neck and body as one, with several helpers, and carry on a board. The airway comes first.',
  },
  pelvic_binder: {
    title: 'Bind the pelvis',
    instruction:
      "Bind a folded sheet firmly around the hips at the level of the thigh bones' upper ends, knees and feet tied together. Do not press on or rock the pelvis, and do not let the person stand.",
  },
  turn_off_power: {
    title: 'Turn off the power first',
    instruction:
      'Do not touch the person until the power is off, or they are pushed from it with dry wood. Keep far from fallen power lines. Each shock by high voltage or lightning is seen in hospital, also without pain.',
  },
  move_to_fresh_air: {
    title: 'Into fresh air',
    instruction:
      'Bring the person out into fresh air at once if you can do so without breathing the smoke or gas yourself; open doors and windows, and put the stove or engine out.',
  },
  poison_first_aid: {
    title: 'Poison: what to do, and not to do',
    instruction:
      'Do not make the person vomit; give no milk, oil, salt water or charcoal from the fire. Wipe out the mouth; who is drowsy lies on the side. Take the bottle, packet or plant along, and note how much and when.',
  },
  decontaminate_skin: {
    title: 'Wash the poison off',
    instruction:
      'Put gloves or plastic bags on your hands, take off all clothes that were touched, and wash skin, hair and nails with much soap and water. Put the clothes in a closed bag.',
  },
  remove_sting: {
    title: 'Take out the sting',
    instruction:
      'Scrape or pull the sting out as fast as possible, wash, and cool with a wet cloth. Swelling of face or tongue, hard breathing or faintness is an emergency.',
  },
  hot_water_for_sting: {
    title: 'Hot water for the sting',
    instruction:
      'Put the part in water as hot as can be borne without burning (another person tests it with the hand) for 30 to 90 minutes. Rinse a jellyfish sting with sea water, and do not rub it.',
  },
  go_down: {
    title: 'Go down from the height',
    instruction: 'Go down at once, at least 300 to 1,000 metres, also at night, never alone. Do not go higher.',
  },
  note_time_of_onset: {
    title: 'Note when it began',
    instruction:
      'Note the exact time at which the person was last well and tell it at the hospital: some treatments work only in the first hours. Go also if it has passed.',
  },
  keep_child_calm: {
    title: 'Keep the child calm',
    instruction:
      "Leave the child on the carer's lap in the position that the child chooses. Do not look into the throat, do not lay the child down, and avoid anything that makes them cry.",
  },
  inhaler_with_spacer: {
    title: 'Reliever inhaler with a spacer',
    instruction:
      'Give the reliever (salbutamol) through a spacer or a plastic bottle with a hole, one puff at a time, with five breaths after each, sitting up. It can be repeated every 20 minutes in the first hour, in the number that the medicines say. No better, or too breathless to speak: hospital now.',
  },
  massage_womb: {
    title: 'Rub the womb after birth',
    instruction:
      'Rub the belly below the navel firmly in circles until the womb is hard, and again every 15 minutes. Let her pass urine, and put the baby to the breast. If the afterbirth has not come out, do not pull on the cord without training.',
  },
  lie_on_left_side: {
    title: 'Lie on the left side',
    instruction: 'Let her lie on the left side, not on the back, also on the way.',
  },
  protect_yourself: {
    title: 'Protect yourself',
    instruction:
      'Do not touch blood, vomit, spit, stool or other fluids with bare skin. Wear gloves, mask, eye protection and gown, and wash the hands with soap before and after. One healthy person does the care.',
  },
  keep_calm_and_safe: {
    title: 'Keep everybody safe and calm',
    instruction:
      'Speak slowly and quietly, one person at a time, leave room and a free way out, and take away what could be thrown. Do not argue, do not tie or chain. Get help if you are in danger.',
  },
  safe_place: {
    title: 'To a safe place first',
    instruction:
      'Speak with the person alone, and ask whether it is safe to go home. Help them, and the children, to a safe place if they want it. A child is never left with somebody who may have hurt them.',
  },
  quiet_dark_room: {
    title: 'A quiet, dim room',
    instruction: 'Keep light, noise, touch and wind away, for they bring on spasms. Somebody watches the breathing.',
  },
  no_aspirin_ibuprofen: {
    title: 'No aspirin, ibuprofen or diclofenac',
    instruction:
      'They make bleeding worse; in a child with a virus aspirin can harm brain and liver. Paracetamol may be taken for fever and pain. No injections into the muscle where bleeding is likely.',
  },
  treat_fever: {
    title: 'Bring the fever down',
    instruction:
      'Light clothes, much to drink if awake, and paracetamol by age and weight if the fever is high or hurts. No cold baths. It treats no cause: test for malaria and look for danger signs.',
  },
  soothe_cough: {
    title: 'Soothe throat and cough',
    instruction:
      'Warm drinks, from one year of age a spoon of honey; breast milk for a baby. No cough syrup with codeine, and no antibiotic unless a health worker finds a reason.',
  },
  clear_nose: {
    title: 'Clear the nose',
    instruction:
      'Drops of clean salt water (a level teaspoon of salt in a litre of boiled, cooled water) into each nostril before feeds and sleep. Sit a bigger child up to sleep better; a baby sleeps on the back.',
  },
  wick_ear: {
    title: 'Dry the ear with a wick',
    instruction:
      'Roll clean, absorbent cloth or soft paper into a wick, put it into the ear until it is wet, replace it, until the ear is dry: three times a day. Nothing else into the ear, and no water.',
  },
  clean_eyes: {
    title: 'Clean the eyes',
    instruction:
      'Wash the hands; wipe the lids from the nose outwards with a clean cloth and boiled, cooled water, a new piece for each eye, several times a day. Own towel. No breast milk, herbs or urine in the eyes.',
  },
  protect_dry_eye: {
    title: 'Protect the eye that does not close',
    instruction:
      "Blink often with the finger's help, use artificial tears by day, and at night ointment and the lid taped shut. Pain or redness: an eye worker the same day.",
  },
  warm_compress: {
    title: 'Warm compresses',
    instruction: 'Put a clean cloth with warm (not hot) water on it for 10 minutes, four times a day. Do not squeeze.',
  },
  mouth_care: {
    title: 'Clean and soothe the mouth',
    instruction:
      'Rinse with warm salt water (half a teaspoon in a cup) four times a day, brush teeth and gums softly, and eat soft, cool food. For a small child wipe the mouth with a clean cloth dipped in it.',
  },
  treat_household: {
    title: 'Treat the whole household',
    instruction:
      'All who live or sleep together are treated on the same day, itching or not. Wash clothes and bedding hot and dry them in the sun, or keep them in a closed bag for a week.',
  },
  treat_jiggers: {
    title: 'Treat jiggers',
    instruction:
      'Wash the feet with soap, and put on dimeticone oil where there is some, until the fleas are dead. Do not dig them out with pins or thorns that others have used; see that tetanus vaccine is up to date. Shoes, and a floor without dust.',
  },
  safety_plan: {
    title: 'A plan for safety',
    instruction:
      'Write down together what warns, what helps, whom to call day and night, and how to keep means of harm away. See or call the person again within a few days.',
  },
  keep_evidence: {
    title: 'Write down the injuries, keep the traces',
    instruction:
      "If the person agrees, a trained health worker examines, writes down and draws the injuries, and takes samples before washing. Care is given whether or not the police are told; it is the person's choice, for a child as the law says.",
  },
  feed_expressed_milk: {
    title: 'Feed pressed-out breast milk',
    instruction:
      'If the baby cannot suck well, press out the milk and give it with a clean cup or spoon, or by tube at the facility, every two to three hours, the nights too. Not while breathing is very hard or the baby does not wake up.',
  },
  clean_cord: {
    title: 'Care of the navel',
    instruction:
      'Wash the hands, clean the navel with boiled, cooled water and soap, and put on chlorhexidine made for the cord where it is given out; leave it open to the air. No dung, ash, oil or powder.',
  },
  cover_open_spine: {
    title: 'Cover the back, clean and moist',
    instruction:
      'Lay the baby on the belly or side. Cover the place with a clean cloth wetted with salt water or boiled water and clean film over it. Do not press or prick it.',
  },
  emergency_contraception: {
    title: 'Emergency contraception',
    instruction:
      'Within 5 days of sex without protection, the sooner the better, if no pregnancy is wanted. It does not harm a pregnancy that is there already. A test if the period is more than a week late.',
  },
  more_fibre: {
    title: 'More fibre and water',
    instruction:
      'Eat beans, whole grain, vegetables and fruit each day, drink water, and go to the toilet when the urge comes, without straining.',
  },
  small_meals_upright: {
    title: 'Small meals, upright after them',
    instruction:
      'Eat small meals, none in the three hours before lying down, and sleep with the upper body raised. Hold a baby upright after feeds; a baby sleeps flat on the back.',
  },
  insulin_every_day: {
    title: 'Never stop insulin',
    instruction:
      'Insulin is taken each day, also when ill or eating little; measure more often then and ask for the dose. Keep it cool, in a clay pot if there is no fridge. Carry sugar.',
  },
}

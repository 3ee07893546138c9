import type { ENDOCRINE_METABOLIC_FINDINGS } from '#domain/clinical/knowledge/findings/endocrine-metabolic.ts'
import type { FindingText } from '#domain/clinical/knowledge/text/finding-text.ts'

export const ENDOCRINE_METABOLIC_FINDINGS_EN: Record<keyof typeof ENDOCRINE_METABOLIC_FINDINGS, FindingText> = {
  excessive_thirst: {
    label: 'Great thirst',
    question: 'Are you thirsty much more than usual?',
    phrases: [
      '(finishing|finishes|empties) ~ (water bottle|bottle water|jug|jerrycan)',
      'polydipsia',
      '(increased|excessive|unquenchable|great) thirst',
      '(very|) thirsty',
      '(drinking|drinks|drink) (lots|a lot|lots of) ~ water',
      '(drinking|drinks|drink) (litres|much|more) ~ water',
      'thirst ~ (urination|polyuria)',
      '(drinks|drinking|drink) water (all the time|too much)',

      '(drink|drinks|drinking) ~ (whole jerrycan|jug after jug|litres day)',
      '(drink|drinking) ~ (camel|fish|from tap|jug after jug|litres)',
    ],
  },
  weight_loss_with_good_appetite: {
    label: 'Weight loss although eating well',
    question: 'Are you losing weight although you eat well?',
    phrases: [
      'weight loss in spite of ~ (appetite|eating)',
      'despite (eating|good appetite)',
      '{loss} weight ~ eating well',
    ],
  },
  hypoglycaemia_symptoms: {
    label: 'Shaking, sweating and hunger eased by sugar',
    question: 'Do you get attacks of shaking, sweating and hunger that ease with sugar or food?',
    phrases: [
      '(hypoglycemic|hypoglycaemic|hypoglycemia|hypoglycaemia) (episode|episodes|attack|attacks|symptoms|spells)',
      'low (sugar|blood sugar|sugars)',
      'sugar ~ (low|dropped|drops)',
      '(shaky|shaking|tremor|tremulous|sweating|sweaty|confused|palpitations|dizzy) ~ (missed meal|skipped meal|insulin|hungry|relieved by food|relieved by eating|glucose|sugar)',
      '(shaky|shaking|trembling|tremulousness) ~ (hunger|starving|famished|sweet tea|soda)',
      'whipple',
      '(skipped|missed) (meal|breakfast|lunch|dinner|supper) ~ (insulin|shaky|sweating|confused|diabetes|collapsed)',
      '(shakes|shaky|shaking|sweats|sweating|dizzy|trembling|trembles) ~ (not eaten|without eating|miss meal|skip meal|hungry|before meals)',
      '(better|fine|recovers|recovered) after (sugar|soda|juice|sweets|eating sugar|glucose)',
      'sugar (low|dropped)',
      '(soda|juice|sweets|glucose|sweet tea|gave sugar|something sweet) ~ (fine|ok|okay) again',
      'insulin ~ (shaky|trembling|sweaty)',
      'inject ~ trembling',
      '(hunger|hungry|tremor) ~ (juice|oral glucose|po glucose)',
    ],
  },
  fruity_breath: {
    label: 'Fruity (acetone) breath',
    question: 'Does the breath smell of fruit or nail-polish remover?',
    phrases: [
      '(fruity|acetone|ketotic|sweet smelling|sweet) (breath|odor|odour|odor breath|odour breath|smelling breath)',
      '(fruity|acetone|ketotic|sweet smelling|sweet) (breath odor|breath odour|smell)',
      'breath ~ (fruity|acetone|ketones|ketotic|nail polish|sweet|fruit|pineapple|mango|banana|cutex)',
      'smell ketones',
      'pear drops',
      'mouth smells ~ (fruit|acetone|banana|pineapple|mango|nail polish|sweet)',
      '(breath|mouth) ~ smells (like|) (sweet|fruit|ripe|overripe|rotten fruit|bananas|acetone|nail)',
    ],
  },
  missed_insulin_or_diabetes_medicine: {
    label: 'Missed insulin or diabetes medicine',
    question: 'Have you missed insulin or diabetes medicines?',
    phrases: [
      '(missed|skipped|stopped|ran out|forgot|omitted|not taking|not taken|discontinued|noncompliant|nonadherent|non compliant|non adherent|finished|stopped taking|missed taking|forgot take) (insulin|metformin|glibenclamide|(diabetes|diabetic|sugar) (medicine|medication|tablets|pills))',
      '(noncompliance|nonadherence) ~ (insulin|diabetes|diabetic)',
      '(no|without) insulin',
      'insulin ~ (missed|skipped|stopped|ran out|forgot|omitted)',
      '(sugar|diabetes|diabetic) ~ (ran out|missed|skipped|stopped|forgot|not taken|finished) (injection|injections|tablets|medicine|drugs|pills|insulin)',
      '(insulin|metformin) ~ (finished|out|skipped|stopped|forgot|threw|no money|cannot buy|not (inject|take)|no longer|left home|herbalist)',
      '(not|never|stopped|skipped|missed|no longer) (give|take|) (inject|injected|injection|tablets|medicine) ~ (sugar|diabetes|diabetic)',
    ],
  },
  missed_insulin: {
    label: 'Missed insulin',
    question: 'Have you missed insulin?',
    phrases: [
      '(missed|skipped|stopped|ran out|forgot|omitted|not taking|not taken|finished|out of|without|no) insulin',
      'insulin ~ (ran out|finished|no money|cannot buy|not inject)',
      '(diabetic|diabetes) ~ (stopped inject|not inject)',
      'insulin ~ (ran out|not had)',
    ],
  },
  slow_wound_healing: {
    label: 'Wounds that heal slowly',
    question: 'Do your wounds take long to heal?',
    phrases: [
      'slow (healing|wound healing)',
      '(wound|wounds|sore|sores|ulcer) (not healing|heal slowly)',
      '(wound|wounds|cut|cuts) (healing slowly|takes long to heal)',
      '(cut|bruise) ~ (long heal|slow heal|long time heal)',
      'wound ~ not heal',
    ],
  },
  acanthosis: {
    label: 'Dark, velvety skin of the neck or armpits',
    question: 'Is the skin of the neck or armpits dark, thick and velvety?',
    phrases: ['acanthosis', '(velvety|dark|thickened) ~ (neck|nape)', 'neck ~ (velvety|dark skin)'],
  },
  heat_intolerance: {
    label: 'Cannot bear heat',
    question: 'Do you feel too hot when others do not?',
    phrases: [
      'heat intolerance',
      'cannot (bear|stand) (heat|warm)',
      'always hot',
      'hot ~ (everyone else cold|everyone cold)',
    ],
  },
  cold_intolerance: {
    label: 'Cannot bear cold',
    question: 'Do you feel cold when others do not?',
    phrases: [
      'cold intolerance',
      'always (cold|feeling cold|feels cold|feel cold)',
      'cold ~ (others warm|hot weather)',
      'cannot (stand|tolerate) ~ cold',
      'always (cold|cardigan)',
    ],
  },
  goitre: {
    label: 'Swelling at the front of the neck (goitre)',
    question: 'Is there a swelling at the front of the neck that moves on swallowing?',
    phrases: [
      'goiter',
      'thyroid enlarged',
      '{lump} ~ (front neck|moves swallowing|moves with swallowing|thyroid)',
      'front neck lump',
      '{swelling} front neck',
      'neck swelling ~ (swallowing|moves)',
      'thyroid ~ (big|enlarged)',
      '(neck|throat) (swollen|swelling|big) ~ (moves swallow|front|moves when swallow)',
    ],
  },
  thyroid_nodule: {
    label: 'Single lump in the thyroid',
    question: 'Is there a lump in the thyroid rather than a smooth swelling?',
    phrases: ['thyroid lump', 'firm ~ thyroid', 'lump ~ thyroid'],
  },
  tender_thyroid: {
    label: 'Tender thyroid',
    question: 'Is the thyroid tender?',
    phrases: ['tender (thyroid|goitre)', 'thyroid ~ tender', 'thyroid tender', 'anterior neck tenderness'],
  },
  goitre_pressure_symptoms: {
    label: 'Goitre pressing on breathing, swallowing or voice',
    question: 'Does the neck swelling make breathing, swallowing or speaking difficult?',
    phrases: [
      '(goitre|thyroid|neck mass|neck swelling) ~ (dysphagia|stridor|hoarseness|compressing|compressive|pressing|squeezing|windpipe|tracheal deviation|pressure)',
      '(retrosternal|substernal) (goiter|goitre|extension)',
      'pemberton',
      '(goitre|thyroid|neck mass|neck swelling|neck lump) ~ ({difficulty} breathe|{difficulty} breathing|{difficulty} swallow|{difficulty} swallowing|choking|hoarse|voice)',
    ],
  },
  thyroid_bruit: {
    label: 'Murmur over the thyroid',
    question: 'Is there a murmur or thrill over the thyroid?',
    phrases: ['thyroid (bruit|thrill|murmur)', 'bruit ~ (goiter|goitre)'],
  },
  bulging_eyes: {
    label: 'Bulging or staring eyes',
    question: 'Do the eyes stick out, or do they stare?',
    phrases: [
      '(exophthalmos|proptosis|exophthalmus|proptotic|exophthalmic)',
      '(bulging|protruding|prominent|staring|popping) (eyes|eye)',
      'eyes ~ (bulging|protruding|protrude|bulge|popping out|prominent|staring|stick out)',
    ],
  },
  shin_swelling_waxy: {
    label: 'Thick waxy swelling of the shins',
    question: 'Is the skin of the shins thick, waxy and raised?',
    phrases: ['pretibial edema', 'non pitting swelling'],
  },
  eyebrow_thinning: {
    label: 'Thin outer eyebrows or hair loss',
    question: 'Have the outer eyebrows or scalp hair thinned?',
    phrases: ['(madarosis|queen anne sign)', 'eyebrows ~ (thinning|loss|falling)', 'diffuse hair loss'],
  },
  delayed_reflexes: {
    label: 'Slowly relaxing reflexes',
    question: 'Do the tendon reflexes relax slowly?',
    phrases: ['(slow|slowed) deep tendon reflexes'],
  },
  moon_face: {
    label: 'Round moon face',
    question: 'Has the face become round and full?',
    phrases: ['(round|rounded|full) (face|faces)', 'face ~ round', 'cushingoid'],
  },
  central_obesity_or_hump: {
    label: 'Fat of trunk and back of neck with thin limbs',
    question: 'Has fat gathered on the belly and the back of the neck, with thin limbs?',
    phrases: [
      '(central|truncal|abdominal|centripetal) (obesity|adiposity|fat|weight gain|fat distribution)',
      'fat ~ back neck',
    ],
  },
  purple_stretch_marks: {
    label: 'Wide purple stretch marks',
    question: 'Are there wide purple stretch marks on the belly?',
    phrases: ['purple (striae|stretch marks)', 'stretch marks ~ wide'],
  },
  skin_darkening: {
    label: 'Darkening of skin, gums or palm creases',
    question: 'Have the skin, gums, scars or palm creases become darker?',
    phrases: ['(hyperpigmentation|hyperpigmented)', '(skin|gums|palms) ~ (darker|darkening)'],
  },
  salt_craving: {
    label: 'Craving for salt',
    question: 'Do you crave salt?',
    phrases: ['salt (craving|cravings|hunger)', '(craving|craves|crave|cravings) salt', 'eats salt'],
  },
  stopped_steroids_suddenly: {
    label: 'Stopped steroid tablets suddenly',
    question: 'Did you stop steroid tablets suddenly after taking them for weeks?',
    phrases: [
      '(stopped|discontinued|missed|abrupt|abruptly|ran out|sudden|quit|ceased|threw away) ~ (prednisone|prednisolone|pred|steroid|hydrocortisone|dexamethasone|dexa|glucocorticoid|corticosteroid)',
      '(prednisone|prednisolone|steroid|steroids|hydrocortisone) ~ (withdrawal|stopping|missed)',
      'steroid withdrawal',
      '(dexamethasone|prednisolone|steroid) ~ (no tapering|none since|got finished)',
      '(pred|prednisone|prednisolone) ~ (abruptly|left at once|d c)',
    ],
  },
  milk_from_nipples: {
    label: 'Milk from the nipples when not breastfeeding',
    question: 'Does milk come from the nipples although you are not breastfeeding?',
    phrases: ['galactorrhoea', 'milk ~ nipples', '(milk comes out breasts|milk coming out breasts) ~ no baby'],
  },
  large_hands_feet_jaw: {
    label: 'Hands, feet or jaw growing larger',
    question: 'Have your hands, feet or jaw grown, so that rings or shoes no longer fit?',
    phrases: [
      '(enlarged|large|growing|increase) ~ (hands|jaw)',
      '(rings|hat|rings shoes) (no longer fit|tight|too small|do not fit)',
    ],
  },
  loss_of_body_hair: {
    label: 'Loss of armpit and pubic hair',
    question: 'Have you lost hair of the armpits and pubis?',
    phrases: [
      '(loss|lost|sparse|decreased|reduced|scant|thinning) ~ (axillary hair|pubic hair|body hair)',
      'axillary hair absent',
      'hair (armpits|armpit) ~ (fallen out|falling out)',
    ],
  },
  no_milk_or_periods_since_birth: {
    label: 'No milk or periods since a birth with heavy bleeding',
    question: 'Since a birth with heavy bleeding, have milk and periods failed to come?',
    phrases: [
      '(failure lactate|unable lactate|inability lactate) ~ (hemorrhage|haemorrhage|amenorrhea|amenorrhoea)',
      'periods not returned ~ {birth}',
    ],
  },
  short_stature: {
    label: 'Slow growth in height',
    question: 'Is the child much shorter than others of the same age?',
    phrases: ['short stature', 'small for age', 'shorter than (friends|others)'],
  },
  tall_stature: {
    label: 'Unusually tall with long limbs',
    question: 'Are you unusually tall, with long arms and fingers?',
    phrases: ['(tall thin|tall and thin|marfanoid)', 'long (fingers|arms)'],
  },
  delayed_puberty: {
    label: 'Puberty late',
    question: 'Has puberty not begun (by 13 in girls, 14 in boys)?',
    phrases: ['small testes', 'has no breasts', 'tanner stage (1|one)'],
  },
  early_puberty: {
    label: 'Puberty early',
    question: 'Did breasts, body hair or bleeding begin before 8 years in a girl or 9 in a boy?',
    phrases: [
      'precocious puberty',

      'growth spurt ~ breast',
      'grown breasts ~ ({2-7}|three|four|five|six|seven) (year|years) old',
    ],
  },
  excess_hair_in_woman: {
    label: 'Hair of male pattern in a woman',
    question: 'Is hair growing on the face, chest or belly as in a man?',
    phrases: ['hirsutism', 'beard ~ woman', 'hair chin ~ like man'],
  },
  breast_growth_in_man: {
    label: 'Breast growth in a man or boy',
    question: 'Has a breast grown under the nipple?',
    phrases: ['gynecomastia', '(boy|boys) (breast|breasts)', 'son (growing|grown|grows) (breast|breasts)'],
  },
  obesity: {
    label: 'Obesity',
    question: 'Is the person very overweight?',
    phrases: ['obesity', 'obese', 'overweight', '(body mass index|bmi) ~ {30-60}', '(very|too|extremely) fat'],
  },
  tetany: {
    label: 'Spasm of hands or feet',
    question: 'Do the hands or feet go into cramping spasm?',
    phrases: [
      'tetany',
      '(carpopedal|carpal|hand|pedal) (spasm|spasms)',
      '(trousseau|chvostek)',
      '(hands|fingers|feet) ~ (spasm|spasms|cramp into|go into spasm)',
      '(hands|fingers) (cramp lock|lock|stiffen|claw)',
      '(fingers|hands) ~ (lock up|curl up|pull together|curl inwards)',
      '{hand} ({foot}|leg) ~ (cramp|bend|twist|curl)',
      '{hand} (twist|bend|bent) (inwards|inside|wrist)',
      '(hand|hands) cramping bent',
    ],
  },
  tingling_around_mouth: {
    label: 'Tingling around the mouth',
    question: 'Do you feel tingling around the mouth?',
    phrases: ['{numb} ~ (lips|mouth)', '(mouth|lips) {numb}', '{numb} around (mouth|lips)'],
  },
  rash_of_sun_exposed_skin_and_neck: {
    label: 'Dark scaly rash like a collar or gloves',
    question: 'Is there a dark scaly rash of the neck, hands or other places that the sun reaches?',
    phrases: ['casals', '(rash|scaling) ~ (collar|around neck|necklace|dorsum hands)'],
  },
  yellow_skin_fat_deposits: {
    label: 'Yellow fat lumps on eyelids or tendons',
    question: 'Are there yellow patches on the eyelids or lumps on the tendons?',
    phrases: ['xanthomata', 'yellow lumps ~ (eyelids|eyelid)'],
  },
  poor_diet: {
    label: 'Poor or one-sided diet',
    question: 'Is the food one-sided or too little?',
    phrases: [
      'poor diet',
      'diet ~ (maize|mostly|poor)',
      '(malnourished|malnutrition|famine)',
      'little food',
      '(eats|eating) only ~ (ugali|maize|cassava|porridge)',
      'only (eats|eating|eat) (ugali|bread)',
      '(eats|eating|eat) porridge (only|every day)',
      'not (enough|have enough) food',
      '(strict|vegan) (vegan|diet)',
    ],
  },
}

import type { PREGNANCY_BIRTH_CONDITIONS } from '#domain/clinical/knowledge/conditions/pregnancy-birth.ts'
import type { ConditionText } from '#domain/clinical/knowledge/text/condition-text.ts'

export const PREGNANCY_BIRTH_CONDITIONS_EN: Record<keyof typeof PREGNANCY_BIRTH_CONDITIONS, ConditionText> = {
  normal_pregnancy: {
    name: 'Pregnancy without complication',
    aliases: [
      'pregnancy',
      'normal pregnancy',
      'morning sickness',
      'early pregnancy',
      'pelvic girdle pain',
      'round ligament pain',
    ],
    about: 'Expecting a child, without signs of danger.',
  },
  hyperemesis_gravidarum: {
    name: 'Hyperemesis gravidarum',
    aliases: ['severe vomiting of pregnancy', 'excessive vomiting in pregnancy'],
    about: 'Vomiting so much in early pregnancy that water and weight are lost.',
  },
  threatened_miscarriage: {
    name: 'Threatened miscarriage',
    aliases: ['threatened abortion', 'bleeding in early pregnancy', 'subchorionic haematoma'],
    about: 'Bleeding in early pregnancy while the womb is still closed.',
  },
  miscarriage: {
    name: 'Miscarriage',
    aliases: [
      'spontaneous abortion',
      'incomplete abortion',
      'inevitable abortion',
      'complete abortion',
      'missed abortion',
      'fetal demise',
    ],
    about: 'The loss of a pregnancy before its time.',
  },
  septic_abortion: {
    name: 'Septic abortion',
    aliases: ['infected abortion', 'unsafe abortion complications'],
    about: 'The womb is infected after a lost or ended pregnancy.',
  },
  ectopic_pregnancy: {
    name: 'Ectopic pregnancy',
    aliases: ['tubal pregnancy', 'ruptured ectopic pregnancy'],
    about: 'A pregnancy outside the womb that can bleed inside.',
  },
  molar_pregnancy: {
    name: 'Molar pregnancy',
    aliases: ['hydatidiform mole', 'gestational trophoblastic disease', 'choriocarcinoma'],
    about: 'The placenta grows like grapes without a child.',
  },
  placental_abruption: {
    name: 'Placental abruption',
    aliases: ['abruptio placentae', 'placenta abruption', 'antepartum haemorrhage'],
    about: 'The placenta comes off too early: pain, bleeding, danger for mother and child.',
  },
  placenta_praevia: {
    name: 'Placenta praevia',
    aliases: [
      'placenta previa',
      'low-lying placenta',
      'vasa praevia',
      'placenta accreta',
      'placenta increta',
      'placenta percreta',
    ],
    about: 'The placenta lies before the way out and bleeds without pain.',
  },
  pre_eclampsia: {
    name: 'Pre-eclampsia',
    aliases: [
      'preeclampsia',
      'severe preeclampsia',
      'preeclampsia with severe features',
      'HELLP syndrome',
      'gestational hypertension',
      'pregnancy-induced hypertension',
      'toxaemia of pregnancy',
    ],
    about: 'High blood pressure with protein in the urine in pregnancy; it can lead to fits.',
  },
  eclampsia: {
    name: 'Eclampsia',
    aliases: ['fits in pregnancy', 'postpartum eclampsia'],
    about: 'Fits from high blood pressure in pregnancy or after birth.',
  },
  preterm_labour: {
    name: 'Preterm labour',
    aliases: ['premature labour', 'preterm labor', 'cervical insufficiency'],
    about: 'Labour that begins more than three weeks too early.',
  },
  prelabour_rupture_of_membranes: {
    name: 'Waters broken before labour',
    aliases: [
      'premature rupture of membranes',
      'PROM',
      'preterm premature rupture of membranes',
      'PPROM',
      'prelabour rupture of membranes',
    ],
    about: 'The waters have broken and labour has not begun.',
  },
  cord_prolapse_condition: {
    name: 'Prolapse of the cord',
    aliases: ['cord prolapse', 'umbilical cord prolapse', 'prolapsed cord'],
    about: 'The cord comes before the baby, and its blood is pressed off.',
  },
  chorioamnionitis: {
    name: 'Infection of the waters (chorioamnionitis)',
    aliases: ['chorioamnionitis', 'intra-amniotic infection', 'amnionitis'],
    about: 'Waters and womb are infected.',
  },
  labour_term: {
    name: 'Labour',
    aliases: ['labor', 'onset of labour', 'childbirth', 'term labour', 'false labour', 'Braxton Hicks contractions'],
    about: 'The birth begins.',
  },
  obstructed_labour: {
    name: 'Obstructed labour',
    aliases: [
      'prolonged labour',
      'uterine rupture',
      'cephalopelvic disproportion',
      'arrest of labor',
      'shoulder dystocia',
    ],
    about: 'The birth does not go on; mother and child are in danger.',
  },
  postpartum_haemorrhage: {
    name: 'Postpartum haemorrhage',
    aliases: [
      'postpartum hemorrhage',
      'PPH',
      'uterine atony',
      'retained placenta',
      'secondary postpartum haemorrhage',
      'uterine inversion',
      'Sheehan syndrome',
    ],
    about: 'Heavy bleeding after birth.',
  },
  retained_placenta: {
    name: 'Retained placenta',
    aliases: ['placenta not delivered', 'retained placental fragments'],
    about: 'The afterbirth is not out after half an hour: it can bleed at any moment.',
  },
  puerperal_sepsis: {
    name: 'Puerperal sepsis',
    aliases: [
      'endometritis',
      'postpartum endometritis',
      'childbed fever',
      'postpartum infection',
      'puerperal fever',
      'puerperal endometritis',
    ],
    about: 'An infection of the womb after birth.',
  },
  mastitis: {
    name: 'Mastitis',
    aliases: ['lactational mastitis', 'breast infection', 'breast abscess', 'puerperal mastitis'],
    about: 'An inflamed breast while breastfeeding.',
  },

  normal_puerperium: {
    name: 'After birth without complication',
    aliases: ['normal puerperium', 'postnatal period', 'routine postnatal care', 'normal lochia'],
    about: 'The body recovers after a birth, and there is no sign of danger.',
  },
  breastfeeding_difficulty: {
    name: 'Breastfeeding difficulty',
    aliases: [
      'cracked nipples',
      'cracked nipple',
      'sore nipples',
      'nipple pain',
      'low milk supply',
      'perceived low milk supply',
      'insufficient milk',
      'poor attachment',
      'breastfeeding problem',
      'hypogalactia',
    ],
    about: 'Sore nipples or too little milk; a better hold at the breast mostly mends both.',
  },
  engorged_breasts: {
    name: 'Breasts hard with milk (engorgement)',
    aliases: ['breast engorgement', 'milk stasis', 'milk coming in'],
    about: 'Both breasts are hard and sore as the milk comes in.',
  },
  anaemia_in_pregnancy: {
    name: 'Anaemia in pregnancy',
    aliases: ['anemia of pregnancy', 'iron deficiency in pregnancy'],
    about: 'Too little blood in pregnancy.',
  },
  malaria_in_pregnancy: {
    name: 'Malaria in pregnancy',
    aliases: ['malaria'],
    about: 'Malaria while pregnant, dangerous for mother and child.',
  },
  gestational_diabetes: {
    name: 'Gestational diabetes',
    aliases: ['diabetes in pregnancy', 'gestational diabetes mellitus'],
    about: 'High blood sugar that begins in pregnancy.',
  },
  intrahepatic_cholestasis: {
    name: 'Cholestasis of pregnancy',
    aliases: ['intrahepatic cholestasis of pregnancy', 'obstetric cholestasis', 'acute fatty liver of pregnancy'],
    about: 'Itching palms and soles late in pregnancy from the liver.',
  },
  fetal_distress_or_death: {
    name: 'Fetal distress',
    aliases: [
      'intrauterine fetal death',
      'stillbirth',
      'reduced fetal movements',
      'placental insufficiency',
      'intrauterine growth restriction',
      'fetal growth restriction',
      'reduced fetal movement',
    ],
    about: 'The child in the womb moves less or may be in danger.',
  },
}

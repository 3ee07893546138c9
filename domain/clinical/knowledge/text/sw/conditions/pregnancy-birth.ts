import type { PREGNANCY_BIRTH_CONDITIONS } from '#domain/clinical/knowledge/conditions/pregnancy-birth.ts'
import type { ConditionText } from '#domain/clinical/knowledge/text/condition-text.ts'

export const PREGNANCY_BIRTH_CONDITIONS_SW: Record<keyof typeof PREGNANCY_BIRTH_CONDITIONS, ConditionText> = {
  normal_pregnancy: {
    name: 'Mimba isiyo na matatizo',
    aliases: ['normal pregnancy', 'ujauzito', 'mimba'],
    about: 'Mwanamke ni mjamzito na hakuna dalili za hatari.',
  },
  hyperemesis_gravidarum: {
    name: 'Kutapika kupita kiasi katika mimba',
    aliases: ['hyperemesis gravidarum'],
    about: 'Kutapika mno katika mimba changa hadi kupoteza maji na uzito.',
  },
  threatened_miscarriage: {
    name: 'Mimba kutishia kutoka',
    aliases: ['threatened miscarriage', 'threatened abortion'],
    about: 'Damu hutoka katika mimba changa wakati mlango wa kizazi bado umefungwa.',
  },
  miscarriage: {
    name: 'Mimba kuharibika',
    aliases: ['miscarriage', 'mimba kutoka', 'spontaneous abortion'],
    about: 'Mimba imepotea kabla ya wakati wake.',
  },
  septic_abortion: {
    name: 'Maambukizi baada ya mimba kutoka',
    aliases: ['septic abortion', 'unsafe abortion complications'],
    about: 'Kizazi kimepata maambukizi baada ya mimba kuharibika au kutolewa.',
  },
  ectopic_pregnancy: {
    name: 'Mimba nje ya kizazi',
    aliases: ['ectopic pregnancy', 'mimba kutunga nje ya kizazi'],
    about: 'Mimba imetunga nje ya kizazi na inaweza kuvuja damu ndani ya tumbo.',
  },
  molar_pregnancy: {
    name: 'Mimba zabibu',
    aliases: ['molar pregnancy', 'hydatidiform mole'],
    about: 'Kondo hukua kama zabibu bila mtoto.',
  },
  placental_abruption: {
    name: 'Kondo la nyuma kuachia mapema',
    aliases: ['placental abruption', 'abruptio placentae'],
    about: 'Kondo la nyuma limeachia kabla ya kujifungua: maumivu, damu, na hatari kwa mama na mtoto.',
  },
  placenta_praevia: {
    name: 'Kondo la nyuma kutangulia',
    aliases: ['placenta praevia'],
    about: 'Kondo la nyuma limekaa mbele ya mlango wa kizazi na hutoa damu bila maumivu.',
  },
  pre_eclampsia: {
    name: 'Dalili za awali za kifafa cha mimba',
    aliases: ['pre-eclampsia', 'presha ya mimba', 'HELLP syndrome'],
    about: 'Shinikizo la juu la damu pamoja na protini kwenye mkojo katika mimba; linaweza kuleta degedege.',
  },
  eclampsia: {
    name: 'Kifafa cha mimba',
    aliases: ['eclampsia', 'kifafa cha uzazi'],
    about: 'Degedege linalotokana na shinikizo la juu la damu katika mimba au baada ya kujifungua.',
  },
  preterm_labour: {
    name: 'Uchungu kabla ya wakati',
    aliases: ['preterm labour'],
    about: 'Uchungu wa kuzaa umeanza zaidi ya wiki tatu kabla ya wakati.',
  },
  prelabour_rupture_of_membranes: {
    name: 'Chupa kupasuka kabla ya uchungu',
    aliases: ['prelabour rupture of membranes', 'PROM', 'maji ya uzazi kutoka mapema'],
    about: 'Maji ya uzazi yametoka na uchungu haujaanza.',
  },
  cord_prolapse_condition: {
    name: 'Kitovu kutangulia',
    aliases: ['cord prolapse', 'kitovu kutangulia mtoto'],
    about: 'Kitovu kimetoka kabla ya mtoto, na damu yake inabanwa.',
  },
  chorioamnionitis: {
    name: 'Maambukizi ya maji ya uzazi',
    aliases: ['chorioamnionitis'],
    about: 'Maji ya uzazi na kizazi vimepata maambukizi.',
  },
  labour_term: {
    name: 'Uchungu wa kuzaa',
    aliases: ['labour', 'kujifungua'],
    about: 'Kujifungua kumeanza.',
  },
  obstructed_labour: {
    name: 'Uzazi pingamizi',
    aliases: ['obstructed labour', 'prolonged labour', 'uterine rupture'],
    about: 'Mtoto hawezi kupita njia ya uzazi; mama na mtoto wako hatarini.',
  },
  postpartum_haemorrhage: {
    name: 'Kutokwa damu nyingi baada ya kujifungua',
    aliases: ['postpartum haemorrhage', 'PPH'],
    about: 'Damu nyingi hutoka baada ya kujifungua.',
  },
  retained_placenta: {
    name: 'Kondo la nyuma kubaki tumboni',
    aliases: ['retained placenta'],
    about: 'Kondo la nyuma halijatoka baada ya nusu saa: damu nyingi inaweza kutoka wakati wowote.',
  },
  puerperal_sepsis: {
    name: 'Maambukizi ya kizazi baada ya kujifungua',
    aliases: ['puerperal sepsis', 'homa ya uzazi'],
    about: 'Kizazi kimepata maambukizi baada ya kujifungua.',
  },
  mastitis: {
    name: 'Maambukizi ya titi la kunyonyesha',
    aliases: ['mastitis', 'breast abscess', 'jipu la titi'],
    about: 'Titi la mama anayenyonyesha limevimba na linauma.',
  },

  normal_puerperium: {
    name: 'Baada ya kujifungua bila matatizo',
    aliases: ['normal puerperium', 'kipindi cha uzazi'],
    about: 'Mwili unapona baada ya kujifungua, na hakuna dalili za hatari.',
  },
  breastfeeding_difficulty: {
    name: 'Shida ya kunyonyesha',
    aliases: ['breastfeeding difficulty', 'chuchu zenye nyufa'],
    about: 'Chuchu zenye vidonda au maziwa machache; kumweka mtoto vizuri kwenye titi husaidia.',
  },
  engorged_breasts: {
    name: 'Matiti kujaa maziwa',
    aliases: ['breast engorgement', 'matiti kujaa na kuuma'],
    about: 'Matiti yote mawili ni magumu na yanauma maziwa yanapoanza kutoka.',
  },
  anaemia_in_pregnancy: {
    name: 'Upungufu wa damu katika mimba',
    aliases: ['anaemia in pregnancy'],
    about: 'Damu ni kidogo mno wakati wa ujauzito.',
  },
  malaria_in_pregnancy: {
    name: 'Malaria katika mimba',
    aliases: ['malaria in pregnancy'],
    about: 'Malaria wakati wa ujauzito, ambayo ni hatari kwa mama na mtoto.',
  },
  gestational_diabetes: {
    name: 'Kisukari cha mimba',
    aliases: ['gestational diabetes'],
    about: 'Sukari kwenye damu hupanda wakati wa ujauzito.',
  },
  intrahepatic_cholestasis: {
    name: 'Nyongo kutotiririka vizuri katika mimba',
    aliases: ['cholestasis of pregnancy', 'obstetric cholestasis'],
    about: 'Viganja na nyayo huwasha mwishoni mwa ujauzito kwa sababu ya ini.',
  },
  fetal_distress_or_death: {
    name: 'Mtoto tumboni kuwa hatarini',
    aliases: ['fetal distress', 'stillbirth', 'intrauterine fetal death', 'mtoto kufia tumboni'],
    about: 'Mtoto aliye tumboni husogea kidogo, au maisha yake yako hatarini.',
  },
}

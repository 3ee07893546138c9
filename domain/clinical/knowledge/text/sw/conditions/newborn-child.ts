import type { NEWBORN_CHILD_CONDITIONS } from '#domain/clinical/knowledge/conditions/newborn-child.ts'
import type { ConditionText } from '#domain/clinical/knowledge/text/condition-text.ts'

export const NEWBORN_CHILD_CONDITIONS_SW: Record<keyof typeof NEWBORN_CHILD_CONDITIONS, ConditionText> = {
  newborn_sepsis: {
    name: 'Maambukizi makali ya mtoto mchanga',
    aliases: ['neonatal sepsis', 'newborn sepsis'],
    about: 'Maambukizi makali katika wiki za kwanza za maisha.',
  },
  infant_feeding_problem: {
    name: 'Tatizo la kunyonya au uzito mdogo wa mtoto mchanga',
    aliases: ['feeding problem', 'tatizo la kunyonya'],
    about: 'Mtoto hashiki titi vizuri au anakua kidogo mno, na si mgonjwa.',
  },
  neonatal_jaundice: {
    name: 'Manjano ya mtoto mchanga',
    aliases: ['neonatal jaundice'],
    about:
      'Ngozi ya mtoto mchanga ni ya njano; inaweza kuwa ya kawaida au hatari kulingana na siku, kiwango na sababu.',
  },
  neonatal_tetanus_condition: {
    name: 'Pepopunda ya mtoto mchanga',
    aliases: ['neonatal tetanus'],
    about: 'Pepopunda inayompata mtoto mchanga kupitia kitovu.',
  },
  birth_asphyxia: {
    name: 'Mtoto kukosa hewa wakati wa kuzaliwa',
    aliases: ['birth asphyxia', 'perinatal asphyxia'],
    about: 'Mtoto alikosa oksijeni ya kutosha wakati wa kuzaliwa.',
  },
  respiratory_distress_newborn: {
    name: 'Mtoto mchanga kupumua kwa shida',
    aliases: ['newborn respiratory distress', 'meconium aspiration syndrome'],
    about: 'Mtoto mchanga anapumua kwa nguvu au haraka mno.',
  },
  prematurity_low_birth_weight: {
    name: 'Mtoto njiti au mwenye uzito mdogo',
    aliases: ['prematurity', 'low birth weight', 'mtoto njiti'],
    about: 'Mtoto aliyezaliwa kabla ya wakati au akiwa mdogo.',
  },
  umbilical_infection: {
    name: 'Maambukizi ya kitovu',
    aliases: ['omphalitis', 'kitovu kutoa usaha'],
    about: 'Kitovu cha mtoto mchanga ni chekundu au kina usaha.',
  },
  ophthalmia_neonatorum: {
    name: 'Maambukizi ya macho ya mtoto mchanga',
    aliases: ['ophthalmia neonatorum', 'neonatal conjunctivitis'],
    about: 'Usaha kwenye macho ya mtoto mchanga, unaoweza kupofusha ndani ya siku chache.',
  },

  birth_injury: {
    name: 'Jeraha la mtoto wakati wa kuzaliwa',
    aliases: ['birth injury'],
    about: 'Uvimbe wa kichwa au mkono usiosogea baada ya kuzaliwa kwa shida; mara nyingi hupona kwa wiki chache.',
  },

  visible_birth_defect: {
    name: 'Kasoro ya kuzaliwa inayoonekana',
    aliases: ['birth defect', 'mdomo sungura'],
    about: 'Sehemu ya mwili haikuumbika kawaida, kama mdomo sungura; nyingi hurekebishwa kwa upasuaji.',
  },
  newborn_normal: {
    name: 'Hali ya kawaida ya mtoto mchanga',
    aliases: ['acrocyanosis'],
    about: 'Mikono na miguu ni ya bluu huku ulimi na midomo ni ya pinki, au kitovu kimedondoka.',
  },
  erythema_toxicum: {
    name: 'Vipele visivyo na madhara vya mtoto mchanga',
    aliases: ['erythema toxicum'],
    about: 'Madoa mekundu yenye kitone cheupe yanayohama siku za kwanza, kwa mtoto mwenye afya.',
  },
  newborn_hormone_effects: {
    name: 'Athari za homoni za mama kwa mtoto mchanga',
    aliases: ['newborn breast swelling'],
    about: 'Matiti yaliyovimba, tone la maziwa au la damu ukeni wiki mbili za kwanza: si hatari, yasikamuliwe.',
  },
  pyloric_stenosis: {
    name: 'Mlango wa kutokea wa tumbo kubana',
    aliases: ['pyloric stenosis'],
    about: 'Njia ya kutoka tumboni imebana mno kwa mtoto wa wiki chache, na maziwa hutapikwa kwa nguvu.',
  },
  intussusception_condition: {
    name: 'Utumbo kuingiana',
    aliases: ['intussusception'],
    about: 'Kipande cha utumbo kimeingia ndani ya kingine: vipindi vya kulia na choo chenye damu.',
  },
  intestinal_malformation: {
    name: 'Utumbo ulioziba tangu kuzaliwa',
    aliases: ['intestinal malformation', 'Hirschsprung disease', 'anorectal malformation'],
    about: 'Utumbo haukuumbika kawaida na umeziba.',
  },
  neural_tube_defect: {
    name: 'Mgongo wazi wa mtoto (spina bifida)',
    aliases: ['spina bifida', 'mgongo wazi'],
    about: 'Uti wa mgongo haukufunga; ufunikwe kwa kitambaa safi chenye unyevu na uonwe na daktari wa upasuaji mapema.',
  },
  vaccine_reaction: {
    name: 'Homa au maumivu baada ya chanjo',
    aliases: ['vaccine reaction', 'homa ya chanjo'],
    about: 'Homa ndogo au maumivu ya sehemu ya sindano kwa siku moja au mbili ni kawaida baada ya chanjo.',
  },
  infant_reflux: {
    name: 'Mtoto kucheua maziwa',
    aliases: ['infant reflux'],
    about: 'Mtoto anayekua vizuri hucheua maziwa kidogo.',
  },
  severe_acute_malnutrition: {
    name: 'Utapiamlo mkali',
    aliases: ['severe acute malnutrition', 'kwashakoo', 'marasmus', 'unyafuzi'],
    about: 'Mtoto amekonda mno au amevimba kwa kukosa chakula, na maisha yake yako hatarini.',
  },
  moderate_malnutrition: {
    name: 'Utapiamlo wa kadiri',
    aliases: ['moderate malnutrition', 'stunting', 'udumavu'],
    about: 'Mtoto haongezeki uzito inavyopaswa.',
  },
  kawasaki_disease: {
    name: 'Ugonjwa wa Kawasaki',
    aliases: ['Kawasaki disease', 'MIS-C'],
    about: 'Homa kali ya siku nyingi pamoja na macho, midomo na mikono mekundu; inaweza kudhuru mishipa ya moyo.',
  },
  henoch_schoenlein: {
    name: 'Madoa ya damu miguuni na viungo kuuma',
    aliases: ['Henoch-Schönlein purpura', 'IgA vasculitis'],
    about: 'Madoa madogo ya damu miguuni, pamoja na viungo na tumbo kuuma, baada ya maambukizi.',
  },
  febrile_illness_child_viral: {
    name: 'Homa ya virusi',
    aliases: ['viral fever', 'viral infection'],
    about: 'Homa inayotokana na virusi na kupita ndani ya siku chache.',
  },
  roseola: {
    name: 'Homa ya siku tatu yenye upele',
    aliases: ['roseola', 'sixth disease'],
    about: 'Siku tatu za homa kali, kisha upele homa inaposhuka.',
  },
  developmental_delay_condition: {
    name: 'Kuchelewa kukua kwa mtoto',
    aliases: ['developmental delay', 'Down syndrome'],
    about: 'Mtoto hujifunza kukaa, kutembea au kuongea baadaye kuliko wengine.',
  },
  congenital_infection: {
    name: 'Maambukizi ya tangu tumboni',
    aliases: ['congenital infection', 'congenital syphilis', 'congenital rubella syndrome'],
    about: 'Maambukizi ambayo mtoto aliyapata akiwa tumboni mwa mama.',
  },
  neonatal_bleeding: {
    name: 'Mtoto mchanga kutokwa damu kwa kukosa vitamini K',
    aliases: ['vitamin K deficiency bleeding'],
    about: 'Mtoto mchanga hutokwa damu kwa sababu hana vitamini K ya kutosha.',
  },
  hiv_exposed_infant_care: {
    name: 'Mtoto wa mama mwenye VVU',
    aliases: ['mtoto aliyezaliwa na mama mwenye VVU', 'PMTCT'],
    about: 'Dawa ya kila siku, kipimo cha mapema na kunyonya humkinga mtoto.',
  },
}

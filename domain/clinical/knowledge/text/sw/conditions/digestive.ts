import type { DIGESTIVE_CONDITIONS } from '#domain/clinical/knowledge/conditions/digestive.ts'
import type { ConditionText } from '#domain/clinical/knowledge/text/condition-text.ts'

export const DIGESTIVE_CONDITIONS_SW: Record<keyof typeof DIGESTIVE_CONDITIONS, ConditionText> = {
  gastritis: {
    name: 'Kuvimba kwa ukuta wa tumbo',
    aliases: ['gastritis', 'dyspepsia', 'kiungulia na tumbo kuwaka moto'],
    about: 'Ukuta wa ndani wa tumbo umevimba na unauma au kuwaka juu ya kitovu.',
  },
  peptic_ulcer: {
    name: 'Vidonda vya tumbo',
    aliases: ['peptic ulcer', 'gastric ulcer', 'duodenal ulcer', 'ulcers'],
    about: 'Kidonda kwenye ukuta wa tumbo au sehemu ya mwanzo ya utumbo.',
  },
  perforated_ulcer: {
    name: 'Kidonda cha tumbo kilichotoboka',
    aliases: ['perforated peptic ulcer', 'peritonitis', 'utumbo kutoboka'],
    about: 'Tumbo au utumbo umetoboka na vilivyomo vinamwagika na kuwasha tumbo zima kwa ndani.',
  },
  gerd: {
    name: 'Kucheua asidi ya tumbo',
    aliases: ['gastro-oesophageal reflux disease', 'GERD', 'kiungulia'],
    about: 'Asidi ya tumbo hupanda kwenye umio na kuunguza nyuma ya mfupa wa kifua.',
  },
  irritable_bowel: {
    name: 'Utumbo wenye hisia kali',
    aliases: ['irritable bowel syndrome', 'IBS'],
    about: 'Utumbo huitikia kupita kiasi, kwa maumivu, gesi na choo kinachobadilika, ingawa haujadhurika.',
  },
  inflammatory_bowel_disease: {
    name: 'Uvimbe sugu wa utumbo',
    aliases: ['inflammatory bowel disease', 'ulcerative colitis', 'Crohn disease'],
    about: 'Utumbo huvimba kwa muda mrefu na kuleta kuhara damu.',
  },
  malabsorption_coeliac: {
    name: 'Utumbo kushindwa kufyonza chakula',
    aliases: ['malabsorption', 'coeliac disease'],
    about: 'Utumbo haufyonzi virutubisho vya chakula inavyopaswa, hivyo mtu hukonda na kuhara.',
  },
  lactose_intolerance: {
    name: 'Tumbo kutokubali maziwa',
    aliases: ['lactose intolerance', 'lactase deficiency'],
    about: 'Sukari iliyo kwenye maziwa haisagwi tumboni, na huleta gesi na choo laini.',
  },
  appendicitis: {
    name: 'Kuvimba kwa kidole tumbo',
    aliases: ['appendicitis', 'kidole tumbo', 'apendeksi'],
    about: 'Kidole tumbo, kijimfuko cha utumbo upande wa chini kulia, kimevimba na kinaweza kupasuka.',
  },
  bowel_obstruction: {
    name: 'Utumbo kuziba',
    aliases: ['bowel obstruction', 'intestinal obstruction', 'utumbo kujisokota', 'volvulus'],
    about: 'Utumbo umeziba: chakula, choo na gesi havipiti, na tumbo linajaa.',
  },
  hernia_inguinal: {
    name: 'Ngiri',
    aliases: ['hernia', 'henia', 'inguinal hernia'],
    about: 'Sehemu ya utumbo husukuma na kutokeza kupitia mahali dhaifu kwenye ukuta wa tumbo.',
  },
  hernia_umbilical: {
    name: 'Ngiri ya kitovu',
    aliases: ['umbilical hernia', 'henia ya kitovu'],
    about: 'Kitovu kilichotokeza na kurudi ndani; mara nyingi hujifunga chenyewe kabla ya umri wa shule.',
  },
  gallstone_disease: {
    name: 'Mawe kwenye mfuko wa nyongo',
    aliases: ['gallstones', 'cholecystitis', 'kuvimba kwa mfuko wa nyongo'],
    about: 'Mawe kwenye mfuko wa nyongo huleta maumivu chini ya mbavu za kulia, na wakati mwingine maambukizi.',
  },
  cholangitis: {
    name: 'Maambukizi ya mirija ya nyongo',
    aliases: ['cholangitis', 'ascending cholangitis'],
    about: 'Mirija ya nyongo imeziba na kupata maambukizi.',
  },
  acute_pancreatitis: {
    name: 'Kuvimba kwa kongosho',
    aliases: ['acute pancreatitis', 'pancreatitis'],
    about: 'Kongosho limevimba na kuleta maumivu makali ya juu ya tumbo yanayopenya hadi mgongoni.',
  },
  acute_viral_hepatitis: {
    name: 'Homa ya ini ya ghafla',
    aliases: ['acute viral hepatitis', 'hepatitis A', 'hepatitis E'],
    about: 'Maambukizi ya virusi kwenye ini yanayofanya macho kuwa ya manjano na mkojo kuwa na rangi nzito.',
  },

  drug_hepatitis: {
    name: 'Ini kuharibiwa na dawa',
    aliases: ['drug-induced hepatitis'],
    about: 'Dawa, hasa za kifua kikuu, au mitishamba zinaweza kudhuru ini; huachwa mara moja.',
  },
  chronic_hepatitis_b: {
    name: 'Homa ya ini B sugu',
    aliases: ['chronic hepatitis B', 'hepataitisi B', 'hepatitis C'],
    about: 'Maambukizi ya virusi yanayokaa kwenye ini kwa muda mrefu na yanaweza kulijaza makovu.',
  },
  cirrhosis: {
    name: 'Ini kusinyaa na kujaa makovu',
    aliases: ['cirrhosis', 'liver cirrhosis', 'sirosisi ya ini'],
    about: 'Ini limejaa makovu na halifanyi kazi vizuri, hivyo maji hujaa tumboni na macho huwa ya manjano.',
  },
  fatty_liver: {
    name: 'Ini lenye mafuta',
    aliases: ['fatty liver disease', 'NASH', 'hepatic steatosis'],
    about: 'Mafuta yamejikusanya kwenye ini, mara nyingi kwa watu wanene au wenye kisukari.',
  },
  amoebic_liver_abscess: {
    name: 'Jipu la ini',
    aliases: ['amoebic liver abscess', 'liver abscess'],
    about: 'Usaha umejikusanya ndani ya ini kutokana na amiba au bakteria.',
  },
  liver_cancer: {
    name: 'Saratani ya ini',
    aliases: ['hepatocellular carcinoma', 'hepatoma', 'HCC'],
    about: 'Saratani inayoanza kwenye ini, mara nyingi baada ya homa ya ini B.',
  },
  oesophageal_cancer: {
    name: 'Saratani ya umio',
    aliases: ['oesophageal cancer', 'saratani ya koo la chakula'],
    about: 'Uvimbe wa saratani kwenye umio, njia ya chakula, unaofanya chakula kukwama zaidi na zaidi.',
  },
  gastric_cancer: {
    name: 'Saratani ya tumbo',
    aliases: ['stomach cancer', 'gastric cancer'],
    about: 'Saratani inayoanza kwenye ukuta wa tumbo, mfuko wa chakula.',
  },
  colorectal_cancer: {
    name: 'Saratani ya utumbo mpana',
    aliases: ['colorectal cancer', 'colon cancer', 'rectal cancer'],
    about: 'Saratani ya utumbo mpana au sehemu yake ya mwisho; choo huwa na damu na mpangilio wa choo hubadilika.',
  },
  pancreatic_cancer: {
    name: 'Saratani ya kongosho au mirija ya nyongo',
    aliases: ['pancreatic cancer', 'cholangiocarcinoma'],
    about:
      'Saratani inayoziba njia ya nyongo na kuleta macho ya manjano, kukonda, na maumivu yanayopenya hadi mgongoni.',
  },
  haemorrhoids: {
    name: 'Bawasiri',
    aliases: ['haemorrhoids', 'piles', 'hemoroidi'],
    about: 'Mishipa ya damu iliyovimba kwenye njia ya haja kubwa, inayotoa damu na kuwasha.',
  },
  anal_fissure: {
    name: 'Mpasuko wa njia ya haja kubwa',
    aliases: ['anal fissure'],
    about: 'Ngozi ya njia ya haja kubwa imechanika; choo kikipita kinaleta maumivu makali na damu kidogo.',
  },
  perianal_abscess: {
    name: 'Jipu kando ya njia ya haja kubwa',
    aliases: ['perianal abscess', 'anal fistula', 'anorectal abscess'],
    about: 'Usaha umejikusanya kando ya njia ya haja kubwa.',
  },
  constipation_functional: {
    name: 'Kukosa choo',
    aliases: ['constipation', 'kufunga choo', 'choo kigumu'],
    about: 'Choo ni kigumu na hakipatikani mara kwa mara.',
  },
  diverticulitis: {
    name: 'Kuvimba kwa vijimfuko vya utumbo mpana',
    aliases: ['diverticulitis', 'diverticular disease'],
    about: 'Kijimfuko kwenye ukuta wa utumbo mpana kimevimba na kupata maambukizi.',
  },
  mesenteric_ischaemia: {
    name: 'Utumbo kukosa damu',
    aliases: ['mesenteric ischaemia', 'ischaemic colitis'],
    about: 'Mshipa wa damu wa utumbo umeziba na utumbo haupati damu.',
  },
  upper_gi_bleeding: {
    name: 'Kutokwa damu kwenye tumbo au umio',
    aliases: ['upper gastrointestinal bleeding', 'variceal bleeding', 'kutapika damu', 'haematemesis'],
    about: 'Damu hutoka ndani ya tumbo au umio; mtu hutapika damu au hupata choo cheusi kama lami.',
  },
  infant_colic: {
    name: 'Msokoto wa tumbo wa mtoto mchanga',
    aliases: ['infant colic'],
    about: 'Mtoto mchanga mwenye afya hulia kwa saa nyingi, hasa jioni.',
  },
}

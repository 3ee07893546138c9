import type { INJURY_POISONING_BITES_1_CONDITIONS } from '#domain/clinical/knowledge/conditions/injury-poisoning-bites-1.ts'
import type { ConditionText } from '#domain/clinical/knowledge/text/condition-text.ts'

export const INJURY_POISONING_BITES_1_CONDITIONS_SW: Record<
  keyof typeof INJURY_POISONING_BITES_1_CONDITIONS,
  ConditionText
> = {
  concussion: {
    name: 'Mtikisiko wa ubongo',
    aliases: ['concussion', 'mild head injury', 'jeraha dogo la kichwa'],
    about: 'Pigo la kichwa limetikisa ubongo kwa muda.',
  },
  minor_head_injury: {
    name: 'Jeraha dogo la kichwa',
    aliases: ['minor head injury', 'kugonga kichwa kidogo'],
    about: 'Kichwa kiligongwa, na hakuna dalili ya hatari iliyofuata.',
  },
  contusion: {
    name: 'Mchubuko na mvilio',
    aliases: ['contusion', 'bruise', 'mvilio wa damu'],
    about: 'Palipogongwa panauma, pamevimba na kugeuka bluu; hakuna mfupa uliovunjika.',
  },
  severe_head_injury: {
    name: 'Jeraha kali la kichwa',
    aliases: ['severe head injury', 'traumatic brain injury', 'skull fracture'],
    about: 'Fuvu na ubongo vimeumia, na mtu hupoteza fahamu, hutapika, hupata degedege au udhaifu.',
  },
  compartment_syndrome: {
    name: 'Misuli ya kiungo kubanwa na kukosa damu',
    aliases: ['compartment syndrome', 'plasta iliyobana'],
    about:
      'Baada ya jeraha, mara nyingi chini ya plasta, shinikizo ndani ya misuli huzuia damu. Plasta na bandeji hufunguliwa mara moja.',
  },
  limb_fracture: {
    name: 'Kuvunjika mfupa wa mkono au mguu',
    aliases: ['fracture', 'mkono kuvunjika', 'mguu kuvunjika'],
    about: 'Mfupa wa mkono au mguu umevunjika.',
  },
  hip_fracture: {
    name: 'Kuvunjika nyonga',
    aliases: ['hip fracture', 'femoral neck fracture'],
    about: 'Mfupa wa nyonga umevunjika, hasa kwa mzee aliyeanguka; mguu huonekana mfupi na umegeukia nje.',
  },
  wrist_fracture: {
    name: 'Kuvunjika kifundo cha mkono',
    aliases: ['wrist fracture', 'Colles fracture'],
    about: 'Mfupa wa kifundo cha mkono umevunjika baada ya kuangukia mkono.',
  },
  joint_dislocation: {
    name: 'Kiungo kuchomoka mahali pake',
    aliases: ['dislocation', 'kuteguka kiungo'],
    about: 'Mfupa umetoka kwenye kiungo chake.',
  },
  pulled_elbow: {
    name: 'Kiwiko cha mtoto kuteguka kwa kuvutwa',
    aliases: ['pulled elbow', "nursemaid's elbow"],
    about: 'Mtoto mdogo aliyevutwa mkono hautumii tena mkono huo, kwa sababu mfupa wa kiwiko umesogea kidogo.',
  },
  sprain_strain: {
    name: 'Kuteguka',
    aliases: ['sprain', 'strain', 'kifundo kuteguka', 'kuteguka mguu'],
    about: 'Kiungo au msuli umepinda au kuvutika kupita kiasi.',
  },
  spinal_injury_condition: {
    name: 'Jeraha la uti wa mgongo',
    aliases: ['spinal injury', 'spinal fracture', 'shingo kuvunjika'],
    about: 'Jeraha la shingo au mgongo linaloweza kudhuru uti wa mgongo.',
  },
  chest_trauma: {
    name: 'Jeraha la kifua na mbavu kuvunjika',
    aliases: ['chest trauma', 'rib fracture', 'haemothorax'],
    about: 'Mbavu zimevunjika au pafu limeumia baada ya pigo, kuanguka au kuchomwa kisu.',
  },
  abdominal_trauma: {
    name: 'Jeraha la tumbo',
    aliases: ['abdominal trauma', 'ruptured spleen', 'bandama kupasuka'],
    about: 'Pigo au kuchomwa kisu tumboni, na damu inatoka ndani au utumbo umechanika.',
  },
  pelvic_fracture: {
    name: 'Kuvunjika fupanyonga',
    aliases: ['pelvic fracture'],
    about: 'Mifupa ya nyonga imevunjika; damu nyingi inaweza kutoka ndani, na kibofu kinaweza kuchanika.',
  },
  facial_fracture: {
    name: 'Kuvunjika mifupa ya uso au taya',
    aliases: ['facial fracture', 'jaw fracture', 'pua kuvunjika'],
    about: 'Mifupa ya pua, shavu au taya imevunjika baada ya pigo.',
  },
  wound_laceration: {
    name: 'Jeraha la kukatwa',
    aliases: ['wound', 'laceration', 'kidonda cha kukatwa', 'jeraha'],
    about: 'Ngozi imekatwa, imechomwa au imechanika.',
  },
  wound_infection: {
    name: 'Jeraha lenye maambukizi',
    aliases: ['wound infection', 'jeraha linalotoa usaha'],
    about: 'Jeraha limekuwa jekundu, lina joto, limevimba au linatoa usaha.',
  },
  tendon_hand_injury: {
    name: 'Jeraha la mkono, kano au neva',
    aliases: ['tendon injury', 'hand injury', 'nerve injury'],
    about: 'Mkono uliokatwa au kupondwa hausogei au hauhisi kama kawaida.',
  },
  crush_injury_syndrome: {
    name: 'Kiungo kilichopondwa',
    aliases: ['crush syndrome', 'crush injury', 'rhabdomyolysis'],
    about: 'Misuli iliyopondwa huvimba na kufa, na sumu yake hudhuru figo na moyo.',
  },
  fat_embolism: {
    name: 'Mafuta ya mfupa kuziba mishipa ya mapafu',
    aliases: ['fat embolism'],
    about:
      'Siku moja hadi tatu baada ya mfupa mrefu kuvunjika, mafuta huingia kwenye damu: kukosa pumzi, kuchanganyikiwa na madoa madogo ya damu.',
  },
  haemorrhagic_shock: {
    name: 'Mshtuko wa kupoteza damu nyingi',
    aliases: ['haemorrhagic shock', 'hypovolaemic shock'],
    about: 'Damu nyingi imepotea hadi viungo vya mwili havipati damu ya kutosha.',
  },
  burn_minor: {
    name: 'Kuungua kidogo',
    aliases: ['minor burn', 'scald', 'kuungua moto', 'kuungua maji ya moto'],
    about: 'Sehemu ndogo ya ngozi imeungua kwa moto au maji ya moto.',
  },
  burn_major: {
    name: 'Kuungua vibaya',
    aliases: ['major burn', 'severe burn', 'kuungua sana'],
    about: 'Sehemu kubwa au ya ndani ya ngozi imeungua, au uso, njia ya hewa, mikono au sehemu za siri.',
  },
  electric_injury: {
    name: 'Kupigwa na umeme au radi',
    aliases: ['electric injury', 'lightning strike', 'shoti ya umeme'],
    about: 'Umeme au radi imepita mwilini na inaweza kuwa imedhuru moyo na misuli.',
  },
  drowning_near: {
    name: 'Kuzama majini',
    aliases: ['drowning', 'near drowning'],
    about: 'Maji yamezuia pumzi; mapafu yanaweza kushindwa hata saa kadhaa baadaye.',
  },
  strangulation_hanging: {
    name: 'Kunyongwa au kukabwa shingo',
    aliases: ['strangulation', 'hanging', 'kujinyonga'],
    about: 'Shingo imebanwa; ubongo, njia ya hewa na mishipa ya damu inaweza kuwa imeumia hata kama haionekani.',
  },
  child_abuse: {
    name: 'Ukatili dhidi ya mtoto',
    aliases: ['child abuse', 'child neglect', 'kunyanyaswa kwa mtoto'],
    about: 'Mtoto ana majeraha ambayo maelezo yaliyotolewa hayaelezi.',
  },
  violence_at_home_condition: {
    name: 'Ukatili wa mwenzi au wa nyumbani',
    aliases: ['intimate partner violence', 'domestic violence', 'ukatili wa kijinsia', 'kupigwa nyumbani'],
    about: 'Mtu anaumizwa na mwenzi wake au na mtu wa familia.',
  },
  nontoxic_ingestion: {
    name: 'Alimeza kitu kisicho na madhara',
    aliases: ['non-toxic ingestion'],
    about: 'Kilichomezwa si sumu.',
  },
}

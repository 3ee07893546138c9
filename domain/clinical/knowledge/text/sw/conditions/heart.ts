import type { HEART_CONDITIONS } from '#domain/clinical/knowledge/conditions/heart.ts'
import type { ConditionText } from '#domain/clinical/knowledge/text/condition-text.ts'

export const HEART_CONDITIONS_SW: Record<keyof typeof HEART_CONDITIONS, ConditionText> = {
  hypertension: {
    name: 'Shinikizo la juu la damu',
    aliases: ['hypertension', 'presha', 'presha ya kupanda'],
    about: 'Shinikizo la damu liko juu kwa muda mrefu; hudhuru moyo, ubongo na figo bila mtu kuhisi.',
  },
  hypertensive_emergency: {
    name: 'Shinikizo la juu la damu la hatari',
    aliases: ['hypertensive emergency', 'malignant hypertension'],
    about: 'Shinikizo la damu liko juu sana na sasa linadhuru ubongo, moyo, macho au figo.',
  },
  acute_coronary_syndrome: {
    name: 'Mshtuko wa moyo',
    aliases: ['myocardial infarction', 'heart attack', 'acute coronary syndrome', 'shambulio la moyo'],
    about: 'Mshipa wa damu wa moyo umeziba na sehemu ya msuli wa moyo inakufa.',
  },
  stable_angina: {
    name: 'Maumivu ya kifua ya moyo wakati wa kazi',
    aliases: ['stable angina', 'angina pectoris', 'coronary artery disease'],
    about: 'Kifua huuma wakati wa kufanya kazi nzito kwa sababu moyo haupati damu ya kutosha.',
  },
  heart_failure: {
    name: 'Moyo kushindwa kufanya kazi',
    aliases: ['heart failure', 'congestive heart failure', 'cardiomyopathy', 'moyo kupanuka'],
    about: 'Moyo ni dhaifu na hausukumi damu ya kutosha: kukosa pumzi, miguu kuvimba na kuchoka.',
  },
  atrial_fibrillation: {
    name: 'Mapigo ya moyo yasiyo na mpangilio',
    aliases: ['atrial fibrillation', 'AF'],
    about: 'Moyo unapiga bila mpangilio na haraka mno; damu inaweza kuganda na kuleta kiharusi.',
  },

  ectopic_beats: {
    name: 'Mapigo ya ziada ya moyo',
    aliases: ['ectopic beats'],
    about: 'Mapigo yanayokuja mapema huhisiwa kama moyo kuruka; kwa moyo wenye afya si hatari.',
  },

  cardiac_arrest: {
    name: 'Moyo kusimama',
    aliases: ['cardiac arrest'],
    about: 'Moyo umesimama. Bonyeza kifua mara moja.',
  },
  supraventricular_tachycardia: {
    name: 'Moyo kwenda mbio kwa vipindi',
    aliases: ['supraventricular tachycardia', 'SVT'],
    about: 'Vipindi vya moyo kupiga kasi sana vinavyoanza na kuisha ghafla.',
  },
  heart_block_bradycardia: {
    name: 'Moyo kupiga polepole mno',
    aliases: ['heart block', 'bradycardia', 'sick sinus syndrome'],
    about: 'Umeme wa moyo hauendi vizuri; moyo unapiga polepole mno hadi mtu anazimia.',
  },
  rheumatic_heart_disease: {
    name: 'Ugonjwa wa valvu za moyo',
    aliases: ['rheumatic heart disease', 'mitral stenosis', 'mitral regurgitation'],
    about: 'Valvu za moyo zina makovu yaliyotokana na homa ya rumatiki utotoni.',
  },
  acute_rheumatic_fever: {
    name: 'Homa ya rumatiki',
    aliases: ['acute rheumatic fever', 'rheumatic fever'],
    about: 'Viungo na moyo huvimba wiki chache baada ya maambukizi ya koo ya streptokoki.',
  },
  infective_endocarditis: {
    name: 'Maambukizi ya valvu za moyo',
    aliases: ['infective endocarditis', 'endocarditis'],
    about: 'Bakteria wamevamia valvu za moyo na kuziharibu.',
  },
  pericarditis: {
    name: 'Kuvimba kwa mfuko wa moyo',
    aliases: ['pericarditis', 'pericardial effusion'],
    about: 'Mfuko unaozunguka moyo umevimba; maumivu hupungua mtu akiinama mbele.',
  },
  aortic_dissection: {
    name: 'Mshipa mkuu wa damu kuchanika',
    aliases: ['aortic dissection', 'aortic aneurysm'],
    about: 'Mshipa mkuu unaotoka kwenye moyo umechanika au umepasuka; ni hatari ya kifo ndani ya saa chache.',
  },
  deep_vein_thrombosis: {
    name: 'Damu kuganda kwenye mshipa wa mguu',
    aliases: ['deep vein thrombosis', 'DVT'],
    about: 'Bonge la damu kwenye mshipa wa ndani wa mguu, ambalo linaweza kusafiri hadi kwenye pafu.',
  },
  varicose_veins_disease: {
    name: 'Mishipa ya miguu iliyotanuka',
    aliases: ['varicose veins', 'vericose', 'chronic venous insufficiency'],
    about: 'Mishipa ya damu ya miguu imetanuka na kujitokeza, na miguu huwa mizito na kuvimba.',
  },
  peripheral_artery_disease: {
    name: 'Mishipa ya damu ya miguu kuwa myembamba',
    aliases: ['peripheral artery disease', 'intermittent claudication'],
    about: 'Mishipa inayopeleka damu miguuni imebana, hivyo miguu huuma wakati wa kutembea.',
  },
  acute_limb_ischaemia: {
    name: 'Mkono au mguu kukosa damu ghafla',
    aliases: ['acute limb ischaemia', 'arterial embolism'],
    about: 'Damu haifiki tena kwenye mkono au mguu; kiungo huwa baridi ghafla, hupauka na kuuma.',
  },
  vasovagal_syncope_condition: {
    name: 'Kuzimia kwa kawaida',
    aliases: ['vasovagal syncope', 'kuzirai', 'fainting'],
    about: 'Kuzimia kusiko na hatari kwa sababu ya hofu, maumivu, kusimama sana au joto.',
  },
  orthostatic_hypotension: {
    name: 'Presha kushuka ukisimama',
    aliases: ['orthostatic hypotension', 'postural hypotension'],
    about: 'Shinikizo la damu hushuka mtu anaposimama na kuleta kizunguzungu.',
  },
  congenital_heart_disease: {
    name: 'Ugonjwa wa moyo wa kuzaliwa nao',
    aliases: ['congenital heart disease', 'tundu kwenye moyo', 'VSD', 'tetralogy of Fallot'],
    about: 'Moyo haukuumbika kawaida kabla ya kuzaliwa.',
  },
  musculoskeletal_chest_pain: {
    name: 'Maumivu ya ukuta wa kifua',
    aliases: ['costochondritis', 'musculoskeletal chest pain'],
    about: 'Maumivu ya mbavu, gegedu au misuli ya kifua, yanayoongezeka ikibonyezwa.',
  },
}

import type { EXPOSURE_FINDINGS } from '#domain/clinical/knowledge/findings/exposures.ts'
import type { FindingText } from '#domain/clinical/knowledge/text/finding-text.ts'

export const EXPOSURE_FINDINGS_RW: Partial<Record<keyof typeof EXPOSURE_FINDINGS, FindingText>> = {
  contact_tb: {
    label: "Yabanye n'urwaye igituntu",
    question: "Wabanye n'urwaye igituntu?",
    phrases: ['urwaye igituntu', 'umurwayi wigituntu', '{person} ~ {ill} igituntu'],
  },
  contact_sick: {
    label: 'Abandi na bo barwaye',
    question: 'Hari abandi barwaye nka we?',
    phrases: ['(abandi|bagenzi|abana bandi|undi) ~ (barwaye|barishimagura|yarwaye|barwara|bararwaye)'],
  },
  contact_haemorrhagic_fever: {
    label: "Yahuye n'urwaye ebola cyangwa marburg",
    question: "Wahuye n'umuntu urwaye ebola cyangwa marburg?",
    phrases: [
      'urwaye ebola',
      'umurwayi wa ebola',
      'urwaye marburg',
      'umurwayi wa marburg',
      'yapfuye ebola',
      'yazize ebola',
      'yazize marburg',
    ],
  },
  unsafe_water_food: {
    label: 'Amazi cyangwa ibiryo bibi',
    question: 'Wanyoye amazi adatetse cyangwa wariye ibiryo byaraye?',
    phrases: [
      '(ibiryo|inyama|ibyo kurya) (zaraye|byaraye|byangiritse|zangiritse|byapfuye)',
      'amazi (adatetse|yo mu mugezi|yo mu gishanga|mabi)',
    ],
  },
  raw_milk: {
    label: 'Amata adatetse',
    question: 'Unywa amata adatetse?',
    phrases: ['amata (adatetse|adatogosheje|mabisi)'],
  },
  livestock_contact: {
    label: 'Amatungo',
    question: 'Worora inka, ihene cyangwa intama?',
    phrases: ['(norora|yorora|korora|yoroye|noroye) (inka|ihene|intama|ingurube)'],
  },
  freshwater_contact: {
    label: "Kwoga mu mazi y'ikiyaga",
    question: 'Woga cyangwa ukorera mu kiyaga, mu mugezi cyangwa mu gishanga?',
    phrases: ['(koga|yoga|noga) ~ (ikiyaga|kiyaga|umugezi|igishanga|gishanga)', '(umurobyi|kuroba)'],
  },
  nsaid_use: {
    label: 'Ibuprofeni na diclofenac',
    question: 'Ufata ibuprofeni, diclofenac cyangwa aspirine?',
    phrases: ['ibuprofeni', 'diclofenac', 'diklofenake', 'aspirine', 'ibuprofene'],
  },
  missed_medicines: {
    label: 'Yabuze imiti',
    question: 'Waretse gufata imiti yawe?',
    phrases: [
      '(yarabuze|yabuze|nabuze|narabuze|yaretse|yararetse|naretse|yahagaritse|nahagaritse) ~ (imiti|umuti)',
      '(imiti|umuti) ~ (yarangiye|yashize|yamushiranye)',
    ],
  },
  not_immunised: {
    label: 'Ntiyakingiwe',
    question: 'Ntiyakingiwe?',
    phrases: ['ntiyakingiwe', 'ntarakingirwa', 'ntiyigeze akingirwa'],
  },
  immunised: {
    label: 'Yarakingiwe',
    question: 'Yarakingiwe byose?',
    phrases: ['yakingiwe byose', 'yarakingiwe', 'inkingo zose'],
  },
}

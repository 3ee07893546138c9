import type { FindingId } from '#domain/clinical/knowledge/findings/all-findings.ts'
import type { FindingText } from '#domain/clinical/knowledge/text/finding-text.ts'

/** The findings that have words in Dinka. */
export const FINDINGS_DIN: Readonly<Partial<Record<FindingId, FindingText>>> = {
  haemoptysis: { label: 'Ɣɔl riɛm', question: 'Ɣɔl riɛm?', phrases: ['ɣɔl riɛm', 'riɛm ɣɔl', 'ɣɔl ~ riɛm'] },
  vomiting_blood: {
    label: 'Ŋɔ̈k riɛm',
    question: 'Ŋɔ̈k riɛm?',
    phrases: ['{vomit} riɛm', 'riɛm {vomit}', '{vomit} ~ riɛm'],
  },
  bloody_diarrhoea: { label: 'Yäc riɛm', question: 'Yäc riɛm?', phrases: ['{diarrhoea} riɛm', '{diarrhoea} ~ riɛm'] },
  suicidal_thoughts: { label: 'Nɔ̈k rɔt', question: 'Nɔ̈k rɔt?', phrases: ['rɔt nɔ̈k', 'nɔ̈k rɔt'] },
  dog_bite: { label: 'Kac jö', question: 'Kac jö?', phrases: ['jö kac', 'kac jö', 'jö ~ kac'] },
  contact_haemorrhagic_fever: {
    label: 'Raan tuany ebola',
    question: 'Raan tuany ebola?',
    phrases: ['tuany ebola', 'raan ebola', 'ebola ~ tuany'],
  },
  fever: { label: 'Atuöc (juäi)', question: 'Atuöc (juäi)?', phrases: ['juäi', 'atuöc', 'atuɔ̈c'] },
  cough: { label: 'Ɣɔl', question: 'Ɣɔl?', phrases: ['ɣɔl', 'xɔl'] },
  vomiting: { label: 'Aŋɔ̈k', question: 'Aŋɔ̈k?', phrases: ['{vomit}'] },
  diarrhoea: { label: 'Yäc', question: 'Yäc?', phrases: ['{diarrhoea}'] },
  difficulty_breathing: {
    label: 'Wɛ̈i ic riɛl',
    question: 'Wɛ̈i ic riɛl?',
    phrases: ['wɛ̈i ic riɛl', 'wɛ̈ɛ̈i ic riɛl', 'riɛl ic wɛ̈i', 'wɛ̈ɛ̈i ye ic riɛl', 'wɛ̈i ye ic riɛl'],
  },
  chest_pain: { label: 'Arɛm puou', question: 'Arɛm puou?', phrases: ['arɛm puou', 'rem puou', 'puou rem'] },
  headache: { label: 'Arɛm nhom', question: 'Arɛm nhom?', phrases: ['arɛm nhom', 'aɣar nhom', 'rem nhom', 'nhom rem'] },
  pregnant: { label: 'Liɛc', question: 'Liɛc?', phrases: ['liɛc', 'liëc'] },
}

import type { FindingId } from '#domain/clinical/knowledge/findings/all-findings.ts'
import type { FindingText } from '#domain/clinical/knowledge/text/finding-text.ts'

/** The findings that have words in Nuer. */
export const FINDINGS_NUS: Readonly<Partial<Record<FindingId, FindingText>>> = {
  haemoptysis: { label: 'Kiɛl kɛ riɛm', question: 'Kiɛl kɛ riɛm?', phrases: ['kiɛl riɛm', 'kiɛl ~ riɛm'] },
  vomiting_blood: { label: 'Ŋɔk riɛm', question: 'Ŋɔk riɛm?', phrases: ['ŋɔk riɛm', 'riɛm ŋɔk', 'ŋɔk ~ riɛm'] },
  snake_bite: { label: 'Kac thɔl', question: 'Kac thɔl?', phrases: ['thɔl kac', 'kac thɔl', 'thɔl ~ kac'] },
  dog_bite: { label: 'Kac jiɔk', question: 'Kac jiɔk?', phrases: ['jiɔk kac', 'kac jiɔk', 'jiɔk ~ kac'] },
  contact_haemorrhagic_fever: {
    label: 'Ebola',
    question: 'Ebola?',
    phrases: ['juɛy ebola', 'raan ebola', 'ebola ~ raan'],
  },
  fever: { label: 'Leth puɔny', question: 'Leth puɔny?', phrases: ['leth puɔny', 'leth puany', 'leth puaany'] },
  cough: { label: 'Kiɛl', question: 'Kiɛl?', phrases: ['kiɛl'] },
  vomiting: { label: 'Ŋɔk', question: 'Ŋɔk?', phrases: ['ŋɔk'] },
}

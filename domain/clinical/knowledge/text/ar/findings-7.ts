import type { FindingId } from '#domain/clinical/knowledge/findings/all-findings.ts'
import type { FindingText } from '#domain/clinical/knowledge/text/finding-text.ts'

export const ARABIC_FINDINGS_7 = {
  smoking: {
    label: 'تدخين',
    question: 'هل تدخن؟',
    phrases: ['مدخن', 'مدخنة', 'تدخين', 'يدخن', 'أدخن', 'بدخن', 'سجائر', 'سجاير', 'سيجارة', 'تمباك', 'صعوط'],
  },
  heavy_alcohol: {
    label: 'كحول كثير',
    question: 'هل تشرب كحولا كثيرا؟',
    phrases: [
      '(يشرب|بشرب|أشرب|بيشرب) (خمر|كحول|الخمر|الكحول|عرقي|خمرا) (كثير|كثيرا|كل يوم|يوميا|كتير)',
      'مدمن (كحول|خمر|الكحول|الخمر)',
      'سكرجي',
      'إدمان الكحول',
    ],
  },
} as const satisfies Partial<Record<FindingId, FindingText>>

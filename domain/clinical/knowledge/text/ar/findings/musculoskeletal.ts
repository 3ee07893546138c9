import type { MUSCULOSKELETAL_FINDINGS } from '#domain/clinical/knowledge/findings/musculoskeletal.ts'
import type { FindingText } from '#domain/clinical/knowledge/text/finding-text.ts'

export const MUSCULOSKELETAL_FINDINGS_AR: Partial<Record<keyof typeof MUSCULOSKELETAL_FINDINGS, FindingText>> = {
  joint_pain: {
    label: 'ألم المفاصل',
    question: 'هل تؤلمك المفاصل؟',
    phrases: [
      '{pain} (في|ب|) {joint}',
      '{joint} {pain}',
      'روماتيزم',
      '{joint} ~ (بيوجعوني|بتوجعني|بيوجعو|مكسرة|واجعاني)',
      '(وجع|ألم) (في|) (ركبي|الركب|مفاصلي|المفاصل)',
    ],
  },
  joint_swelling: {
    label: 'تورم المفصل',
    question: 'هل المفصل متورم؟',
    phrases: ['{swelling} (في|) {joint}', '{joint} {swelling}', 'التهاب (المفصل|المفاصل|مفاصل|مفصل)'],
  },
  hot_joint: {
    label: 'مفصل ساخن أحمر',
    question: 'هل المفصل ساخن أحمر لا يتحرك من الألم؟',
    phrases: [
      '{joint} (ساخن|ساخنة|حار|سخن|سخنة|حارة|ساخن وأحمر|{red} وساخن)',
      'التهاب مفصل (إنتاني|قيحي|صديدي|جرثومي)',
      '{joint} ({red}|{swelling}) ~ (ساخن|سخن|حار|سخنة)',
    ],
  },
  morning_stiffness: {
    label: 'تيبس في الصباح',
    question: 'هل مفاصلك متيبسة في الصباح؟',
    phrases: ['{stiff} (صباحي|الصباح|في الصباح|الصبح)', '(الصباح|الصبح) {stiff}', '{joint} ~ {stiff} الصباح'],
  },
  muscle_pain: {
    label: 'ألم العضلات',
    question: 'هل يؤلمك جسمك؟',
    phrases: [
      '{pain} (في|) {muscle}',
      '{muscle} {pain}',
      'تكسير (في الجسم|الجسم|عظام|في العضام|العظام|جسم|في جسمي|في العظام)',
      'جسمي (مكسر|واجعني|بيوجعني|كله واجعني)',
      '(جسمو|جسما|جسمي) (مكسر|واجعو|واجعني|كله واجع|مكسرة)',
      '(عضلاتي|عضلاتو|عضلاتها) (بتوجعني|بتوجعو|بتوجعها|واجعاني)',
      'تكسير جسم',
    ],
  },
  muscle_cramps: {
    label: 'شد عضلي',
    question: 'هل عندك شد عضلي؟',
    phrases: [
      'شد (عضلي|عضلات|في العضلات|في السمانة|في الرجل|في الساق)',
      'تقلصات (العضلات|عضلية|في العضلات|في الرجلين|في الساقين)',
      'كرمبة',
    ],
  },
  bone_pain: {
    label: 'ألم العظام',
    question: 'هل تؤلمك العظام؟',
    phrases: ['{pain} (في|) (العظام|العضام|العظم)', '(العظام|العضام) {pain}'],
  },
  back_pain: {
    label: 'ألم الظهر',
    question: 'هل يؤلمك ظهرك؟',
    phrases: [
      '{pain} (في|ب|) {back}',
      '{back} {pain}',
      '(ظهري|ضهري|ظهره|ضهره) (واجعني|بيوجعني|يؤلمني|واجعه|بيوجعه)',
      '(ضهري|ضهرو|ضهرها|ضهرا) ~ (بيوجعني|بتوجع|مكسر|واجعني|بيوجعو)',
      'وجع (ضهر|الضهر)',
      '{pain} ~ (ضهرو|ضهري|ضهرا|ظهره|ظهري|ظهرها)',
    ],
  },
  neck_pain: { label: 'ألم الرقبة', question: 'هل تؤلمك رقبتك؟', phrases: ['{pain} (في|) {neck}', '{neck} {pain}'] },
  shoulder_pain: { label: 'ألم الكتف', question: 'هل يؤلمك كتفك؟', phrases: ['{pain} (في|) كتف', 'كتف {pain}'] },
  knee_pain: {
    label: 'ألم الركبة',
    question: 'هل تؤلمك الركبة؟',
    phrases: [
      '{pain} (في|) (ركبة|الركبة|الركب|ركبتي|الركبتين)',
      '(ركبة|ركبتي|ركبي) {pain}',
      '(ركبي|ركبتي|الركب|ركب|الركبة|ركبتها) ~ (بيوجعوني|بتوجعني|بيوجعو|توجعني|تؤلمني|واجعاني|بتوجعها)',
      'وجع (ركب|ركبة|الركبتين)',
    ],
  },
}

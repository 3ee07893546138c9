import { type Icon, IconCamera, IconMessageCircle, IconStethoscope } from '@tabler/icons-react'
import type { MedicalTools } from '#web/lib/medical-tools.ts'

/** A way to assess (specification §2 "Medical Assessment Center chooser"). */
export interface Way {
  readonly key: 'visual' | 'symptoms' | 'comprehensive'
  readonly icon: Icon
  /** What it needs; it begins with the first. */
  readonly needs: readonly [keyof MedicalTools, ...(keyof MedicalTools)[]]
}

export const WAYS: readonly Way[] = [
  { key: 'visual', icon: IconCamera, needs: ['imaging'] },
  { key: 'symptoms', icon: IconMessageCircle, needs: ['chat'] },
  { key: 'comprehensive', icon: IconStethoscope, needs: ['imaging', 'chat'] },
]

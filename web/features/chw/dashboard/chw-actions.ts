import type { Icon } from '@tabler/icons-react'
import {
  IconArrowsShuffle,
  IconCamera,
  IconChecklist,
  IconCopy,
  IconMessageChatbot,
  IconPill,
  IconSearch,
  IconStethoscope,
  IconUserPlus,
  IconVirus,
} from '@tabler/icons-react'

interface ChwAction {
  readonly key:
    | 'assessment'
    | 'register'
    | 'patients'
    | 'tasks'
    | 'referrals'
    | 'chat'
    | 'dispense'
    | 'photos'
    | 'center'
    | 'merges'
  readonly path: string
  readonly icon: Icon
}

/** Where a health worker can go from the dashboard, what is done most first (specification §2, and the pages beside). */
export const CHW_ACTIONS: readonly ChwAction[] = [
  { key: 'assessment', path: '/chw/patient-assessment', icon: IconStethoscope },
  { key: 'register', path: '/chw/register-patient', icon: IconUserPlus },
  { key: 'patients', path: '/chw/patients', icon: IconSearch },
  { key: 'tasks', path: '/chw/tasks', icon: IconChecklist },
  { key: 'referrals', path: '/chw/referrals', icon: IconArrowsShuffle },
  { key: 'dispense', path: '/chw/dispense-medication', icon: IconPill },
  { key: 'photos', path: '/medical-imaging', icon: IconCamera },
  { key: 'chat', path: '/ai-chat-diagnosis', icon: IconMessageChatbot },
  { key: 'center', path: '/medical-assessment-center', icon: IconVirus },
  { key: 'merges', path: '/chw/merges', icon: IconCopy },
]

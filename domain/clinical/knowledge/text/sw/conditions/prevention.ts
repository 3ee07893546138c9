import type { PREVENTION_CONDITIONS } from '#domain/clinical/knowledge/conditions/prevention.ts'
import type { ConditionText } from '#domain/clinical/knowledge/text/condition-text.ts'

export const PREVENTION_CONDITIONS_SW: Record<keyof typeof PREVENTION_CONDITIONS, ConditionText> = {
  health_check: {
    name: 'Uchunguzi wa kawaida bila ugonjwa',
    aliases: ['health check', 'uchunguzi wa afya'],
    about: 'Ziara ya kawaida ya mtu ambaye si mgonjwa.',
  },
  immunisation_overdue: {
    name: 'Chanjo iliyochelewa',
    aliases: ['chanjo zilizokosekana'],
    about: 'Chanjo iliyopaswa kutolewa kufikia umri huu bado haijatolewa.',
  },
  no_illness_found: {
    name: 'Hakuna ugonjwa uliopatikana',
    aliases: ['no illness found', 'mtu mzima wa afya'],
    about: 'Mtu huyu hana lalamiko, wala hakupatikana na ugonjwa wowote.',
  },
  raised_normal_blood_pressure: {
    name: 'Shinikizo la damu juu kidogo',
    aliases: ['high-normal blood pressure'],
    about: 'Shinikizo liko juu kidogo ya kawaida, ila si ugonjwa wa shinikizo.',
  },
  prediabetes: {
    name: 'Dalili za awali za kisukari',
    aliases: ['prediabetes', 'impaired fasting glucose'],
    about: 'Sukari ya damu iko juu ya kawaida, ila si kisukari bado.',
  },
}

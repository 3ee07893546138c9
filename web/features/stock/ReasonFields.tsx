import '@mantine/core/styles/Input.layer.css'
import { NativeSelect, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LONGEST_STOCK_NOTE } from '#domain/input/stock.ts'
import { ADJUSTMENT_REASONS, type AdjustmentReason, reasonFits } from '#domain/vocabulary/stock.ts'
import { useStockField } from '#web/features/stock/use-stock-field.ts'
import { member } from '#web/lib/wire-names.ts'

interface Props {
  /** Units more or fewer; 0 or null while that is not known, and then every reason is offered. */
  change: number | null
  reason: AdjustmentReason | null
  words: string
  errors: { readonly reason?: ReactNode; readonly words?: ReactNode }
  onChange: (given: { reason: AdjustmentReason | null; words: string }) => void
}

/** Why the units of a batch are other than the ledger says; another reason is said in words. */
export function ReasonFields({ change, reason, words, errors, onChange }: Props) {
  const { t } = useTranslation('stock')
  const localized = useStockField()
  const offered = ADJUSTMENT_REASONS.filter((one) => change === null || change === 0 || reasonFits(one, change))
  return (
    <>
      <NativeSelect
        {...localized({ error: errors.reason })}
        label={t('reason.label')}
        required
        value={reason ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onChange({ reason: ADJUSTMENT_REASONS.find((one) => one === value) ?? null, words })
        }
        data={[
          { value: '', label: t('reason.choose') },
          ...offered.map((one) => ({ value: one, label: t(`reason.of.${member(one)}`) })),
        ]}
      />
      {reason === 'other' && (
        <TextInput
          {...localized({ error: errors.words })}
          label={t('reason.words')}
          required
          maxLength={LONGEST_STOCK_NOTE}
          value={words}
          onChange={({ currentTarget: { value } }) => onChange({ reason, words: value })}
        />
      )}
    </>
  )
}

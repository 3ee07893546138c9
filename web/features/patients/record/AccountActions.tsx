import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { showConnectionToast } from '#web/i18n/connection-toast.ts'
import { useLatePart } from '#web/lib/use-late-part.ts'

/** They come once the record stands, which ends with them. */
const loadParts = async () => {
  const [invite, end] = await Promise.all([
    import('#web/features/patients/record/Invite.tsx'),
    import('#web/features/patients/record/EndJoin.tsx'),
  ])
  return { Invite: invite.Invite, EndJoin: end.EndJoin }
}

interface Props {
  patientId: string
  /** Whether an account is on the record. */
  isJoined: boolean
  /** It is one's own record. */
  own: boolean
}

/** Takes the account off a record, or makes a code with which one joins it. */
export function AccountActions({ patientId, isJoined, own }: Props) {
  const { t } = useTranslation('common')
  const { part, need } = useLatePart(loadParts)
  // Where it does not come, pressing tries again.
  if (!part) {
    return (
      <Button variant="default" onClick={() => need(showConnectionToast)}>
        {t('loading')}
      </Button>
    )
  }
  return isJoined ? <part.EndJoin patientId={patientId} own={own} /> : <part.Invite patientId={patientId} />
}

import { useApolloClient } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import type { CountryCode } from '#domain/vocabulary/countries.ts'
import { keepEmergencyCall, sendEmergencyCalls } from '#web/features/chw/dashboard/emergency-calls.ts'
import { useOnline } from '#web/lib/use-online.ts'

/** What became of the record of an emergency. */
export type Recording = 'recording' | 'recorded' | 'waiting' | 'not_kept' | 'no_country'

/** What is told once it was tried: of one that was pressed here, and is not closed. */
const afterSending = (sent: boolean) => (state: Recording | null) =>
  state === 'recording' || state === 'waiting' ? (sent ? 'recorded' : 'waiting') : state

/** Records that the Emergency button was pressed, now or when the connection returns; calling waits for none of it. */
export function useEmergencyCalls(accountId: string) {
  const client = useApolloClient()
  const online = useOnline()
  const [recording, setRecording] = useState<Recording | null>(null)

  // Those that were pressed without a network, also on an earlier day.
  useEffect(() => {
    if (online) void sendEmergencyCalls(client, accountId).then((sent) => setRecording(afterSending(sent)))
  }, [online, client, accountId])

  return {
    recording,
    press: (country: CountryCode | null) => {
      // What is recorded is whose number was offered.
      if (country === null) return setRecording('no_country')
      setRecording(keepEmergencyCall(accountId, country) ? 'recording' : 'not_kept')
      void sendEmergencyCalls(client, accountId).then((sent) => setRecording(afterSending(sent)))
    },
    close: () => setRecording(null),
  }
}

import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { COUNTRIES, type CountryCode, countryCodeOf } from '#domain/vocabulary/countries.ts'
import { AllNumbers } from '#web/features/medical/emergency/AllNumbers.tsx'
import { CallForHelp } from '#web/features/medical/emergency/CallForHelp.tsx'
import { DangerSigns } from '#web/features/medical/emergency/DangerSigns.tsx'
import { HelpFrame } from '#web/features/medical/HelpFrame.tsx'
import { useSession } from '#web/lib/session/SessionProvider.tsx'

/** Whom to call, how to know an emergency, and what to do until help comes. It asks the server for nothing. */
export function EmergencyPage() {
  const { t } = useTranslation('medicalHelp')
  const session = useSession()
  const region = session.status === 'authenticated' ? session.account.region : null
  const home = region === null ? undefined : countryCodeOf(region)
  const [chosen, setChosen] = useState<CountryCode | null>(null)
  const country = home ?? chosen
  const number = country === null ? null : COUNTRIES[country].emergencyNumber
  return (
    <HelpFrame
      title={t('emergency.title')}
      intro={t('emergency.intro')}
      back={{ to: '/medical/dashboard', label: t('backToCenter') }}
    >
      <CallForHelp country={country} onChoose={home === undefined ? setChosen : undefined} />
      <AllNumbers initiallyOpen={home === undefined || number === null} />
      <DangerSigns number={number} />
    </HelpFrame>
  )
}

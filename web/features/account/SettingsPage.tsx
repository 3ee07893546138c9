import { lazy, type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { AccountFrame } from '#web/features/account/AccountFrame.tsx'
import { DeviceSettings } from '#web/features/account/DeviceSettings.tsx'
import { LoadingRows } from '#web/features/account/LoadingState.tsx'
import { Sessions } from '#web/features/account/Sessions.tsx'
import classes from './account.module.css'

// The shorter parts stand before the form is there.
const PasswordForm = lazy(() =>
  import('#web/features/account/PasswordForm.tsx').then(({ PasswordForm: component }) => ({ default: component })),
)

/** Language and colours of this device, the devices that are signed in, and the password. */
export function SettingsPage() {
  const { t } = useTranslation('account')
  return (
    <AccountFrame title={t('settings.title')} intro={t('settings.intro')}>
      <section aria-labelledby="this-device">
        <h2 id="this-device" className={classes.heading}>
          {t('device.title')}
        </h2>
        <div className={classes.form}>
          <DeviceSettings />
        </div>
      </section>
      {/* How many devices there are nobody knows before: what stands below them comes after them, and is not pushed down. */}
      <Suspense fallback={<Devices list={<LoadingRows height={76} />} />}>
        <Devices list={<Sessions />} />
        <Suspense fallback={<LoadingRows height={76} />}>
          <PasswordForm />
        </Suspense>
      </Suspense>
    </AccountFrame>
  )
}

function Devices({ list }: { list: ReactNode }) {
  const { t } = useTranslation('account')
  return (
    <section aria-labelledby="sessions">
      <h2 id="sessions" className={classes.heading}>
        {t('sessions.title')}
      </h2>
      {list}
    </section>
  )
}

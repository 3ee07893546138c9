import { Button } from '@mantine/core'
import { IconArrowsExchange, IconPill } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { showConnectionToast } from '#web/i18n/connection-toast.ts'
import { loadNamespaces } from '#web/i18n/i18n.ts'
import { useIsAtBedside } from '#web/lib/session/use-is-at-bedside.ts'
import { useLatePart } from '#web/lib/use-late-part.ts'
import classes from './referrals.module.css'

/** The dialogs come with their texts once the page stands: a page that shows these buttons waits for neither. */
const loadParts = async () => {
  const [refer, request] = await Promise.all([
    import('#web/features/chw/referrals/ReferDialog.tsx'),
    import('#web/features/chw/referrals/RequestDialog.tsx'),
    loadNamespaces('referrals'),
  ])
  return { refer: refer.ReferDialog, request: request.RequestDialog }
}

interface Props {
  assessmentId: string
  patientId: string
  /** Where the plan says that the patient is to be sent, and how soon; null where it asks for no referral. */
  referral: string | null
  /** What speaks for a referral, in words: it stands in one that is written at once, and can be changed. */
  why: readonly string[]
}

/** What a health worker does with the answer to a visit: refers the patient, asks for medicines of the plan. */
export function VisitActions(props: Props) {
  const { t } = useTranslation('common')
  const isAtBedside = useIsAtBedside()
  const { part, need } = useLatePart(loadParts)
  // A medical officer reads the result, and is not at the bedside.
  if (!isAtBedside) return null
  // Its texts come with it. Where they do not come, pressing tries again.
  if (!part) {
    return (
      <Button variant="default" onClick={() => need(showConnectionToast)}>
        {t('loading')}
      </Button>
    )
  }
  return <Actions {...props} dialogs={part} />
}

/** In the address: a danger led here, and the referral is written at once. */
const AT_ONCE = 'refer'

type Dialogs = Awaited<ReturnType<typeof loadParts>>

function Actions({ dialogs, ...about }: Props & { dialogs: Dialogs }) {
  const { t } = useTranslation('referrals')
  const [search, setSearch] = useSearchParams()
  const isAtOnce = search.has(AT_ONCE)
  const [asked, setAsked] = useState<keyof Dialogs | null>(null)
  const open = isAtOnce ? 'refer' : asked
  const [done, setDone] = useState<ReadonlySet<keyof Dialogs>>(new Set())
  const Dialog = open && dialogs[open]
  return (
    <section aria-label={t('actions.title')} className={classes.visit}>
      {about.referral !== null && <p className={classes.said}>{about.referral}</p>}
      <div className={classes.actions}>
        <Button
          variant={about.referral === null ? 'default' : 'filled'}
          leftSection={<IconArrowsExchange size={18} aria-hidden />}
          onClick={() => setAsked('refer')}
        >
          {t('actions.refer')}
        </Button>
        <Button variant="default" leftSection={<IconPill size={18} aria-hidden />} onClick={() => setAsked('request')}>
          {t('actions.request')}
        </Button>
        {done.has('refer') && (
          <Button component={Link} to="/chw/referrals" variant="subtle" px="xs">
            {t('actions.follow')}
          </Button>
        )}
        {done.has('request') && (
          <Button component={Link} to="/chw/dispense-medication?tab=pending" variant="subtle" px="xs">
            {t('actions.followRequest')}
          </Button>
        )}
      </div>
      {Dialog && (
        <Dialog
          assessmentId={about.assessmentId}
          patientId={about.patientId}
          why={isAtOnce ? about.why.join('. ') : ''}
          onClosed={() => {
            setAsked(null)
            if (isAtOnce) setSearch({}, { replace: true })
          }}
          onDone={() => setDone(new Set([...done, open]))}
        />
      )}
    </section>
  )
}

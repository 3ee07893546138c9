import { Button, Skeleton } from '@mantine/core'
import { IconAlertTriangle, IconHandStop } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Finding, PrescriptionCheck } from '#web/features/chw/dispense/use-prescription-check.ts'
import classes from './findings.module.css'

interface Props {
  check: PrescriptionCheck
  /** Asks whether a stop is to be set aside; left out where that is not asked. */
  renderStop?: (stop: Finding) => ReactNode
}

/** What the check says of a prescription: what stops it first, then what to take care of, and what was not checked. */
export function Findings({ check, renderStop }: Props) {
  const { t } = useTranslation('dispensing')
  const { findings, loading, refetch } = check
  if (findings === null && loading) {
    return (
      <output aria-busy="true" aria-label={t('check.loading')}>
        <Skeleton height={90} radius="md" />
      </output>
    )
  }
  if (findings === null) {
    return (
      <div role="alert" className={classes.box} data-tone="caution">
        <p>{t('check.failed')}</p>
        <Button variant="default" loading={loading} onClick={refetch}>
          {t('failure.tryAgain')}
        </Button>
      </div>
    )
  }
  const stops = findings.filter(({ severity }) => severity === 'STOP')
  const cautions = findings.filter(({ severity }) => severity === 'CAUTION')
  const unknown = findings.filter(({ severity }) => severity === 'UNKNOWN')
  return (
    <section aria-label={t('check.title')} className={classes.root}>
      {stops.length > 0 && (
        <div className={classes.box} data-tone="stop">
          <h3>
            <IconHandStop size={22} aria-hidden />
            {t('check.stops', { count: stops.length })}
          </h3>
          <ul>
            {stops.map((finding) => (
              <li key={finding.id}>
                {renderStop && !finding.overridden ? renderStop(finding) : <p>{finding.text}</p>}
                {finding.overridden && <p className={classes.aside}>{t('check.isSetAside')}</p>}
                <Sources finding={finding} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {cautions.length > 0 && (
        <div className={classes.box} data-tone="caution">
          <h3>
            <IconAlertTriangle size={22} aria-hidden />
            {t('check.cautions', { count: cautions.length })}
          </h3>
          <ul>
            {cautions.map((finding) => (
              <li key={finding.id}>
                <p>{finding.text}</p>
                <Sources finding={finding} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {stops.length === 0 && cautions.length === 0 && <p>{t('check.nothing')}</p>}
      {unknown.length > 0 && (
        <details className={classes.unknown}>
          <summary>{t('check.unknown', { count: unknown.length })}</summary>
          <ul>
            {unknown.map((finding) => (
              <li key={finding.id}>
                {finding.text}
                <Sources finding={finding} />
              </li>
            ))}
          </ul>
        </details>
      )}
      <p className={classes.draft}>{t('check.draft')}</p>
    </section>
  )
}

function Sources({ finding: { sources } }: { finding: Finding }) {
  const { t } = useTranslation('dispensing')
  if (sources.length === 0) return null
  return (
    <details>
      <summary>{t('check.sources')}</summary>
      <p>{sources.join('; ')}</p>
    </details>
  )
}

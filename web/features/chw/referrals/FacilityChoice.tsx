import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/Skeleton.layer.css'
import { gql, type TypedDocumentNode } from '@apollo/client'
import { useQuery } from '@apollo/client/react'
import { Button, NativeSelect, Skeleton, TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { COUNTRIES, COUNTRY_CODES } from '#domain/vocabulary/countries.ts'
import { MOST_SHOWN, rankFacilities } from '#web/features/chw/referrals/rank-facilities.ts'
import type { ReferralFacilitiesQuery, ReferralFacilitiesQueryVariables } from '#web/graphql/operations.ts'
import { useSession } from '#web/lib/session/SessionProvider.tsx'
import { OptionGroup } from '#web/ui/OptionGroup.tsx'
import classes from './referrals.module.css'

const REFERRAL_FACILITIES: TypedDocumentNode<ReferralFacilitiesQuery, ReferralFacilitiesQueryVariables> = gql`
  query ReferralFacilities {
    facilities {
      id
      name
      district
      region
      level
    }
  }
`

interface Props {
  value: string | null
  error: ReactNode
  onChange: (id: string) => void
}

/** Chooses a facility: by country, and by words of its name or district. */
export function FacilityChoice({ value, error, onChange }: Props) {
  const { t } = useTranslation(['referrals', 'common'])
  const session = useSession()
  const account = session.status === 'authenticated' ? session.account : null
  const { data, loading, refetch } = useQuery(REFERRAL_FACILITIES, {
    errorPolicy: 'all',
    notifyOnNetworkStatusChange: true,
  })
  const facilities = data?.facilities ?? []
  const own = facilities.find(({ id }) => id === account?.facilityId)
  const [chosenRegion, setRegion] = useState<string | null>(null)
  const [search, setSearch] = useState('')
  if (!data?.facilities) {
    return loading ? (
      <output aria-busy="true" aria-label={t('loading')}>
        <Skeleton height={180} radius="md" />
      </output>
    ) : (
      <div role="alert" className={classes.form}>
        <p>{t('refer.facilitiesFailed')}</p>
        <Button variant="default" onClick={() => void refetch()}>
          {t('failure.tryAgain')}
        </Button>
      </div>
    )
  }
  const region = chosenRegion ?? own?.region ?? account?.region ?? COUNTRIES.KE.name
  const found = rankFacilities(facilities, { ownId: account?.facilityId ?? null, region, search })
  const shown = found.filter(({ id }, at) => at < MOST_SHOWN || id === value)
  return (
    <div className={classes.form}>
      <NativeSelect
        label={t('refer.country')}
        value={region}
        onChange={(event) => setRegion(event.currentTarget.value)}
        data={COUNTRY_CODES.filter((code) => facilities.some((one) => one.region === COUNTRIES[code].name)).map(
          (code) => ({
            value: COUNTRIES[code].name,
            label: t(`common:countries.${code}`),
          }),
        )}
      />
      <TextInput
        type="search"
        label={t('refer.search')}
        maxLength={100}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      <OptionGroup
        legend={t('refer.facility')}
        description={found.length === 0 ? t('refer.noFacility') : undefined}
        options={shown.map(({ id, name, district, level }) => ({
          value: id,
          label: `${name} · ${district} · ${level}`,
        }))}
        choose="one"
        required
        value={value === null ? [] : [value]}
        error={error}
        onChange={([id]) => id !== undefined && onChange(id)}
      />
      {found.length > MOST_SHOWN && (
        <p className={classes.quiet}>{t('refer.more', { count: found.length - MOST_SHOWN })}</p>
      )}
    </div>
  )
}

import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/Skeleton.layer.css'
import { Button, NativeSelect, Skeleton, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  COUNTRIES,
  COUNTRY_CODES,
  type CountryCode,
  countryCodeOf,
  countryOfOption,
} from '#domain/vocabulary/countries.ts'
import { useSession } from '#web/lib/session/SessionProvider.tsx'
import { type Facilities, useFacilities } from '#web/lib/use-facilities.ts'
import { Note } from '#web/ui/Note.tsx'
import classes from './FacilityFinder.module.css'

/** How many are shown before one asks for all. */
const SHOWN_FIRST = 6

/** Where to go while no visit can be booked: the facilities of the person's country. */
export function FacilityFinder() {
  const { t } = useTranslation(['medical', 'common'])
  const session = useSession()
  const home = session.status === 'authenticated' ? session.account.region : null
  const [country, setCountry] = useState(() => (home === null ? undefined : countryCodeOf(home)))
  const [search, setSearch] = useState('')
  const { facilities, reload } = useFacilities()
  return (
    <section className={classes.root} aria-labelledby="where-to-go">
      <h2 id="where-to-go" className={classes.heading}>
        {t('followUp.where')}
      </h2>
      <Note>{t('followUp.bookingClosed')}</Note>
      <div className={classes.fields}>
        <NativeSelect
          label={t('followUp.country')}
          value={country ?? ''}
          onChange={({ currentTarget: { value } }) => setCountry(countryOfOption(value) ?? undefined)}
          data={[
            { value: '', label: t('followUp.chooseCountry') },
            ...COUNTRY_CODES.map((code) => ({ value: code, label: t(`common:countries.${code}`) })),
          ]}
        />
        <TextInput
          type="search"
          label={t('followUp.searchFacility')}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
      </div>
      {country && (
        <Found key={`${country} ${search}`} facilities={facilities} country={country} search={search} reload={reload} />
      )}
    </section>
  )
}

interface FoundProps {
  facilities: Facilities
  country: CountryCode
  search: string
  reload: () => void
}

function Found({ facilities, country, search, reload }: FoundProps) {
  const { t } = useTranslation('medical')
  const [showsAll, setShowsAll] = useState(false)
  if (facilities.status === 'loading') {
    return (
      <output className={classes.list} aria-busy="true" aria-label={t('followUp.facilitiesLoading')}>
        {[1, 2, 3].map((facility) => (
          <Skeleton key={facility} height={64} radius="lg" />
        ))}
      </output>
    )
  }
  if (facilities.status === 'failed') {
    return (
      <div role="alert" className={classes.failed}>
        <p className={classes.count}>{t('followUp.facilitiesFailed')}</p>
        <Button variant="default" onClick={reload}>
          {t('tryAgain')}
        </Button>
      </div>
    )
  }
  const here = facilities.list.filter(({ region }) => region === COUNTRIES[country].name)
  const wanted = search.trim().toLowerCase()
  const found = here.filter(({ name, district }) => `${name}\n${district}`.toLowerCase().includes(wanted))
  if (found.length === 0) {
    return (
      <p className={classes.count} role="status">
        {here.length === 0 ? t('followUp.noFacilities') : t('followUp.noFacilityFound')}
      </p>
    )
  }
  const shown = showsAll ? found : found.slice(0, SHOWN_FIRST)
  return (
    <div>
      <p className={classes.count} role="status">
        {t('followUp.facilitiesShown', { count: found.length })}
      </p>
      <ul className={classes.list}>
        {shown.map(({ id, name, district, level }) => (
          <li key={id} className={classes.facility}>
            <strong>{name}</strong>
            <span className={classes.line}>
              {district} · {level}
            </span>
          </li>
        ))}
      </ul>
      {shown.length < found.length && (
        <Button variant="default" mt="sm" fullWidth onClick={() => setShowsAll(true)}>
          {t('followUp.showAllFacilities', { count: found.length })}
        </Button>
      )}
    </div>
  )
}

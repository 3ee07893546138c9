import { Button, NativeSelect, type NativeSelectProps } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useFacilities } from '#web/features/auth/use-facilities.ts'

interface Props extends Omit<NativeSelectProps, 'data' | 'description'> {
  region: string
}

/** The facilities of the chosen region. Without the list one can still sign up, and ask for it again. */
export function FacilityField({ region, ...inputProps }: Props) {
  const { t } = useTranslation('auth')
  const { facilities, reload } = useFacilities()
  const ofRegion = facilities.list.filter((facility) => facility.region === region)
  const hint = {
    loading: undefined,
    failed: t('fields.facilityFailed'),
    loaded: ofRegion.length === 0 ? t('fields.facilityEmpty') : undefined,
  }[facilities.status]
  return (
    <div>
      <NativeSelect
        {...inputProps}
        description={hint}
        data={[
          { value: '', label: t('fields.facilityNone') },
          ...ofRegion.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      {facilities.status === 'failed' && (
        <Button variant="subtle" px="xs" mt={4} onClick={reload}>
          {t('fields.facilityRetry')}
        </Button>
      )}
    </div>
  )
}

import { Button, NativeSelect, type NativeSelectProps } from '@mantine/core'
import { useFacilities } from '#web/lib/use-facilities.ts'

interface Props extends Omit<NativeSelectProps, 'data' | 'description'> {
  region: string
  texts: { none: string; empty: string; failed: string; retry: string }
}

/** The facilities of the chosen region. Without the list one can go on, and ask for it again. */
export function FacilityField({ region, texts, ...inputProps }: Props) {
  const { facilities, reload } = useFacilities()
  const ofRegion = facilities.list.filter((facility) => facility.region === region)
  const hint = {
    loading: undefined,
    failed: texts.failed,
    loaded: ofRegion.length === 0 ? texts.empty : undefined,
  }[facilities.status]
  return (
    <div>
      <NativeSelect
        {...inputProps}
        description={hint}
        data={[{ value: '', label: texts.none }, ...ofRegion.map(({ id, name }) => ({ value: id, label: name }))]}
      />
      {facilities.status === 'failed' && (
        <Button variant="subtle" px="xs" mt={4} onClick={reload}>
          {texts.retry}
        </Button>
      )}
    </div>
  )
}

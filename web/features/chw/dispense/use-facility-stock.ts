import { gql, type TypedDocumentNode } from '@apollo/client'
import { useQuery } from '@apollo/client/react'
import type { KeptMedicine } from '#web/features/chw/dispense/stock-of-line.ts'
import { useOwnShelf } from '#web/features/chw/dispense/use-own-shelf.ts'
import type { FacilityStockQuery, FacilityStockQueryVariables } from '#web/graphql/operations.ts'

const FACILITY_STOCK: TypedDocumentNode<FacilityStockQuery, FacilityStockQueryVariables> = gql`
  query FacilityStock {
    inventory {
      medicineId
      name
      genericName
      strength
      batches {
        id
        number
        expiresOn
        quantity
      }
    }
  }
`

/** What one's own facility has, for those who hand it out. */
export interface FacilityStock {
  readonly facilityId: string
  /** Null while it is on its way, or could not be fetched. */
  readonly medicines: readonly KeptMedicine[] | null
  readonly failed: boolean
  readonly refetch: () => void
}

/** The stock of one's own facility; null for somebody who hands nothing out. */
export function useFacilityStock(): FacilityStock | null {
  const facilityId = useOwnShelf()
  const { data, loading, refetch } = useQuery(FACILITY_STOCK, {
    skip: facilityId === null,
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
    errorPolicy: 'all',
  })
  if (facilityId === null) return null
  const medicines = data?.inventory ?? null
  return { facilityId, medicines, failed: medicines === null && !loading, refetch: () => void refetch() }
}

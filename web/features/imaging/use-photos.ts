import { gql, type TypedDocumentNode } from '@apollo/client'
import { useQuery } from '@apollo/client/react'
import { PHOTO_CARD } from '#web/features/imaging/PhotoCard.tsx'
import type { MedicalPhotosQuery, MedicalPhotosQueryVariables } from '#web/graphql/operations.ts'
import { PAGE_SIZE } from '#web/ui/PagedList.tsx'

const MEDICAL_PHOTOS: TypedDocumentNode<MedicalPhotosQuery, MedicalPhotosQueryVariables> = gql`
  query MedicalPhotos($patientId: ID, $limit: Int!, $cursor: ID) {
    medicalPhotos(patientId: $patientId, limit: $limit, cursor: $cursor) {
      id
      ...PhotoCard_photo
    }
  }
  ${PHOTO_CARD}
`

/**
 * The photos of a patient, or one's own of nobody's record, the newest first, page by page.
 * @param patientId null: those of nobody's record
 */
export function usePhotos(patientId: string | null) {
  const { data, loading, refetch, fetchMore } = useQuery(MEDICAL_PHOTOS, {
    variables: { patientId, limit: PAGE_SIZE, cursor: null },
    // What somebody else took in the meantime is wanted too.
    fetchPolicy: 'cache-and-network',
    errorPolicy: 'all',
    notifyOnNetworkStatusChange: true,
  })
  return {
    /** Null while they are on their way, or could not be fetched. */
    photos: data?.medicalPhotos ?? null,
    loading,
    /** Fetches the newest anew; what cannot be fetched shows in their place. */
    fetchNewest: () => void refetch(),
    /** Fetches the page after this photo; answers how many there were. */
    fetchAfter: async (cursor: string): Promise<number> => {
      const { data: next, error } = await fetchMore({ variables: { cursor } })
      if (error) throw error
      return next?.medicalPhotos?.length ?? 0
    },
  }
}

import { useRef } from 'react'
import { fetchFile } from '#web/lib/http.ts'

const JPEG = 'image/jpeg'
const DAY = 'YYYY-MM-DD'.length

/** A photo as it is named and fetched. */
export interface StoredPhoto {
  readonly id: string
  readonly createdAt: string
}

/**
 * The picture of a photo, fetched once, as a file that bears the photo's id and date and no name of a person.
 * @returns fetches it; throws HttpError and ConnectionError
 */
export function usePhotoFile({ id, createdAt }: StoredPhoto): () => Promise<File> {
  const fetched = useRef<File | null>(null)
  return async () => {
    if (fetched.current) return fetched.current
    const blob = await fetchFile(`/photos/${id}/image`, JPEG)
    const file = new File([blob], `${id}-${createdAt.slice(0, DAY)}.jpg`, { type: JPEG })
    fetched.current = file
    return file
  }
}

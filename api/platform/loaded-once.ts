/** Something that is loaded when it is first asked for, once for all who ask; after a failure whoever asks next tries anew. */
export function loadedOnce<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  let loading: Promise<Loaded> | null = null
  return () => {
    if (!loading) {
      loading = load()
      loading.catch(() => {
        loading = null
      })
    }
    return loading
  }
}

/** Loads once, when it is first wanted; a failure is forgotten, so that the next one tries again. */
export function remembered<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | null = null
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = null
      throw error
    })
    return loading
  }
}

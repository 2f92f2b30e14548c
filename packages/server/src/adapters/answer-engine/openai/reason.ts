/**
 * Why a request failed, in words fit for a log: the names and codes of its errors. Their messages
 * may repeat the key, the question, or what the other side said of it.
 */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'an error without a name'
  const code = 'code' in error && typeof error.code === 'string' ? ` ${error.code}` : ''
  const cause = error.cause === undefined ? '' : `, ${reasonOf(error.cause)}`
  return `${error.name}${code}${cause}`
}

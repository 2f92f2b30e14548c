/** So many bytes of text cost as much of the rate limit as the shortest export. */
export const BYTES_PER_USE = 100_000

/** What an export of these texts uses of the rate limit. */
export function exportCost(texts: Iterable<string>): number {
  let bytes = 0
  for (const text of texts) bytes += Buffer.byteLength(text)
  return Math.max(1, Math.ceil(bytes / BYTES_PER_USE))
}

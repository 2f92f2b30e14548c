/** The whole body; null when it has more than so many bytes. */
export async function readAtMost({ body }: Response, bytes: number): Promise<Buffer | null> {
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of body ?? []) {
    size += piece.byteLength
    if (size > bytes) return null
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}

/** What a text says as JSON; undefined, which fits no document, for what is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

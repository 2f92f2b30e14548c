/** Where a page says in which characters it is written, a browser looks no further than this. */
const HEAD_BYTES = 1024

/** The text of a page; its own mark goes before what was declared with it, and that before what it says itself. */
export function decodedText(body: Uint8Array, declared: string | null): string {
  const labels = [markOf(body), declared, saidIn(body)]
  const decoder = labels.map(decoderOf).find((one) => one !== null) ?? new TextDecoder()
  return decoder.decode(body)
}

function markOf([first, second, third]: Uint8Array): string | null {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : null
}

function saidIn(body: Uint8Array): string | null {
  const head = new TextDecoder('latin1').decode(body.subarray(0, HEAD_BYTES))
  const [, label = null] =
    /<(?:meta|\?xml)[^>]*?\b(?:charset|encoding)\s*=\s*["']?\s*([\w:.-]+)/i.exec(head) ?? []
  return label
}

function decoderOf(label: string | null): TextDecoder | null {
  try {
    return label === null ? null : new TextDecoder(label)
  } catch {
    return null
  }
}

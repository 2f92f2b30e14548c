/** One event of a stream, as the Server-Sent Events standard defines it. */
export interface SseEvent {
  /** `message` if the stream names none. */
  readonly event: string
  readonly data: string
  /** The last id the stream has sent so far, '' before the first. */
  readonly id: string
}

/**
 * Events of a body until it ends; leaving the loop closes the connection. Rejects with what `broken`
 * makes of it if the connection breaks, or if nothing at all, not even a comment, has come for
 * `silenceMs`.
 */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
  silenceMs: number,
  broken: (cause: unknown) => unknown,
): AsyncGenerator<SseEvent, void, void> {
  const decoder = new SseDecoder()
  const reader = body.getReader()
  try {
    for (;;) {
      const { done, value } = await within(silenceMs, reader.read()).catch((cause: unknown) => {
        throw broken(cause)
      })
      if (done) return
      yield* decoder.push(value)
    }
  } finally {
    // Not awaited: a connection that hangs would hang here as well.
    reader.cancel().catch(() => {})
  }
}

function within<Value>(ms: number, promise: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Nothing came for ${ms} ms`)), ms)
  })
  return Promise.race([promise, silence]).finally(() => clearTimeout(timer))
}

const LINE_END = /\r\n|\r|\n/g

/**
 * Turns the bytes of an event stream into events, however the bytes are cut. It knows no network;
 * an event that has not ended with a blank line is not an event.
 */
export class SseDecoder {
  /** What the stream wants a client to wait before it connects again; null if it didn't say. */
  retryMs: number | null = null
  readonly #utf8 = new TextDecoder('utf-8', { ignoreBOM: true })
  #started = false
  #afterCr = false
  #openLine = ''
  #event = ''
  #data: string[] = []
  #id = ''

  push(chunk: Uint8Array | string): SseEvent[] {
    const text = this.#newText(
      typeof chunk === 'string' ? chunk : this.#utf8.decode(chunk, { stream: true }),
    )
    const events: SseEvent[] = []
    let from = 0
    for (const { index, 0: end } of text.matchAll(LINE_END)) {
      const event = this.#line(this.#openLine + text.slice(from, index))
      if (event) events.push(event)
      this.#openLine = ''
      from = index + end.length
    }
    this.#openLine += text.slice(from)
    return events
  }

  /** Without the byte order mark of the stream and the rest of a line end that was cut in two. */
  #newText(text: string): string {
    if (text === '') return text
    const rest = this.#afterCr && text.startsWith('\n') ? text.slice(1) : text
    const fresh = !this.#started && rest.startsWith('\uFEFF') ? rest.slice(1) : rest
    this.#started = true
    this.#afterCr = text.endsWith('\r')
    return fresh
  }

  #line(line: string): SseEvent | null {
    if (line === '') return this.#dispatch()
    const colon = line.indexOf(':')
    const field = colon < 0 ? line : line.slice(0, colon)
    const value = colon < 0 ? '' : line.slice(line[colon + 1] === ' ' ? colon + 2 : colon + 1)
    if (field === 'event') this.#event = value
    else if (field === 'data') this.#data.push(value)
    else if (field === 'id' && !value.includes('\0')) this.#id = value
    else if (field === 'retry' && /^\d+$/.test(value)) this.retryMs = Number(value)
    return null
  }

  #dispatch(): SseEvent | null {
    const event = { event: this.#event || 'message', data: this.#data.join('\n'), id: this.#id }
    const empty = this.#data.length === 0
    this.#event = ''
    this.#data = []
    return empty ? null : event
  }
}

import type { ErrorKey } from '../../src/contract/contract.ts'
import { wholeAnswer } from '../answers/answering.ts'
import type { Fault } from './faults.ts'

const LATE_MS = 5000
const BETWEEN_HALVES_MS = 20

const GATEWAY_PAGE = '<html><head><title>502 Bad Gateway</title></head></html>'

/** What is answered at once instead of the reply, if the fault is one of that kind. */
export function statusFault(fault: Fault): Response | ErrorKey | null {
  if (fault === 'unauthorized') return 'error.unauthorized'
  if (fault === 'too-many-requests') return 'error.tooManyRequests'
  if (fault !== 'bad-gateway') return null
  return new Response(GATEWAY_PAGE, { status: 502, headers: { 'content-type': 'text/html' } })
}

/** The stream as it arrives, with what the fault does to it. */
export async function faultyStream(
  frames: AsyncIterable<string>,
  fault: Fault | null,
  connection: AbortController,
): Promise<Response> {
  if (fault === 'json-instead-of-stream') return Response.json(await wholeAnswer(frames))
  const change = fault && changes[fault]
  const body = byteStream(change ? change(frames) : encoded(frames), connection)
  const headers = {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
  }
  return new Response(body, { headers })
}

type Change = (frames: AsyncIterable<string>) => AsyncGenerator<Uint8Array<ArrayBuffer>>

const changes: Partial<Readonly<Record<Fault, Change>>> = {
  async *'cut-mid-frame'(frames) {
    let seen = 0
    for await (const frame of frames) {
      const bytes = encode(frame)
      seen += frame.includes('event: message') ? 1 : 0
      yield seen < 2 ? bytes : bytes.slice(0, bytes.length / 2)
      if (seen === 2) return
    }
  },

  async *'half-character'(frames) {
    for await (const frame of frames) {
      const bytes = encode(frame)
      const wide = bytes.findIndex((byte) => byte > 0x7f)
      const cut = wide === -1 ? bytes.length / 2 : wide + 1
      yield bytes.slice(0, cut)
      await pause(BETWEEN_HALVES_MS)
      yield bytes.slice(cut)
    }
  },

  async *'unparsable-data'(frames) {
    for await (const frame of frames) {
      yield encode(frame)
      const isLast = /^event: (close|error)$/m.test(frame)
      if (!isLast) yield encode('event: message\ndata: {"event":"message","content":"\n\n')
    }
  },

  async *'late-close'(frames) {
    yield* encoded(frames)
    await pause(LATE_MS)
  },
}

async function* encoded(frames: AsyncIterable<string>) {
  for await (const frame of frames) yield encode(frame)
}

const encode = (text: string) => new TextEncoder().encode(text)

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

/**
 * Chunks as a body that is pulled by its reader. A reader that leaves closes the connection; a
 * connection that closes ends the body.
 */
export function byteStream(
  chunks: AsyncGenerator<Uint8Array<ArrayBuffer>>,
  connection: AbortController,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const { signal } = connection
  const left = new Promise<null>((resolve) => {
    signal.addEventListener('abort', () => resolve(null), { once: true })
  })
  return new ReadableStream({
    async pull(controller) {
      const next = await Promise.race([chunks.next(), left])
      if (next === null || next.done) controller.close()
      else controller.enqueue(next.value)
    },
    cancel() {
      connection.abort()
    },
  })
}

import { z } from 'zod'

const id = z.union([z.string(), z.number()])
const message = z.discriminatedUnion('method', [
  z.object({ method: z.literal('initialize') }),
  z.object({ method: z.literal('tools/call'), id, params: z.object({ name: z.string() }) }),
  z.object({ method: z.literal('notifications/cancelled'), params: z.object({ requestId: id }) }),
])

/** What a request is, as far as more than the protocol's package has to know it. */
export type Message = z.output<typeof message>

/** Null for any other message, and for what is none. */
export function messageIn(body: string): Message | null {
  try {
    return message.safeParse(JSON.parse(body)).data ?? null
  } catch {
    return null
  }
}

/** Revisions before 2026 forbid lists of messages, or let one request cost as much as hundreds. */
export const isBatch = (body: string): boolean => body.trimStart().startsWith('[')

/**
 * Calls that are under way, for revisions of the protocol before 2026: there a client cancels by
 * another request, which names the call by an id that is unique within the client's session alone.
 */
export class RunningCalls {
  readonly #calls = new Map<string, AbortController>()

  /** Remembers a call until it is over; gives what is called then. */
  add(caller: string, id: string | number, call: AbortController): () => void {
    const key = keyOf(caller, id)
    this.#calls.set(key, call)
    return () => {
      if (this.#calls.get(key) === call) this.#calls.delete(key)
    }
  }

  cancel(caller: string, id: string | number): void {
    this.#calls.get(keyOf(caller, id))?.abort()
  }
}

const keyOf = (caller: string, id: string | number) => JSON.stringify([caller, id])

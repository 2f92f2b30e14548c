import type { AskEvent } from '../src/contract/contract.ts'
import { SseDecoder, type SseEvent } from '../src/sse/decoder.ts'
import { checkFrames } from './frames.ts'
import type { Check } from './schemas.ts'
import type { StreamAutomaton, Told } from './stream-automaton.ts'

type Name = AskEvent['event']
type EventOf<Event extends Name> = Extract<AskEvent, { event: Event }>

/** A stream that is being read: each event is held against the contract and the grammar. */
export class OpenStream {
  readonly automaton: StreamAutomaton
  readonly events: AskEvent[] = []
  readonly #reader: ReadableStreamDefaultReader<Uint8Array>
  readonly #check: Check
  readonly #sse = new SseDecoder()
  readonly #utf8 = new TextDecoder('utf-8', { fatal: true })
  #text = ''

  constructor(body: ReadableStream<Uint8Array>, check: Check, automaton: StreamAutomaton) {
    this.#reader = body.getReader()
    this.#check = check
    this.automaton = automaton
  }

  /** Reads on to the next event of this name; throws if the stream ends before. */
  async next<Event extends Name>(name: Event): Promise<EventOf<Event>> {
    let seen = 0
    for (;;) {
      const found = this.events.slice(seen).find((event) => event.event === name)
      if (found) return found as EventOf<Event>
      seen = this.events.length
      if (!(await this.#read())) throw new Error(`The stream ended without ${name}`)
    }
  }

  /** Reads up to the end of the body. */
  async told(): Promise<Told> {
    while (await this.#read());
    checkFrames(this.#text)
    return this.automaton.end()
  }

  /** Closes the connection, as somebody does who leaves. */
  async close(): Promise<void> {
    await this.#reader.cancel()
  }

  async #read(): Promise<boolean> {
    const { done, value } = await this.#reader.read()
    if (done) return false
    this.#text += this.#utf8.decode(value, { stream: true })
    for (const event of this.#sse.push(value)) this.#take(event)
    return true
  }

  #take({ id, event, data: text }: SseEvent) {
    const data: AskEvent = JSON.parse(text)
    this.#check(data, `The event ${event}`)
    this.automaton.feed({ id, event, data })
    this.events.push(data)
  }
}

import type { AskEvent, Schema } from '../src/contract/contract.ts'
import { SseDecoder, type SseEvent } from '../src/sse.ts'
import { check } from './contract.ts'
import type { StreamAutomaton, StreamResult } from './stream-automaton.ts'

type Name = AskEvent['event']
type EventOf<Event extends Name> = Extract<AskEvent, { event: Event }>

/** A stream that is being read: each event is held against the contract and the grammar. */
export class OpenStream {
  readonly automaton: StreamAutomaton
  readonly events: AskEvent[] = []
  readonly #reader: ReadableStreamDefaultReader<Uint8Array>
  readonly #schema: Schema
  readonly #sse = new SseDecoder()
  readonly #utf8 = new TextDecoder('utf-8', { fatal: true })
  #text = ''

  constructor(body: ReadableStream<Uint8Array>, schema: Schema, automaton: StreamAutomaton) {
    this.#reader = body.getReader()
    this.#schema = schema
    this.automaton = automaton
  }

  /** What was read so far, as it came. */
  get text(): string {
    return this.#text
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
  async readToEnd(): Promise<StreamResult> {
    while (await this.#read());
    checkFrames(this.#text)
    return this.automaton.end()
  }

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
    check(this.#schema, data, `The event ${event}`)
    this.automaton.feed({ id, event, data })
    this.events.push(data)
  }
}

const FRAME = /^id: \d+\nevent: \w+\ndata: \{.*\}$/

/** Throws unless each event is the three lines `id`, `event` and `data`; comments may stand between. */
export function checkFrames(text: string): void {
  const lines = text.replaceAll(/\r\n?/g, '\n').split('\n')
  const frames = lines
    .filter((line) => !line.startsWith(':'))
    .join('\n')
    .split(/\n{2,}/)
    .filter((frame) => frame.trim() !== '')
  for (const frame of frames) {
    if (!FRAME.test(frame)) throw new Error(`This is no event of three lines:\n${frame}`)
  }
  if (frames.length > 0 && !/\n\n$/.test(lines.join('\n'))) {
    throw new Error('The last event is not followed by an empty line')
  }
}

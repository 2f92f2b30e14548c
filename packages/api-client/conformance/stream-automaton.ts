import type { AskEvent } from '../src/contract/contract.ts'

/** An event as it stood in the stream. */
export interface StreamEvent {
  readonly id: string
  readonly event: string
  readonly data: AskEvent
}

export interface StreamRules {
  /** With it switched off nothing of an analysis may come. */
  readonly deepthink?: boolean
}

/** What a stream told, from its last `start` on. */
export interface StreamResult {
  readonly status: 'done' | 'stopped' | 'failed'
  readonly events: readonly AskEvent[]
  readonly text: string
  readonly analysis: string
}

type Phase = 'outside' | 'thinking' | 'analysed' | 'judged' | 'writing' | 'complete' | 'ended'
type Name = AskEvent['event']

/** The grammar: what may come when, and where it leads. */
const grammar: Readonly<Record<Name, { readonly from: readonly Phase[]; readonly to?: Phase }>> = {
  start: { from: ['outside'], to: 'thinking' },
  progress: { from: ['thinking', 'analysed', 'judged', 'writing'] },
  sources: { from: ['thinking', 'analysed', 'judged', 'writing'] },
  think: { from: ['thinking'] },
  thinkEnd: { from: ['thinking'], to: 'analysed' },
  relevant: { from: ['thinking', 'analysed'], to: 'judged' },
  message: { from: ['thinking', 'analysed', 'judged', 'writing'], to: 'writing' },
  title: { from: ['writing'] },
  generateEnd: { from: ['thinking', 'analysed', 'judged', 'writing'], to: 'complete' },
  close: { from: ['thinking', 'analysed', 'judged', 'writing', 'complete'], to: 'ended' },
  error: { from: ['thinking', 'analysed', 'judged', 'writing'], to: 'ended' },
}

/**
 * Reads an answer to its end by `start think* thinkEnd? relevant? message* generateEnd? (close |
 * error)`, with at most one `title` after the first `message`. Feed it each event and then `end()`; both throw where the stream breaks a rule. Call
 * `attach()` before the events of a further connection: they go on, or begin again with `start`.
 */
export class StreamAutomaton {
  #phase: Phase = 'outside'
  #number = 0
  #events: AskEvent[] = []
  #attached = false
  readonly #rules: StreamRules

  constructor(rules: StreamRules = {}) {
    this.#rules = rules
  }

  /** The `id` of the last event. */
  get number(): number {
    return this.#number
  }

  attach(): void {
    this.#attached = true
  }

  feed(event: StreamEvent): void {
    const { data } = event
    if (event.event !== data.event) throw this.#fault(event, `its data says ${data.event}`)
    if (data.event === 'start' && this.#attached) this.#again()
    this.#count(event)
    const { from, to } = grammar[data.event]
    if (!from.includes(this.#phase)) throw this.#fault(event, `the phase is ${this.#phase}`)
    this.#checkAnalysis(event)
    this.#checkTitle(event)
    this.#checkClose(event)
    this.#events.push(data)
    this.#phase = to ?? this.#phase
  }

  end(): StreamResult {
    if (this.#phase !== 'ended') {
      throw new Error(`The stream broke off ${this.#phase}, without close or error${this.#list()}`)
    }
    const events = this.#events
    const names = new Set(events.map(({ event }) => event))
    const ended = names.has('generateEnd') ? 'done' : 'stopped'
    return {
      status: names.has('error') ? 'failed' : ended,
      events,
      text: joined(events, 'message'),
      analysis: joined(events, 'think'),
    }
  }

  #again() {
    this.#phase = 'outside'
    this.#number = 0
    this.#events = []
  }

  #count(event: StreamEvent) {
    this.#number += 1
    if (event.id !== String(this.#number)) {
      throw this.#fault(event, `its id is ${JSON.stringify(event.id)}, not ${this.#number}`)
    }
  }

  #checkAnalysis(event: StreamEvent) {
    const analysing = event.event === 'think' || event.event === 'thinkEnd'
    if (analysing && this.#rules.deepthink === false) {
      throw this.#fault(event, 'deepthink is off')
    }
    const open = joined(this.#events, 'think') !== '' && this.#phase === 'thinking'
    if (event.event === 'thinkEnd' && !open) throw this.#fault(event, 'there was no analysis')
    if (open && ['relevant', 'message', 'generateEnd'].includes(event.event)) {
      throw this.#fault(event, 'the analysis was not ended')
    }
  }

  #checkTitle(event: StreamEvent) {
    if (event.event === 'title' && this.#events.some(({ event }) => event === 'title'))
      throw this.#fault(event, 'there was a title before')
  }

  #checkClose(event: StreamEvent) {
    if (event.data.event !== 'close') return
    const text = joined(this.#events, 'message')
    if (event.data.response !== text) {
      const said = JSON.stringify(event.data.response)
      throw this.#fault(event, `its response is ${said}, the messages were ${JSON.stringify(text)}`)
    }
  }

  #fault({ event }: StreamEvent, why: string): Error {
    return new Error(`${event} does not fit: ${why}${this.#list()}`)
  }

  #list(): string {
    return `\nso far: ${this.#events.map(({ event }) => event).join(' ')}`
  }
}

function joined(events: readonly AskEvent[], name: 'think' | 'message'): string {
  return events.map((data) => (data.event === name ? data.content : '')).join('')
}

const REPLAY =
  /^start( sources)?( think( thinkEnd)?)?( message( title)?)?( generateEnd close| close| error)$/

/** Throws unless the answer was told as one that had ended already: each thing once, and whole. */
export function checkReplay({ events }: StreamResult): void {
  const names = events.map(({ event }) => event).join(' ')
  if (!REPLAY.test(names)) throw new Error(`An ended answer is told as a whole, but: ${names}`)
}

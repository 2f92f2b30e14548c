import type { AskEvent, Schemas } from '../src/contract/contract.ts'

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

/** The content of a stream, from its last `start` on. */
export interface StreamResult {
  readonly status: 'done' | 'stopped' | 'failed'
  readonly events: readonly AskEvent[]
  readonly text: string
  readonly analysis: string
  /** How long the analysis took, where the stream tells it. */
  readonly analysisMs: number | undefined
}

type Phase =
  | 'outside'
  | 'thinking'
  | 'analysed'
  | 'judged'
  | 'writing'
  | 'checked'
  | 'offered'
  | 'complete'
  | 'ended'
type Name = AskEvent['event']

const ANSWERING: readonly Phase[] = ['thinking', 'analysed', 'judged', 'writing']

/** The grammar: what may come when, and where it leads. */
const grammar: Readonly<Record<Name, { readonly from: readonly Phase[]; readonly to?: Phase }>> = {
  start: { from: ['outside'], to: 'thinking' },
  progress: { from: ANSWERING },
  sources: { from: ANSWERING },
  think: { from: ['thinking'] },
  thinkEnd: { from: ['thinking'], to: 'analysed' },
  relevant: { from: ['thinking', 'analysed'], to: 'judged' },
  message: { from: ANSWERING, to: 'writing' },
  title: { from: ['writing'] },
  blockFigures: { from: ['writing'] },
  figures: { from: ['writing'], to: 'checked' },
  followups: { from: ['writing', 'checked'], to: 'offered' },
  generateEnd: { from: [...ANSWERING, 'checked', 'offered'], to: 'complete' },
  close: { from: [...ANSWERING, 'checked', 'complete'], to: 'ended' },
  error: { from: [...ANSWERING, 'checked'], to: 'ended' },
}

/**
 * Reads an answer to its end by `start think* thinkEnd? relevant? message* generateEnd? (close |
 * error)`, with at most one `title` and any `blockFigures` after the first `message`, `figures` after the last, and
 * `followups` just before `generateEnd`. Feed it each event and then `end()`; both throw where the
 * stream breaks a rule. Call `attach()` before the events of a further connection: they go on, or
 * begin again with `start`.
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
    if (data.event === 'start' && this.#attached) {
      this.#phase = 'outside'
      this.#number = 0
      this.#events = []
    }
    this.#number += 1
    const fault = this.#faultOf(event)
    if (fault) throw new Error(`${event.event} does not fit: ${fault}${this.#list()}`)
    this.#events.push(data)
    this.#phase = grammar[data.event].to ?? this.#phase
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
      analysisMs: events.find((one) => one.event === 'thinkEnd')?.think_ms,
    }
  }

  #faultOf({ id, event, data }: StreamEvent): string | null {
    if (event !== data.event) return `its data says ${data.event}`
    if (id !== String(this.#number)) return `its id is ${JSON.stringify(id)}, not ${this.#number}`
    if (!grammar[event].from.includes(this.#phase)) return `the phase is ${this.#phase}`
    const isAnalysis = event === 'think' || event === 'thinkEnd'
    if (isAnalysis && this.#rules.deepthink === false) return 'deepthink is off'
    const isOpen = this.#phase === 'thinking' && joined(this.#events, 'think') !== ''
    if (event === 'thinkEnd' && !isOpen) return 'there was no analysis'
    const needsItsEnd = ['relevant', 'message', 'generateEnd'].includes(event)
    if (isOpen && needsItsEnd) return 'the analysis was not ended'
    const isSecondTitle = event === 'title' && this.#events.some((one) => one.event === 'title')
    if (isSecondTitle) return 'there was a title before'
    if (data.event === 'figures' || data.event === 'blockFigures') return this.#faultOfFigures(data)
    return data.event === 'close' ? this.#faultOfClose(data.response) : null
  }

  #faultOfClose(response: string): string | null {
    const text = joined(this.#events, 'message')
    if (response === text) return null
    return `its response is ${JSON.stringify(response)}, the messages were ${JSON.stringify(text)}`
  }

  /** Ranges are in order, each a part of the text. */
  #faultOfFigures({
    figures,
    check,
  }: Pick<Schemas['AskFigures'], 'figures' | 'check'>): string | null {
    const { length } = [...joined(this.#events, 'message')]
    for (const ranges of [figures, check.unfound]) {
      let from = 0
      for (const { start, end } of ranges) {
        if (start < from || end <= start || end > length) {
          return `${start} to ${end} is no place of its own in ${length} code points`
        }
        from = end
      }
    }
    const { checked, found, unfound } = check
    return checked - found >= unfound.length ? null : 'more is not found than was looked for'
  }

  #list(): string {
    return `\nso far: ${this.#events.map(({ event }) => event).join(' ')}`
  }
}

function joined(events: readonly AskEvent[], name: 'think' | 'message'): string {
  return events.map((data) => (data.event === name ? data.content : '')).join('')
}

const REPLAY =
  /^start( sources)?( think( thinkEnd)?)?( message( title)?( figures)?)?(( followups)? generateEnd close| close| error)$/

/** Throws unless the answer was replayed after its end: each kind of event once, with its whole content. */
export function checkReplay({ events }: StreamResult): void {
  const names = events.map(({ event }) => event).join(' ')
  if (!REPLAY.test(names)) throw new Error(`An ended answer is told as a whole, but: ${names}`)
}

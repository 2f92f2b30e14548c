import type { EngineEvent, Question, TokenMeter } from '../../../ports.ts'
import type { CutOffBy, Reach } from '../research/messages.ts'
import type { Recognized } from '../research/recognized.ts'
import type { Research } from '../research/research.ts'
import type { ToolCall } from '../research/tool.ts'
import { type Calling, type ChatDelta, type Offer, streamChat } from './chat-stream.ts'
import type { ChatMessage, ModelEndpoint } from './endpoint.ts'
import { conversation } from './instructions.ts'
import { withMaterial } from './material.ts'
import { ModelRefusal, OutOfTime } from './request.ts'

/** What the model says and what its tools find, over all its turns. */
export type Heard =
  | ChatDelta
  /** A turn ended with calls; what follows is said with their results in mind. */
  | { readonly kind: 'turn' }
  | EngineEvent

/** What a dialogue is about. */
export interface Conversation {
  readonly question: Question
  readonly research: Research
  readonly now: Date
  /** What is looked up where the model takes no tools. */
  readonly plan: () => Promise<readonly ToolCall[]>
  readonly recognized?: Recognized
}

/** How servers answer when the model takes no tools, or needs to be told of those it called. */
const REFUSES_REQUEST = new Set([400, 404, 422])

/** The turns of a model up to its answer, and between them the calls of its tools. */
export class Dialogue {
  readonly #endpoint: ModelEndpoint
  readonly #question: Question
  readonly #research: Research
  readonly #now: Date
  readonly #plan: () => Promise<readonly ToolCall[]>
  readonly #recognized: Recognized | undefined
  #reach: Reach
  #isWithoutTools = false
  /** Some servers read no calls and results without the tools that they are of. */
  #namesTools = false
  #cutOff: CutOffBy | null = null
  /** What was looked up for a model that cannot ask for it. */
  #given: readonly string[] = []

  constructor(
    endpoint: ModelEndpoint,
    { question, research, now, plan, recognized }: Conversation,
  ) {
    this.#endpoint = endpoint
    this.#recognized = recognized
    this.#plan = plan
    this.#question = question
    this.#research = research
    this.#now = now
    // What computes reaches nothing.
    const looksUp = research.tools.some(({ kind }) => kind !== 'sum')
    const requested = looksUp ? 'tools' : 'unavailable'
    this.#reach = question.internetSearch ? requested : 'off'
  }

  get reach(): Reach {
    return this.#reach
  }

  /** Whether what the model says now can be followed by a look-up. */
  get mayLookUp(): boolean {
    return this.#reach === 'tools' && this.#takesTools
  }

  /** Why the answer ends before its end; null where it doesn't. */
  get cutOff(): CutOffBy | null {
    return this.#cutOff
  }

  async *listen(signal: AbortSignal, meter?: TokenMeter): AsyncGenerator<Heard> {
    const until = performance.now() + this.#endpoint.timeouts.whole
    let messages = this.#messages()
    for (let turn = 0; ; turn += 1) {
      const offer = this.#offer()
      const endpoint = within(this.#endpoint, until)
      try {
        let calling: Calling | null = null
        for await (const delta of streamChat(endpoint, messages, signal, offer, meter)) {
          if (delta.kind === 'calling') calling = delta
          else if (delta.kind === 'cutOff') this.#cutOff = delta.by
          else yield delta
        }
        if (!calling) return
        yield { kind: 'turn' }
        messages = [...messages, calling.turn, ...(yield* this.#results(calling, signal))]
      } catch (error) {
        if (error instanceof OutOfTime) this.#cutOff = 'time'
        if (!(error instanceof ModelRefusal && REFUSES_REQUEST.has(error.status))) throw error
        const hasTools = offer.tools.length > 0
        if (turn === 0 && hasTools) {
          this.#isWithoutTools = true
          if (this.#reach === 'tools') yield* this.#lookUpByPlan(signal)
          messages = this.#messages()
        } else if (turn > 0 && !hasTools && !this.#isWithoutTools) this.#namesTools = true
        else throw error
      }
    }
  }

  #messages(): ChatMessage[] {
    const messages = conversation(
      this.#question,
      this.#reach,
      this.#takesTools,
      this.#now,
      this.#recognized,
    )
    return withMaterial(messages, this.#given)
  }

  async *#lookUpByPlan(signal: AbortSignal): AsyncGenerator<Heard> {
    const offered = new Set(this.#research.tools.map(({ name }) => name))
    const calls = (await this.#plan()).filter(({ name }) => offered.has(name))
    this.#reach = calls.length > 0 ? 'given' : 'noTools'
    if (calls.length > 0) this.#given = yield* this.#research.carryOut(calls, signal, true)
  }

  #offer(): Offer {
    if (this.#takesTools) return { tools: this.#research.offered, mayCall: true }
    return { tools: this.#namesTools ? this.#research.tools : [], mayCall: false }
  }

  get #takesTools(): boolean {
    return !this.#isWithoutTools && this.#research.offered.length > 0
  }

  async *#results(
    { calls, hasMore }: Calling,
    signal: AbortSignal,
  ): AsyncGenerator<Heard, ChatMessage[]> {
    if (hasMore) this.#research.leaveOutMore()
    const results = yield* this.#research.carryOut(calls, signal)
    return calls.map(({ id }, at) => ({
      role: 'tool',
      tool_call_id: id,
      content: results[at] ?? '',
    }))
  }
}

function within(endpoint: ModelEndpoint, until: number): ModelEndpoint {
  const whole = Math.max(1, until - performance.now())
  return { ...endpoint, timeouts: { ...endpoint.timeouts, whole } }
}

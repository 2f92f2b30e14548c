import type { ModelCall, ModelReply } from './model-reply.ts'
import type { ModelScript } from './model-scripts.ts'

/** A kind of model that an operator may configure, by what its server does differently. */
export interface ModelKind {
  readonly name: string
  readonly takesTools: boolean
  /** It writes an analysis, whether or not it is asked for one. */
  readonly thinks: boolean
  readonly reportsUsage: boolean
  /** It makes the calls, as far as it is offered tools, and then says the text. */
  answering(calls: readonly ModelCall[], text: string): ModelScript
}

/** What all of them think. */
export const ANALYSIS = 'They ask about a price.'

interface Ways {
  readonly takesTools?: boolean
  readonly reportsUsage?: boolean
  readonly refusesUsage?: boolean
  readonly callsAtOnce?: number
  readonly think?: (reply: ModelReply) => void
}

function kind(name: string, ways: Ways = {}): ModelKind {
  const { takesTools = true, reportsUsage = true, callsAtOnce = 32, think } = ways
  return {
    ...{ name, takesTools, reportsUsage, thinks: think !== undefined },
    answering: (calls, text) => (reply) => {
      const isOffered = reply.offered.length > 0
      if (isOffered && !takesTools) return reply.refuse(400)
      if (ways.refusesUsage && reply.usage !== null) return reply.refuse(400)
      if (!reportsUsage) reply.withoutUsage()
      think?.(reply)
      const done = reply.results.length
      const next = isOffered ? calls.slice(done, done + callsAtOnce) : []
      if (next.length > 0) return reply.call(...next)
      reply.say(text)
      reply.end()
    },
  }
}

const delta = (delta: object) => `data: ${JSON.stringify({ choices: [{ delta }] })}\n\n`

export const MODEL_KINDS: readonly ModelKind[] = [
  kind('takes tools and calls side by side'),
  kind('makes one call at a time', { callsAtOnce: 1 }),
  kind('takes no tools', { takesTools: false }),
  kind('thinks in its text', { think: (reply) => reply.say(`<think>${ANALYSIS}</think>\n\n`) }),
  kind('thinks in reasoning_content', { think: (reply) => reply.think(ANALYSIS) }),
  kind('thinks in reasoning', { think: (reply) => reply.raw(delta({ reasoning: ANALYSIS })) }),
  kind('takes no tools and thinks in its text', {
    takesTools: false,
    think: (reply) => reply.say(`<think>${ANALYSIS}</think>`),
  }),
  kind('reports no usage', { reportsUsage: false }),
  kind('refuses to be asked for its usage', { refusesUsage: true, reportsUsage: false }),
]

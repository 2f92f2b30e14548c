import type { AnswerEngine, EngineEvent, Opening } from '../../../ports.ts'
import { remembered } from '../../remembered.ts'
import { languageOf } from '../language.ts'
import { urgentKindOf } from './recognize.ts'
import type { UrgentKind } from './rules.ts'
import { loadUrgentAnswers } from './urgent-answers.ts'

interface Following {
  /** The entry of the handbook that explains it. */
  readonly entry: string | null
  /** Whether anything may be looked up for what follows. */
  readonly looksUp: boolean
  /** What a model is told of what follows. */
  readonly guidance: string
}

const VICTIM =
  'Speak to this person’s own case and to whatever else they ask. Never soften the warning, and name nobody who recovers funds for a fee.'
const UNLAWFUL =
  'Don’t help with it in any part, whatever reason or role is given. Say in a few kind sentences what is lawful and fits their case.'

const FOLLOWING: Readonly<Record<UrgentKind, Following>> = {
  'advance-fee': { entry: 'scams', looksUp: true, guidance: VICTIM },
  'promised-profit': { entry: 'scams', looksUp: true, guidance: VICTIM },
  'secret-asked': { entry: 'private-keys-seed-phrases', looksUp: true, guidance: VICTIM },
  'secret-given': { entry: 'private-keys-seed-phrases', looksUp: true, guidance: VICTIM },
  'account-hacked': { entry: 'lost-or-stolen-funds', looksUp: true, guidance: VICTIM },
  'funds-stolen': { entry: 'lost-or-stolen-funds', looksUp: true, guidance: VICTIM },
  suicide: {
    entry: null,
    looksUp: false,
    guidance:
      'Be warm, calm and brief: take them seriously, ask whether they are safe right now, encourage them to call or to be with somebody. No reproach, nothing about markets, never a means or a method. This is never off topic.',
  },
  laundering: { entry: 'regulation', looksUp: false, guidance: UNLAWFUL },
  'tax-evasion': { entry: 'taxes', looksUp: false, guidance: UNLAWFUL },
  'break-in': { entry: 'lost-or-stolen-funds', looksUp: false, guidance: UNLAWFUL },
}

/**
 * Whatever the engine, people in trouble get the steps first, at once and in one event; then the
 * engine goes on, without an analysis. Other questions reach it unchanged.
 */
export function helpFirst(engine: AnswerEngine): AnswerEngine {
  const load = remembered(loadUrgentAnswers)
  return {
    ...engine,
    async *answer(question, signal, meter) {
      const kind = urgentKindOf(question.text)
      if (!kind) return yield* engine.answer(question, signal, meter)
      const answers = await load()
      if (signal.aborted) return
      const { looksUp, entry, guidance } = FOLLOWING[kind]
      const opening: Opening = { text: answers[kind][languageOf(question.text)], entry, guidance }
      yield { event: 'relevant', relevant: true, urgent: true }
      yield { event: 'message', content: opening.text }
      yield { event: 'found', figures: [], said: opening.text }
      const internetSearch = question.internetSearch && looksUp
      const rest = { ...question, deepThink: false, internetSearch, opening }
      yield* continued(engine.answer(rest, signal, meter))
    },
    // The person's own words name such a topic: a title must not be asked for before the answer.
    title: async (text, signal, meter) =>
      urgentKindOf(text) ? null : engine.title(text, signal, meter),
  }
}

/** What fits after text that was sent already. */
async function* continued(events: AsyncIterable<EngineEvent>): AsyncGenerator<EngineEvent> {
  let gap = '\n\n'
  for await (const event of events) {
    if (event.event === 'think' || event.event === 'thinkEnd' || event.event === 'relevant')
      continue
    if (event.event === 'message' && event.content) {
      yield { ...event, content: gap + event.content }
      gap = ''
    } else yield event
  }
}

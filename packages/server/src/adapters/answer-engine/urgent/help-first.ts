import type { AnswerEngine, EngineEvent, Opening } from '../../../ports.ts'
import { remembered } from '../../remembered.ts'
import { type InstructionSection, instruction } from '../instructions.ts'
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
  readonly guidance: Extract<InstructionSection, `guidance-${string}`>
}

const FOLLOWING: Readonly<Record<UrgentKind, Following>> = {
  'advance-fee': { entry: 'scams', looksUp: true, guidance: 'guidance-victim' },
  'promised-profit': { entry: 'scams', looksUp: true, guidance: 'guidance-victim' },
  'secret-asked': {
    entry: 'private-keys-seed-phrases',
    looksUp: true,
    guidance: 'guidance-victim',
  },
  'secret-given': {
    entry: 'private-keys-seed-phrases',
    looksUp: true,
    guidance: 'guidance-victim',
  },
  'account-hacked': { entry: 'lost-or-stolen-funds', looksUp: true, guidance: 'guidance-victim' },
  'funds-stolen': { entry: 'lost-or-stolen-funds', looksUp: true, guidance: 'guidance-victim' },
  suicide: { entry: null, looksUp: false, guidance: 'guidance-life' },
  laundering: { entry: 'regulation', looksUp: false, guidance: 'guidance-unlawful' },
  'tax-evasion': { entry: 'taxes', looksUp: false, guidance: 'guidance-unlawful' },
  'break-in': { entry: 'lost-or-stolen-funds', looksUp: false, guidance: 'guidance-unlawful' },
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
      const language = languageOf(question.text)
      const opening: Opening = {
        text: answers[kind][language],
        entry,
        guidance: instruction(language, guidance),
      }
      yield { event: 'relevant', relevant: true, urgent: true }
      yield { event: 'message', content: opening.text }
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

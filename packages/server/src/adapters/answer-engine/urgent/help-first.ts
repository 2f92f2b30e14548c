import type { AnswerEngine, EngineEvent, Opening } from '../../../ports.ts'
import { remembered } from '../../remembered.ts'
import { type InstructionSection, instruction } from '../instructions.ts'
import { languageOf } from '../language.ts'
import { urgentKindOf } from './recognize.ts'
import type { UrgentKind } from './rules.ts'
import { type ScamSign, scamSignOf } from './scam-signs.ts'
import { WARNINGS } from './scam-warnings.ts'
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
  'false-authority': { entry: 'scams', looksUp: true, guidance: 'guidance-victim' },
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
  extortion: {
    entry: 'blackmail-and-sextortion',
    looksUp: true,
    guidance: 'guidance-victim',
  },
  suicide: { entry: null, looksUp: false, guidance: 'guidance-life' },
  laundering: { entry: 'regulation', looksUp: false, guidance: 'guidance-unlawful' },
  'tax-evasion': { entry: 'taxes', looksUp: false, guidance: 'guidance-unlawful' },
  'break-in': { entry: 'lost-or-stolen-funds', looksUp: false, guidance: 'guidance-unlawful' },
}

/**
 * Whatever the engine, people in trouble get the steps first, and whoever asks of an offer with a sign
 * of fraud is told of that first, at once and in one event; then the engine goes on, without an
 * analysis. Other questions reach it unchanged.
 */
export function helpFirst(engine: AnswerEngine): AnswerEngine {
  const load = remembered(loadUrgentAnswers)
  return {
    ...engine,
    async *answer(question, signal, meter) {
      const kind = urgentKindOf(question.text)
      const sign = signBeside(kind, question.text)
      if (!kind && !sign) return yield* engine.answer(question, signal, meter)
      const steps = kind && (await load())[kind]
      if (signal.aborted) return
      const language = languageOf(question.text)
      const said = [sign && WARNINGS[sign][language], steps?.[language]]
      const { looksUp, entry, guidance } = kind ? FOLLOWING[kind] : afterWarning(sign)
      const opening: Opening = {
        text: said.filter(Boolean).join('\n\n'),
        entry,
        guidance: instruction(language, guidance),
      }
      yield { event: 'relevant', relevant: true, ...(kind && { urgent: true }) }
      yield { event: 'message', content: opening.text }
      yield { event: 'found', figures: [], said: opening.text }
      const internetSearch = question.internetSearch && looksUp
      const rest = { ...question, deepThink: false, internetSearch, opening }
      yield* continued(engine.answer(rest, signal, meter))
    },
    // The person's own words name such a topic: a title must not be asked for before the answer.
    title: async (text, signal, meter) =>
      urgentKindOf(text) || scamSignOf(text) ? null : engine.title(text, signal, meter),
  }
}

/** A sign of fraud that the steps for a victim, if there are any, don't name themselves. */
function signBeside(kind: UrgentKind | null, text: string): ScamSign | null {
  if (kind && FOLLOWING[kind].guidance !== 'guidance-victim') return null
  const sign = scamSignOf(text)
  return sign && kind && WARNINGS[sign].saidBy.includes(kind) ? null : sign
}

const afterWarning = (sign: ScamSign | null): Following => ({
  entry: sign && WARNINGS[sign].entry,
  looksUp: true,
  guidance: 'guidance-scam',
})

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

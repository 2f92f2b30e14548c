import { setImmediate as nextTurn } from 'node:timers/promises'
import type { AskEvent, Schemas } from '@coinquiry/api-client/contract'
import { citationCheckOf } from '../domain/citations/answer-citations.ts'
import type { CitedSource } from '../domain/citations/backing.ts'
import { pageOf } from '../domain/citations/check.ts'
import type { Figure } from '../domain/figure.ts'
import { figuresOf } from '../domain/figures/answer-figures.ts'
import { endOfFinishedBlocks } from '../domain/figures/finished-blocks.ts'
import { NOTHING, type Outcome, produce } from '../domain/generation.ts'
import { storable } from '../domain/storable.ts'
import { titleFrom, titleOfQuestion } from '../domain/title.ts'
import { TokenMeter, type Tokens } from '../domain/tokens.ts'
import { workFor } from '../ports/asker.ts'
import {
  type AnswerEngine,
  type ComputedSum,
  type EngineEvent,
  EngineFailure,
  type FoundFigures,
  type Question,
} from '../ports.ts'
import {
  type AskPlace,
  busyShare,
  createCoalescer,
  createFrameLog,
  encodeFrame,
  isDelta,
  startEvent,
  windowFor,
} from './frames.ts'
import type { Report } from './repeat.ts'
import type { Ended } from './settle.ts'
import type { Timings } from './timings.ts'

/** An ask that is in the database and waits to be answered. */
export interface StoredAsk extends AskPlace {
  readonly userId: string
  readonly question: Question
  /** The topic has no title yet: this answer gives it one. */
  readonly lacksTitle: boolean
}

/** Counts the answers of this node, for metrics. */
export interface Observer {
  started(): void
  /** The first text of an answer came, of its analysis or of itself. */
  firstToken(seconds: number): void
  finished(outcome: Outcome): void
  /** What the model used for an answer that has ended. */
  used(tokens: Tokens): void
}

export interface LiveOptions {
  readonly engine: AnswerEngine
  readonly timings: Pick<Timings, 'coalesceMs' | 'coalesceMostMs' | 'titleMs'>
  readonly report: Report
  readonly observer: Observer | undefined
  /** Aborted when the node ends. */
  readonly closing: AbortSignal
}

/** More forms below an answer would be no help. */
const MOST_SUMS = 6
/** Finished blocks are checked in parts of so many characters at least, and in so many at most. */
const LEAST_CHECKED = 200
const MOST_CHECKS = 6

export type LiveAnswer = ReturnType<typeof startLiveAnswer>

/** Begins to write an answer at this node. */
export function startLiveAnswer(ask: StoredAsk, options: LiveOptions) {
  const { engine, timings, observer, report, closing } = options
  const { question, lacksTitle } = ask
  const log = createFrameLog()
  const abort = new AbortController()
  const titleAbort = new AbortController()
  const meter = new TokenMeter()
  const halted = Promise.withResolvers<Ended>()
  const start = performance.now()
  let produced = NOTHING
  const found: Figure[] = []
  const sums: ComputedSum[] = []
  let followups: FollowUpsEvent | null = null
  const quoted: string[] = []
  const pages: ReadText[] = []
  let hasLooked = false
  let hasText = false
  let thinkStart: number | null = null
  let hasEnded = false
  let checks = 0
  let checkedTo = 0
  let late: Promise<string | null> = Promise.resolve(null)

  function take(event: FoundFigures) {
    const { figures, sums: computed = [], texts = [], read = [], said, missed } = event
    if (said !== undefined) quoted.push(said)
    found.push(...figures)
    sums.push(...computed)
    quoted.push(...texts)
    pages.push(...read)
    // A sum alone looks nothing up, nor does a text of ours; what gave nothing backs nothing.
    const isAlone = computed.length > 0 || said !== undefined || missed !== undefined
    if (figures.length + texts.length > 0 || !isAlone) hasLooked = true
  }

  function say(said: AskEvent) {
    const event = said.event === 'thinkEnd' ? withDuration(said) : said
    if (event.event === 'think') thinkStart ??= performance.now()
    if (!hasText && isDelta(event)) {
      hasText = true
      observer?.firstToken((performance.now() - start) / 1000)
    }
    // Before the next text: one that comes as a whole is checked once.
    if (event.event === 'message') checkFinishedBlocks()
    const beginsMessage = event.event === 'message' && produced.message === ''
    produced = produce(produced, event)
    log.append(encodeFrame(log.length + 1, event))
    if (beginsMessage && lacksTitle) late = writeTitle()
  }

  /** So that a reader sees where their figures come from while the rest is written. */
  function checkFinishedBlocks() {
    if (!hasLooked || produced.isOffTopic || checks === MOST_CHECKS) return
    if (produced.message.length - checkedTo < LEAST_CHECKED) return
    const end = endOfFinishedBlocks(produced.message)
    const added = produced.message.slice(checkedTo, end)
    if (added.length < LEAST_CHECKED || !/\d/.test(added)) return
    checks += 1
    checkedTo = end
    safely(() =>
      say({ event: 'blockFigures', ...figuresIn(storable(produced.message.slice(0, end))) }),
    )
  }

  function withDuration(event: Extract<AskEvent, { event: 'thinkEnd' }>): AskEvent {
    if (thinkStart === null) return event
    return { ...event, think_ms: Math.round(performance.now() - thinkStart) }
  }

  /**
   * Begun with the first text, so that a model that serves one request at a time answers first, and
   * once that has been sent.
   */
  async function writeTitle(): Promise<string | null> {
    await nextTurn()
    const signal = AbortSignal.any([closing, titleAbort.signal])
    const written = await engine.title(question.text, signal, meter).catch((error: unknown) => {
      if (!closing.aborted) report('A title cannot be written', error)
      return null
    })
    const title = titleFrom(storable(written ?? ''))
    if (hasEnded) return title || null
    say({ event: 'title', title: title || titleOfQuestion(question.text) })
    return null
  }

  async function work(): Promise<Ended> {
    try {
      for await (const event of engine.answer(question, abort.signal, meter)) {
        if (abort.signal.aborted) break
        const isFirst = !hasText
        if (event.event === 'found') take(event)
        else if (event.event === 'followups') followups = event
        else coalescer.push(event)
        // Connections send what they were given at the end of a turn: all else comes after the first word.
        if (isFirst && hasText) await nextTurn()
      }
    } catch (error) {
      if (!abort.signal.aborted) report('An answer failed', error)
      const errorKey = error instanceof EngineFailure ? error.key : 'error.internal'
      return { outcome: 'failed', errorKey }
    }
    coalescer.flush()
    return produced.message === ''
      ? { outcome: 'failed', errorKey: 'error.modelFailed' }
      : { outcome: 'done', errorKey: null }
  }

  function end({ outcome }: Ended) {
    coalescer.flush()
    hasEnded = true
    if (lacksTitle && produced.message !== '' && produced.title === null) {
      say({ event: 'title', title: titleOfQuestion(question.text) })
      setTimeout(() => titleAbort.abort(), timings.titleMs).unref()
    }
    const isWhole = produced.message !== '' && outcome !== 'interrupted'
    if (isWhole && !produced.isOffTopic) safely(sayFigures)
    if (followups && outcome === 'done') say(followups)
  }

  function sayFigures() {
    const written = storable(produced.message)
    const figures = figuresIn(written)
    // Where nothing was looked up, what is cited is the handbook's own.
    const citations = figures.check.basis === 'lookups' && citationCheckOf(written, backing())
    const shown = sums.slice(0, MOST_SUMS)
    say({
      ...{ event: 'figures', ...figures },
      ...(citations && { citations }),
      ...(shown.length > 0 && { sums: shown }),
    })
  }

  /** What the numbers of the answer are held against. */
  const backing = () => ({
    ...{ figures: found, question: question.text, earlier: question.history, handbook: quoted },
    sources: produced.sources.map((source) => withPages(source, pages)),
  })

  /** Of a text as it is stored, so that the ranges hold for it. */
  const figuresIn = (text: string) =>
    figuresOf({ kind: engine.kind, text, hasLooked, ...backing() })

  /** An answer is whole without the check. */
  function safely(check: () => void) {
    try {
      check()
    } catch (error) {
      report('The numbers of an answer cannot be checked', error)
    }
  }

  say(startEvent(ask))
  const coalescer = createCoalescer(() => windowFor(busyShare(), timings), say)
  return {
    ask,
    log,
    get produced() {
      return produced
    },
    /** What the model has used so far. */
    get tokens() {
      return meter.total
    },
    say,
    /** Ends the work at once; a later reason changes nothing. */
    halt(reason: Ended) {
      coalescer.flush()
      halted.resolve(reason)
      abort.abort()
    },
    /** How the work ended; nothing is produced afterwards. Never rejects. */
    ended: Promise.race([halted.promise, workFor(ask.userId, work)]).then((ended) => {
      end(ended)
      return ended
    }),
    /** A title that came after the end; null when the topic has got the best one. Never rejects. */
    lateTitle: () => late,
  }
}

type Source = Schemas['Source']
type ReadText = NonNullable<FoundFigures['read']>[number]

/** A source with all that was read of its page, of which it may show less. */
function withPages(source: Source, pages: readonly ReadText[]): CitedSource {
  const page = pageOf(source.url)
  const read = pages.filter(({ url }) => pageOf(url) === page)
  if (read.length === 0) return source
  return { ...source, excerpt: [source.excerpt, ...read.map(({ text }) => text)].join('\n'), read }
}

type FollowUpsEvent = Extract<EngineEvent, { event: 'followups' }>

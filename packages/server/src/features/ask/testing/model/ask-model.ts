/** What asking means, in as few words as possible: the real system is held against this after each step. */
import type { GenerationStatus, Outcome, QuestionKind } from '../../../../domain/generation.ts'

export interface ModelAsk {
  readonly slot: number
  readonly kind: QuestionKind
  readonly day: number
  readonly spend: 'topic' | 'message'
  readonly detached: boolean
  readonly node: number
  think: string
  text: string
  status: GenerationStatus
  endedOn: number
}

interface Question {
  readonly text: string
  /** The ask that brought the question. */
  readonly ask: ModelAsk
  readonly answers: { readonly ask: ModelAsk; readonly next: Fork }[]
  shown: number
}

export interface Fork {
  readonly versions: Question[]
  shown: number
}

export interface AskSpec {
  readonly slot: number
  readonly kind: QuestionKind
  /** Which question of the visible path is edited or answered again. */
  readonly at: number
  readonly text: string
  readonly detached: boolean
  readonly node: number
}

const emptyFork = (): Fork => ({ versions: [], shown: 0 })

export class AskModel {
  day = 0
  readonly asks: ModelAsk[] = []
  readonly topics: readonly Fork[] = Array.from({ length: 4 }, emptyFork)

  /** The forks of the visible path; the last one is where a new question goes. */
  path(slot: number): Fork[] {
    const path: Fork[] = []
    for (let fork = this.topics[slot]; fork; ) {
      path.push(fork)
      const question = fork.versions[fork.shown]
      fork = question?.answers[question.shown]?.next
    }
    return path
  }

  running = () => this.asks.filter(({ status }) => status === 'running')

  /** The new ask, or the key of the refusal. */
  ask({ text, at, ...spec }: AskSpec): ModelAsk | string {
    const { slot, kind } = spec
    const rival = this.running().find((ask) => ask.slot === slot)
    if (rival?.detached) return 'error.generationRunning'
    const isFree = (ask: ModelAsk) =>
      isRefunded(ask === rival ? { ...rival, status: 'stopped' } : ask)
    const paid = this.asks.filter((ask) => !isFree(ask))
    const today = paid.filter(({ day }) => day === this.day)
    const spend = paid.some((ask) => ask.slot === slot) ? 'message' : 'topic'
    const alike = today.filter((ask) => ask.spend === spend)
    const spent = spend === 'topic' ? alike : alike.filter((ask) => ask.slot === slot)
    if (spent.length >= 3) return `error.${spend}Limit`
    if (rival) this.end(rival, 'stopped')
    const state = { think: '', text: '', status: 'running' as const, endedOn: -1 }
    const ask: ModelAsk = { ...spec, ...state, day: this.day, spend }
    this.asks.push(ask)
    const path = this.path(slot)
    const fork = kind === 0 ? path.at(-1) : path[at]
    if (kind !== 2) fork?.versions.push({ text, ask, answers: [], shown: 0 })
    if (fork && kind !== 2) fork.shown = fork.versions.length - 1
    const question = fork?.versions[fork.shown]
    question?.answers.push({ ask, next: emptyFork() })
    if (question) question.shown = question.answers.length - 1
    return ask
  }

  end(ask: ModelAsk, outcome: Outcome): void {
    ask.status = outcome
    ask.endedOn = this.day
  }

  seen() {
    const today = this.asks.filter((ask) => ask.day === this.day && !isRefunded(ask))
    const left = (asks: ModelAsk[]) => 3 - asks.length
    const topicsLeft = left(today.filter(({ spend }) => spend === 'topic'))
    const isUsed = (slot: number) => this.asks.some((ask) => ask.slot === slot)
    const isPaid = (slot: number) => this.asks.some((a) => a.slot === slot && !isRefunded(a))
    const messagesLeft = (slot: number) =>
      isPaid(slot) || topicsLeft > 0
        ? left(today.filter((a) => a.slot === slot && a.spend === 'message'))
        : 0
    const rewarded = this.asks.filter(({ status, kind }) => status === 'done' && kind !== 2)
    return {
      topicsLeft,
      points: rewarded.length * 2,
      topics: this.topics.map((_, slot) =>
        isUsed(slot)
          ? { messagesLeft: messagesLeft(slot), path: this.path(slot).flatMap(shownOf) }
          : null,
      ),
    }
  }
}

function isRefunded({ status, think, text }: ModelAsk): boolean {
  if (status === 'running' || status === 'done' || text !== '') return false
  return status !== 'stopped' || think === ''
}

function shownOf({ versions, shown }: Fork) {
  const question = versions[shown]
  if (!question) return []
  const answers = question.answers.map(({ ask }) => [ask.status, ask.think, ask.text])
  return [
    { versions: versions.map(({ text }) => ['done', '', text]), shown },
    { versions: answers, shown: question.shown },
  ]
}

import { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { atShare } from '../figures.ts'
import { cpuSeconds, residentKilobytes } from '../processes.ts'
import { epochMs, type HeardAnswer, hear } from './heard-answer.ts'
import type { Target, Targets } from './targets.ts'

const WORD_MS = 50
/** Of an answer whose memory is looked at in its midst. */
const HELD_WORDS = 200

/** Asks that came at once, each until its first event; no word is sent meanwhile. */
export interface Admission {
  readonly perSecond: number
  /** Until the first event, in ms. */
  readonly p50: number
  readonly p99: number
  readonly refused: number
}

/** Words of answers that were all admitted before, without those of the first moments. */
export interface Steady {
  readonly perSecond: number
  /** How long after it was due a word came, in ms. */
  readonly lateP99: number
  /** Microseconds of the target's own processor. */
  readonly cpuPerWord: number
  /** Answers of which something was lost or out of order. */
  readonly broken: number
  /** The most resident memory for each answer beyond what was used before any, in kB. */
  readonly kilobytes: number
}

export interface Load {
  readonly asks: number
  readonly words: number
  /** Words of each answer that are not counted: with them the server writes a title. */
  readonly ignored: number
}

interface Admitted {
  readonly admission: Admission
  readonly answers: readonly HeardAnswer[]
}

/** Asks all at once, and waits until each has its first event. */
async function admit(target: Target, { asks, words }: Load): Promise<Admitted> {
  const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY })
  const questions = Array.from({ length: asks }, () => target.question())
  const begin = epochMs()
  const answers = questions.map((question) => hear(question, words, agent))
  const firsts = await Promise.all(answers.map(({ first }) => first))
  const waits = firsts.flatMap((first) => (first === null ? [] : [first - begin]))
  const admission = {
    perSecond: (waits.length * 1000) / Math.max(...waits),
    p50: atShare(0.5, waits),
    p99: atShare(0.99, waits),
    refused: asks - waits.length,
  }
  return { admission, answers }
}

/** A burst whose answers end after a word. */
export async function measureAdmission(
  target: Target,
  { model }: Targets,
  asks: number,
): Promise<Admission> {
  const { admission, answers } = await admit(target, { asks, words: 1, ignored: 0 })
  if (target.streams) await begin(model, asks - admission.refused, 1)
  await Promise.all(answers.map(({ isWhole }) => isWhole))
  return admission
}

/** Lets the words come when all answers are admitted. */
export async function measureSteady(
  target: Target,
  { model }: Targets,
  load: Load,
  idleKilobytes: number,
): Promise<Steady> {
  const { asks, words, ignored } = load
  const { admission, answers } = await admit(target, load)
  const due = await begin(model, asks - admission.refused, words)
  let most = 0
  const look = () => {
    most = Math.max(most, residentKilobytes(target.pid))
  }
  const watch = setInterval(look, 500)
  const from = due + ignored * WORD_MS
  await sleep(Math.max(0, from - epochMs()))
  const cpu = cpuSeconds(target.pid)
  const heard = await Promise.all(answers.map((answer) => answer.words))
  const used = cpuSeconds(target.pid) - cpu
  look()
  clearInterval(watch)
  const whole = await Promise.all(answers.map(({ isWhole }) => isWhole))
  const counted = heard.flatMap((times) => times.slice(ignored))
  const late = heard.flatMap((times) =>
    times.slice(ignored).map((time, nth) => time - from - nth * WORD_MS),
  )
  const last = counted.reduce((latest, time) => Math.max(latest, time), from)
  return {
    perSecond: (counted.length * 1000) / (last - from),
    lateP99: atShare(0.99, late),
    cpuPerWord: (used * 1_000_000) / counted.length,
    broken: whole.filter((isWhole) => !isWhole).length,
    kilobytes: (most - idleKilobytes) / asks,
  }
}

/**
 * What the server holds for each answer while all are streaming, in kB of 1000 bytes: its heap and
 * buffers once it has collected its garbage, less those before.
 */
export async function measureHeld(
  target: Target,
  { model, memory }: Targets,
  asks: number,
): Promise<number> {
  const before = await memory()
  const { admission, answers } = await admit(target, { asks, words: HELD_WORDS, ignored: 0 })
  const due = await begin(model, asks - admission.refused, HELD_WORDS)
  await sleep(due + (HELD_WORDS / 2) * WORD_MS - epochMs())
  const during = await memory()
  await Promise.all(answers.map(({ isWhole }) => isWhole))
  const bytes = during.heapUsed + during.external - before.heapUsed - before.external
  return bytes / asks / 1000
}

/** Lets so many streams that the model holds have their words; gives when the first one is due. */
export async function begin(model: string, streams: number, words: number): Promise<number> {
  const response = await fetch(`${model}/begin?streams=${streams}&words=${words}`)
  const { at } = (await response.json()) as { at: number }
  return at
}

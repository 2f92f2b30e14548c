import { type Case, type CaseNames, namesOf } from './case.ts'
import { CaseContext } from './case-context.ts'
import type { ShownExchange } from './exchange.ts'
import { isLeftOut } from './left-out.ts'
import type { Subject } from './subject.ts'

export interface FailedCase extends CaseNames {
  readonly error: string
  /** The last request of the case, which is nearly always the one that failed; null where none was sent. */
  readonly exchange: ShownExchange | null
}

export interface LeftOutCase extends CaseNames {
  /** The world, or what the subject says of itself, and why. */
  readonly why: string
}

export interface CaseResults {
  readonly passed: readonly CaseNames[]
  readonly failed: readonly FailedCase[]
  readonly leftOut: readonly LeftOutCase[]
}

export interface RunOptions {
  /** How many cases run at once. */
  readonly parallel: number
  /** How long one may take, in ms. */
  readonly timeout: number
}

/** Runs cases beside each other, each once. */
export async function runCases(
  subject: Subject,
  cases: readonly Case[],
  { parallel, timeout }: RunOptions,
): Promise<CaseResults> {
  const passed: CaseNames[] = []
  const failed: FailedCase[] = []
  const leftOut: LeftOutCase[] = []
  const waiting = [...cases]
  async function work() {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const context = new CaseContext(subject)
      try {
        await inTime(next.run(context), timeout)
        passed.push(namesOf(next))
      } catch (error) {
        if (isLeftOut(error)) leftOut.push({ ...namesOf(next), why: error.message })
        else {
          const exchange = context.lastExchange?.shown() ?? null
          failed.push({ ...namesOf(next), error: textOf(error), exchange })
        }
      }
    }
  }
  await Promise.all(Array.from({ length: parallel }, work))
  return { passed, failed, leftOut }
}

async function inTime(work: Promise<void>, timeout: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`It took more than ${timeout / 1000} s`)), timeout)
  })
  try {
    await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

/** A failed `fetch` says why in its cause alone. */
function textOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { message, cause } = error
  return cause instanceof Error && !message.includes(cause.message)
    ? `${message}: ${cause.message}`
    : message
}

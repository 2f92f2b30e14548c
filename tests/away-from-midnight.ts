import { stderr } from 'node:process'
import { setTimeout as sleep } from 'node:timers/promises'

const DAY_MS = 86_400_000
/** About as long as a suite takes. */
const MARGIN_MS = 600_000

/** Lets midnight in UTC pass: allowances and headings of days that a suite saw before it change then. */
export async function setup(): Promise<void> {
  const leftMs = DAY_MS - (Date.now() % DAY_MS)
  if (leftMs > MARGIN_MS) return
  stderr.write(`Waiting for 00:00 UTC, for ${Math.ceil(leftMs / 60_000)} minutes at most\n`)
  await sleep(leftMs + 1000)
}

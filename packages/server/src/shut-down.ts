import { exit } from 'node:process'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from './app-context.ts'
import type { Repeater } from './generation/repeat.ts'
import { openRequests } from './web/requests.ts'

const LOOK_MS = 20
/** For answers that were just ended to reach their clients, even without time to drain. */
const LAST_REPLIES_MS = 1000
/** For all that comes after the drain; only a database or a disk that hangs needs more. */
const CLOSE_MS = 10_000

/** After so long the process ends, whatever still hangs. */
export function longestEndMs({ env }: AppContext): number {
  return env.DRAIN_SECONDS * 1000 + CLOSE_MS
}

/** Takes no new questions, lets answers, exports and other replies finish for a while, then closes. */
export async function shutDown(
  app: FastifyInstance,
  { env, generations, ports, database }: AppContext,
  repeaters: readonly Repeater[],
): Promise<void> {
  const drainMs = env.DRAIN_SECONDS * 1000
  const drained = performance.now() + drainMs
  await generations.drain(drainMs)
  const deadline = Math.max(drained, performance.now() + LAST_REPLIES_MS)
  while (openRequests(app) > 0 && performance.now() < deadline) await sleep(LOOK_MS)
  await app.close()
  await Promise.all(repeaters.map((repeater) => repeater.stop()))
  await generations.close()
  await ports.documents.close()
  await ports.answerEngine.close?.()
  await database.close()
}

/** Ends in order at the first signal, at once at the second, and when the end takes too long. */
export function onSignals(end: () => Promise<void>, withinMs: number): void {
  let ending = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, async () => {
      if (ending) exit(1)
      ending = true
      setTimeout(() => {
        console.error(`The end took more than ${withinMs / 1000} s: ended without waiting longer`)
        exit(1)
      }, withinMs).unref()
      try {
        await end()
        exit(0)
      } catch (error) {
        console.error(error)
        exit(1)
      }
    })
  }
}

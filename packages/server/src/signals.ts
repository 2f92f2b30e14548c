import { exit } from 'node:process'

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

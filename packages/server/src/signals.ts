import { exit } from 'node:process'

/** Ends in order at the first signal, at once at the second. */
export function onSignals(end: () => Promise<void>): void {
  let ending = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, async () => {
      if (ending) exit(1)
      ending = true
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

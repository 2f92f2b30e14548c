import { instantly, type MockOptions, real } from '@coinquiry/api-client/mock/browser'

type Wait = NonNullable<MockOptions['wait']>

const isTest = '__vitest_browser__' in globalThis

/** Answers arrive at the usual speed in Storybook, and at once in tests. */
export const usualPace = (): Wait => (isTest ? instantly : real())

/** Time stands still after so many waits, and with it what was about to arrive: a picture. */
export function stillAfter(waits: number): Wait {
  let left = waits
  return () => {
    left -= 1
    return left < 0 ? new Promise(() => {}) : Promise.resolve()
  }
}

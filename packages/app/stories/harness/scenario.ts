import type { OperationId } from '@coinquiry/api-client/contract'
import {
  type Fault,
  instantly,
  type MockOptions,
  type Resident,
  real,
  type WorldName,
} from '@coinquiry/api-client/mock/browser'
import type { Language } from '../../src/shell/language/language.ts'

/** What a story shows: the user's data, and where in the app they are. */
export interface ScreenScenario {
  /** A world of the mock. */
  world?: WorldName
  /** `{topic}`, `{topic2}` … are the resident's topics, the last used first; `{share}` is what the host shares. */
  path?: string
  /** The world of another user, who shares their first topic. */
  host?: WorldName
  /** A question that Home has just handed to a new chat. */
  isAsked?: boolean
  /** How many of the mock's pauses pass before time stands still; without it, time goes on. */
  pauses?: number
  /** What happens to the replies of which operations. */
  faults?: Partial<Record<OperationId, Fault>>
  /** A dialog that has been opened; it belongs to no screen. */
  dialog?: 'palette' | 'points-rules' | 'pricing' | 'settings' | 'shortcuts'
}

export const storyQuestion = {
  zh: '比特币的手续费由什么决定？',
  en: 'What decides the fees of Bitcoin?',
} as const satisfies Record<Language, string>

/** An address of the scenario, with the ids that the mock has given. */
export function addressOf(path: string, resident: Resident | null, host: Resident | null): string {
  return path
    .replace(/\{topic(\d*)\}/, (_, index) => resident?.topicIds[Number(index || 1) - 1] ?? '')
    .replace('{share}', (host ?? resident)?.shareToken ?? '')
}

type Wait = NonNullable<MockOptions['wait']>

const isTest = '__vitest_browser__' in globalThis

/** Answers arrive at the usual speed in Storybook, and at once in tests. */
export const usualPace = (): Wait => (isTest ? instantly : real())

/** Time stands still after so many waits, and with it what was about to arrive: a picture. */
export function stopAfter(waits: number): Wait {
  let left = waits
  return () => {
    left -= 1
    return left < 0 ? new Promise(() => {}) : Promise.resolve()
  }
}

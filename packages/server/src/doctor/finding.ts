import type { Env } from '../env.ts'

/** `off`: not configured, so there is nothing to check. */
export type Verdict = 'ok' | 'warning' | 'wrong' | 'off'

/** One line of the report. */
export interface Finding {
  readonly verdict: Verdict
  /** What was found; never a secret. */
  readonly found: string
  /** What to do about it; null where nothing is to be done. */
  readonly advice: string | null
}

export interface Check {
  readonly name: string
  run(env: Env): Promise<readonly Finding[]>
}

export const ok = (found: string): Finding => ({ verdict: 'ok', found, advice: null })
export const off = (found: string): Finding => ({ verdict: 'off', found, advice: null })
export const warning = (found: string, advice: string): Finding => ({
  ...{ verdict: 'warning', found, advice },
})
export const wrong = (found: string, advice: string): Finding => ({
  ...{ verdict: 'wrong', found, advice },
})

import { CURRENT_MINUTES } from '@coinquiry/api-client/figure-ages'
import type { Figure } from '../../../ports/figure.ts'

const MINUTE_MS = 60_000

/** Whether a figure was older than its kind allows when it was given. */
export function isStale({ kind, asOf }: Pick<Figure, 'kind' | 'asOf'>, now: Date): boolean {
  const minutes = CURRENT_MINUTES[kind]
  return minutes !== null && now.getTime() - Date.parse(asOf) > minutes * MINUTE_MS
}

import type { IntlShape } from 'react-intl'
import { failureOf } from '../../data/failure.ts'

/** The text of a failure, to be shown beside its field. */
export function failureText({ formatMessage }: IntlShape, error: unknown): string {
  const failure = failureOf(error)
  return failure.kind === 'refused'
    ? failure.message
    : formatMessage({ id: `error.${failure.kind}` })
}

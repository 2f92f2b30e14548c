import type { IntlShape } from 'react-intl'
import { failureOf } from '../../data/failure.ts'

/** What to say where something that a person started did not work. */
export function failureText({ formatMessage }: IntlShape, error: unknown): string {
  const failure = failureOf(error)
  return failure.kind === 'refused'
    ? failure.message
    : formatMessage({ id: `error.${failure.kind}` })
}

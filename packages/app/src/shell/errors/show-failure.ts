import type { IntlShape } from 'react-intl'
import { failureOf } from '../../data/failure.ts'
import { showToast } from '../toasts/toasts.ts'

/** What to say where something that a person started did not work. */
export function failureText({ formatMessage }: IntlShape, error: unknown): string {
  const failure = failureOf(error)
  return failure.kind === 'refused'
    ? failure.message
    : formatMessage({ id: `error.${failure.kind}` })
}

/** Tells the person that something they started did not work. */
export function showFailure(error: unknown): void {
  const failure = failureOf(error)
  if (failure.kind === 'refused') showToast({ text: failure.message }, 'danger')
  else showToast({ message: `error.${failure.kind}` }, 'danger')
}

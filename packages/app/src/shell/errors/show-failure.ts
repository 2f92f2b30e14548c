import { failureOf } from '../../data/failure.ts'
import { showToast } from '../toasts/toasts.ts'

/** Tells the person that something they started did not work. */
export function showFailure(error: unknown): void {
  const failure = failureOf(error)
  if (failure.kind === 'refused') showToast({ text: failure.message }, 'danger')
  else showToast({ message: `error.${failure.kind}` }, 'danger')
}

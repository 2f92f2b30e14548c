import { failureOf } from '../../data/failure.ts'
import { showToast } from './toasts.ts'

/** Shows in a toast that an action of the user has failed. */
export function showFailure(error: unknown): void {
  const failure = failureOf(error)
  if (failure.kind === 'refused') showToast({ text: failure.message }, 'danger')
  else showToast({ message: `error.${failure.kind}` }, 'danger')
}

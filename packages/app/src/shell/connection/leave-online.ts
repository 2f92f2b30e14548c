import { showToast } from '../toasts/toasts.ts'

/** Begins a navigation; without a network it would only end on the browser's own error page. */
export function leaveOnline(navigate: () => void): void {
  if (navigator.onLine) navigate()
  else showToast({ message: 'error.network' }, 'danger')
}

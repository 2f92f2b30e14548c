import { useSyncExternalStore } from 'react'
import { showToast } from './toasts/toasts.ts'

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/** Whether the browser believes it has a network. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
}

/** Begins a navigation; without a network it would only end on the browser's own error page. */
export function leaveOnline(navigate: () => void): void {
  if (navigator.onLine) navigate()
  else showToast({ message: 'error.network' }, 'danger')
}

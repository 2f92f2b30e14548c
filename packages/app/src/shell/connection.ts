import { useSyncExternalStore } from 'react'
import { useIntl } from 'react-intl'
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

export function useConnectionLabels() {
  const { formatMessage } = useIntl()
  return {
    connecting: formatMessage({ id: 'connection.connecting' }),
    reconnecting: formatMessage({ id: 'connection.reconnecting' }),
    interrupted: formatMessage({ id: 'connection.interrupted' }),
    offline: formatMessage({ id: 'connection.offline' }),
    retry: formatMessage({ id: 'connection.retry' }),
  }
}

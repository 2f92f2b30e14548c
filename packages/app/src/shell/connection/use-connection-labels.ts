import { useIntl } from 'react-intl'

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

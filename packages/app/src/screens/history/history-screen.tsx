import { useIntl } from 'react-intl'

export function HistoryScreen() {
  const { formatMessage } = useIntl()
  return (
    <main>
      <h1>{formatMessage({ id: 'history.title' })}</h1>
    </main>
  )
}

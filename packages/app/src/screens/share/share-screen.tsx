import { useIntl } from 'react-intl'

export function ShareScreen({ shareToken }: { shareToken: string }) {
  const { formatMessage } = useIntl()
  return (
    <main>
      <h1>{formatMessage({ id: 'share.title' })}</h1>
      <p>{shareToken}</p>
    </main>
  )
}

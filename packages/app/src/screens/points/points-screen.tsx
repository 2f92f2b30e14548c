import { useIntl } from 'react-intl'

export function PointsScreen() {
  const { formatMessage } = useIntl()
  return (
    <main>
      <h1>{formatMessage({ id: 'points.title' })}</h1>
    </main>
  )
}

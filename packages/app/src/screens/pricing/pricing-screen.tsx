import { useIntl } from 'react-intl'

export function PricingScreen() {
  const { formatMessage } = useIntl()
  return (
    <main>
      <h1>{formatMessage({ id: 'pricing.title' })}</h1>
    </main>
  )
}

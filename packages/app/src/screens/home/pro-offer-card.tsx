import { ProCard } from '@coinquiry/ui/blocks/pro-card'
import { useIntl } from 'react-intl'
import { showPricing } from '../../shell/open-dialog.ts'
import styles from './pro-offer-card.module.css'

export default function ProOfferCard({ onDismiss }: { onDismiss: () => void }) {
  const { formatMessage } = useIntl()
  return (
    <ProCard
      className={styles.card}
      labels={{
        action: formatMessage({ id: 'pro.try' }),
        dismiss: formatMessage({ id: 'pricing.cardDismiss' }),
      }}
      title={formatMessage({ id: 'pricing.cardTitle' })}
      onAction={showPricing}
      onDismiss={onDismiss}
    >
      {formatMessage({ id: 'pricing.cardText' })}
    </ProCard>
  )
}

import { Dialog } from '@coinquiry/ui/primitives/dialog'
import { useIntl } from 'react-intl'
import { Plans } from './plans.tsx'
import styles from './pricing.module.css'

export default function PricingDialog({ onClose }: { onClose: () => void }) {
  const { formatMessage } = useIntl()
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={formatMessage({ id: 'pricing.title' })}
      closeLabel={formatMessage({ id: 'action.close' })}
      className={styles.dialog}
    >
      <Plans onLeave={onClose} />
    </Dialog>
  )
}

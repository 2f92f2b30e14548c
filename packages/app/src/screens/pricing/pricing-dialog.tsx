import { Dialog } from '@coinquiry/ui/primitives/dialog'
import { useIntl } from 'react-intl'

// biome-ignore lint/style/noDefaultExport: React.lazy loads default exports
export default function PricingDialog({ onClose }: { onClose: () => void }) {
  const { formatMessage } = useIntl()
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={formatMessage({ id: 'pro.title' })}
      description={formatMessage({ id: 'pro.text' })}
      closeLabel={formatMessage({ id: 'action.close' })}
    >
      <p>{formatMessage({ id: 'pro.unavailable' })}</p>
    </Dialog>
  )
}

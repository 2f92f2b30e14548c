import { Dialog } from '@coinquiry/ui/primitives/dialog'
import { useIntl } from 'react-intl'

interface ShareDialogProps {
  topicsId: string
  onClose: () => void
}

// biome-ignore lint/style/noDefaultExport: React.lazy loads default exports
export default function ShareDialog({ topicsId, onClose }: ShareDialogProps) {
  const { formatMessage } = useIntl()
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={formatMessage({ id: 'share.title' })}
      closeLabel={formatMessage({ id: 'action.close' })}
    >
      {topicsId}
    </Dialog>
  )
}

import { Dialog } from '@coinquiry/ui/primitives/dialog'
import { useIntl } from 'react-intl'

// biome-ignore lint/style/noDefaultExport: React.lazy loads default exports
export default function SettingsDialog({ onClose }: { onClose: () => void }) {
  const { formatMessage } = useIntl()
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={formatMessage({ id: 'settings.title' })}
      closeLabel={formatMessage({ id: 'action.close' })}
    >
      {null}
    </Dialog>
  )
}

import { Dialog } from '@coinquiry/ui/primitives/dialog'
import { useIntl } from 'react-intl'

// biome-ignore lint/style/noDefaultExport: React.lazy loads default exports
export default function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const { formatMessage } = useIntl()
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={formatMessage({ id: 'palette.title' })}
      closeLabel={formatMessage({ id: 'action.close' })}
    >
      {null}
    </Dialog>
  )
}

import { Dialog } from '@coinquiry/ui/primitives/dialog'
import { useIntl } from 'react-intl'
import { proPrompt } from './pro-prompt.ts'

// biome-ignore lint/style/noDefaultExport: React.lazy loads default exports
export default function ProDialog() {
  const { formatMessage } = useIntl()
  return (
    <Dialog
      open
      onOpenChange={proPrompt.set}
      title={formatMessage({ id: 'pro.title' })}
      description={formatMessage({ id: 'pro.text' })}
      closeLabel={formatMessage({ id: 'action.close' })}
    >
      <p>{formatMessage({ id: 'pro.unavailable' })}</p>
    </Dialog>
  )
}

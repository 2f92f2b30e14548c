import { Toaster } from '@coinquiry/ui/primitives/toast'
import { useIntl } from 'react-intl'
import { useStore } from '../../store.ts'
import { dismissToast, toasts } from './toasts.ts'

// biome-ignore lint/style/noDefaultExport: React.lazy loads default exports
export default function ToastList() {
  const intl = useIntl()
  const items = useStore(toasts).map(({ id, words, tone }) => ({
    id,
    tone,
    text: 'text' in words ? words.text : intl.formatMessage({ id: words.message }),
  }))
  return (
    <Toaster
      toasts={items}
      onDismiss={dismissToast}
      labels={{
        region: intl.formatMessage({ id: 'toasts.region' }),
        close: intl.formatMessage({ id: 'action.close' }),
      }}
    />
  )
}

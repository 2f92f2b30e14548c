import { Toaster } from '@coinquiry/ui/primitives/toast'
import { useLocation } from '@tanstack/react-router'
import { useIntl } from 'react-intl'
import { useStore } from '../../store.ts'
import { dismissToast, toasts } from './toasts.ts'

/** How long a toast stays beside a conversation; elsewhere as long as the kit has it. */
const quickMs = 2000

// biome-ignore lint/style/noDefaultExport: React.lazy loads default exports
export default function ToastList() {
  const intl = useIntl()
  const { pathname } = useLocation()
  const duration = /^\/(?:chat|history)(?:\/|$)/.test(pathname) ? quickMs : undefined
  const items = useStore(toasts).map(({ id, words, tone }) => ({
    id,
    tone,
    duration,
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

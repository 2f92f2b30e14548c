import { Toaster } from '@coinquiry/ui/primitives/toast'
import { useLocation } from '@tanstack/react-router'
import { useSelector } from '@tanstack/react-store'
import { useIntl } from 'react-intl'
import { dismissToast, toasts } from './toasts.ts'

/** How long a toast stays above a conversation or the history; elsewhere as long as the kit has it. */
const quickMs = 2000

// biome-ignore lint/style/noDefaultExport: React.lazy loads default exports
export default function ToastList() {
  const intl = useIntl()
  const { pathname } = useLocation()
  const isQuick = /^\/(?:chat|history)(?:\/|$)/.test(pathname)
  const items = useSelector(toasts).map(({ id, content, tone, action }) => ({
    id,
    tone,
    duration: isQuick ? quickMs : undefined,
    text: 'text' in content ? content.text : intl.formatMessage({ id: content.message }),
    action: action && {
      label: intl.formatMessage({ id: action.message }),
      onAction: action.onAction,
    },
  }))
  return (
    <Toaster
      toasts={items}
      placement={isQuick ? 'top-center' : 'bottom-end'}
      onDismiss={dismissToast}
      labels={{
        region: intl.formatMessage({ id: 'toasts.region' }),
        close: intl.formatMessage({ id: 'action.close' }),
      }}
    />
  )
}

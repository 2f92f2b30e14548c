import { ConnectionState } from '@coinquiry/ui/blocks/connection-state'
import { useHydrated, useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useOnline } from './connection.ts'
import styles from './frame.module.css'
import { Header } from './header/header.tsx'
import { PartLoading } from './lazy-part.tsx'
import { DocumentTitle } from './page-title.ts'
import { SignedInAs } from './session/signed-in-as.tsx'
import { useShortcuts } from './shortcuts/use-shortcuts.ts'
import { ToastRegion } from './toasts/toast-region.tsx'

/** The header, notices and dialogs around every screen. */
export function Frame({ children, dialogs }: { children: ReactNode; dialogs: ReactNode }) {
  const { formatMessage } = useIntl()
  const isOnline = useOnline()
  const isScreenAwaited = useRouterState({ select: ({ status }) => status === 'pending' })
  // A toast or a dialog may be shown before the page is hydrated.
  const isHydrated = useHydrated()
  useShortcuts()
  return (
    <div className={styles.frame}>
      <DocumentTitle />
      <Header />
      <ConnectionState
        labels={{ offline: formatMessage({ id: 'connection.offline' }) }}
        connection={isOnline ? 'live' : 'offline'}
        className={styles.connection}
      />
      <SignedInAs />
      {isScreenAwaited && <PartLoading />}
      {children}
      {isHydrated && <ToastRegion />}
      {isHydrated && dialogs}
    </div>
  )
}

import { Button } from '@coinquiry/ui/primitives/button'
import { EmptyState } from '@coinquiry/ui/primitives/empty-state'
import { Skeleton } from '@coinquiry/ui/primitives/skeleton'
import { VisuallyHidden } from '@coinquiry/ui/primitives/visually-hidden'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import styles from './chat-fallback.module.css'

/** Holds the place of a conversation that is on its way. */
export function ChatLoading() {
  const { formatMessage } = useIntl()
  return (
    <div className={styles.loading}>
      <VisuallyHidden role="status">{formatMessage({ id: 'chat.loading' })}</VisuallyHidden>
      <Skeleton className={styles.question} />
      <Skeleton />
      <Skeleton />
      <Skeleton className={styles.last} />
    </div>
  )
}

interface ChatFallbackProps {
  /** Missing where loading it again can't help: there is no access. */
  onReload: (() => void) | null
  /** Another way on. */
  action?: ReactNode
  children?: ReactNode
}

/** Shown instead of a conversation that can't be read. */
export function ChatFallback({ onReload, action, children }: ChatFallbackProps) {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  return (
    <main>
      <EmptyState
        titleAs="h1"
        role="alert"
        title={formatMessage({ id: onReload ? 'chat.loadFailed' : 'chat.noAccess' })}
        actions={
          <>
            {onReload && (
              <Button onClick={onReload}>{formatMessage({ id: 'chat.retryLoad' })}</Button>
            )}
            {action}
            <Button variant="primary" onClick={() => navigate({ to: '/' })}>
              {formatMessage({ id: 'action.home' })}
            </Button>
          </>
        }
      >
        {children}
      </EmptyState>
    </main>
  )
}

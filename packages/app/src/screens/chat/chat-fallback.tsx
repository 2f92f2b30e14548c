import { Button } from '@coinquiry/ui/primitives/button'
import { EmptyState } from '@coinquiry/ui/primitives/empty-state'
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { drafts, newTopicPlace } from '../../shell/drafts.ts'

interface ChatFallbackProps {
  topicsId: string
  failure: 'noAccess' | 'failed'
  onReload: () => void
}

/** Stands where the conversation can't be shown; a question written for it moves to Home. */
export function ChatFallback({ topicsId, failure, onReload }: ChatFallbackProps) {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()

  useEffect(() => {
    if (failure !== 'noAccess') return
    drafts.move(topicsId, 'home')
    // A topic whose first question was not stored never began: there is nothing to be told of it.
    if (drafts.move(newTopicPlace(topicsId), 'home')) void navigate({ to: '/', replace: true })
  }, [failure, topicsId, navigate])

  return (
    <main>
      <EmptyState
        titleAs="h1"
        role="alert"
        title={formatMessage({ id: failure === 'noAccess' ? 'chat.noAccess' : 'chat.loadFailed' })}
        actions={
          <>
            {failure === 'failed' && (
              <Button onClick={onReload}>{formatMessage({ id: 'chat.retryLoad' })}</Button>
            )}
            <Button variant="primary" onClick={() => navigate({ to: '/' })}>
              {formatMessage({ id: 'action.home' })}
            </Button>
          </>
        }
      />
    </main>
  )
}

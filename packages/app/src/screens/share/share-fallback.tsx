import { Button } from '@coinquiry/ui/primitives/button'
import { EmptyState } from '@coinquiry/ui/primitives/empty-state'
import { useNavigate } from '@tanstack/react-router'
import { useIntl } from 'react-intl'

interface ShareFallbackProps {
  failure: 'invalid' | 'failed'
  onReload: () => void
}

/** Shown instead of a shared topic that can't be read. */
export function ShareFallback({ failure, onReload }: ShareFallbackProps) {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const isInvalid = failure === 'invalid'
  return (
    <main>
      <EmptyState
        titleAs="h1"
        role="alert"
        title={formatMessage({ id: isInvalid ? 'chat.noAccess' : 'chat.loadFailed' })}
        actions={
          <>
            {!isInvalid && (
              <Button onClick={onReload}>{formatMessage({ id: 'chat.retryLoad' })}</Button>
            )}
            <Button variant="primary" onClick={() => navigate({ to: '/' })}>
              {formatMessage({ id: 'action.home' })}
            </Button>
          </>
        }
      >
        {isInvalid && formatMessage({ id: 'share.invalidText' })}
      </EmptyState>
    </main>
  )
}

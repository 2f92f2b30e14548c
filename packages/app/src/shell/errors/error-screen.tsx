import { Button } from '@coinquiry/ui/primitives/button'
import { EmptyState } from '@coinquiry/ui/primitives/empty-state'
import { useNavigate } from '@tanstack/react-router'
import { useIntl } from 'react-intl'
import { useIsStaying } from './reload-once.ts'

/** Stands where a screen broke; what the person wrote is in storage. */
export function ErrorScreen({ reset }: { reset: () => void }) {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const isStaying = useIsStaying()
  if (!isStaying) return null
  return (
    <main>
      <EmptyState
        titleAs="h1"
        role="alert"
        title={formatMessage({ id: 'error.pageTitle' })}
        actions={
          <>
            <Button onClick={() => navigate({ to: '/' }).then(reset)}>
              {formatMessage({ id: 'action.home' })}
            </Button>
            <Button variant="primary" onClick={() => location.reload()}>
              {formatMessage({ id: 'error.reload' })}
            </Button>
          </>
        }
      >
        {formatMessage({ id: 'error.pageText' })}
      </EmptyState>
    </main>
  )
}

export function NotFoundScreen() {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  return (
    <main>
      <EmptyState
        titleAs="h1"
        title={formatMessage({ id: 'notFound.title' })}
        actions={
          <Button variant="primary" onClick={() => navigate({ to: '/' })}>
            {formatMessage({ id: 'action.home' })}
          </Button>
        }
      >
        {formatMessage({ id: 'notFound.text' })}
      </EmptyState>
    </main>
  )
}

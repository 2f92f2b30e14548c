import { Button } from '@coinquiry/ui/primitives/button'
import { EmptyState } from '@coinquiry/ui/primitives/empty-state'
import { useNavigate } from '@tanstack/react-router'
import { useIntl } from 'react-intl'

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

import { Button } from '@coinquiry/ui/primitives/button'
import { Dialog } from '@coinquiry/ui/primitives/dialog'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { isRefusedCode } from '../../data/login.ts'
import { failureText } from '../../shell/errors/failure-text.ts'

interface FailedDialogProps {
  error: Error
  /** Tries the same code again. */
  onRetry: () => void
}

/** Says why the link did not sign in; only a refused code is used up. */
export default function FailedDialog({ error, onRetry }: FailedDialogProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const isUsedUp = isRefusedCode(error)
  const navigate = useNavigate()
  const [isOpen, setIsOpen] = useState(true)
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setIsOpen}
      title={formatMessage({ id: 'login.failedTitle' })}
      description={isUsedUp ? formatMessage({ id: 'login.failedText' }) : failureText(intl, error)}
      closeLabel={formatMessage({ id: 'action.close' })}
      actions={
        <>
          <Button
            variant={isUsedUp ? 'primary' : 'secondary'}
            onClick={() => navigate({ to: '/' })}
          >
            {formatMessage({ id: 'action.home' })}
          </Button>
          {!isUsedUp && (
            <Button variant="primary" onClick={onRetry}>
              {formatMessage({ id: 'connection.retry' })}
            </Button>
          )}
        </>
      }
    />
  )
}

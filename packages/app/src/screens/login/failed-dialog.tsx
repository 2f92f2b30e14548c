import { Button } from '@coinquiry/ui/primitives/button'
import { Dialog } from '@coinquiry/ui/primitives/dialog'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { failureKey } from '../../data/failure.ts'
import { isRefusedCode } from '../../data/login.ts'
import { failureText } from '../../shell/errors/failure-text.ts'

interface FailedDialogProps {
  error: Error
  /** Tries the same code again. */
  onRetry: () => void
}

/** Says why the link did not sign in; what the server refused it would refuse again. */
export default function FailedDialog({ error, onRetry }: FailedDialogProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const isFinal = isRefusedCode(error) || failureKey(error) === 'error.accountBlocked'
  const navigate = useNavigate()
  const [isOpen, setIsOpen] = useState(true)
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setIsOpen}
      title={formatMessage({ id: 'login.failedTitle' })}
      description={
        isRefusedCode(error) ? formatMessage({ id: 'login.failedText' }) : failureText(intl, error)
      }
      closeLabel={formatMessage({ id: 'action.close' })}
      actions={
        <>
          <Button variant={isFinal ? 'primary' : 'secondary'} onClick={() => navigate({ to: '/' })}>
            {formatMessage({ id: 'action.home' })}
          </Button>
          {!isFinal && (
            <Button variant="primary" onClick={onRetry}>
              {formatMessage({ id: 'connection.retry' })}
            </Button>
          )}
        </>
      }
    />
  )
}

import { Button } from '@coinquiry/ui/primitives/button'
import { Dialog } from '@coinquiry/ui/primitives/dialog'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useIntl } from 'react-intl'

// biome-ignore lint/style/noDefaultExport: a part is loaded by its default export
export default function FailedDialog() {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const [isOpen, setIsOpen] = useState(true)
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setIsOpen}
      title={formatMessage({ id: 'login.failedTitle' })}
      description={formatMessage({ id: 'login.failedText' })}
      closeLabel={formatMessage({ id: 'action.close' })}
      actions={
        <Button variant="primary" onClick={() => navigate({ to: '/' })}>
          {formatMessage({ id: 'action.home' })}
        </Button>
      }
    />
  )
}

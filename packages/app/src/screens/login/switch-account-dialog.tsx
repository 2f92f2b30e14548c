import { ConfirmDialog } from '@coinquiry/ui/primitives/confirm-dialog'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { logOut } from '../../shell/session/log-out.ts'

interface SwitchAccountDialogProps {
  /** The sign-in link; it is followed after the logout. */
  address: string
  onClose: () => void
}

/** Asks before a sign-in link replaces the session that is open. */
export default function SwitchAccountDialog({ address, onClose }: SwitchAccountDialogProps) {
  const { formatMessage } = useIntl()
  const [isLeaving, setIsLeaving] = useState(false)

  async function switchAccount(): Promise<void> {
    setIsLeaving(true)
    await logOut()
    location.assign(address)
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={() => isLeaving || onClose()}
      labels={{
        title: formatMessage({ id: 'settings.switchTitle' }),
        close: formatMessage({ id: 'action.close' }),
        cancel: formatMessage({ id: 'action.cancel' }),
        confirm: formatMessage({ id: 'settings.switchConfirm' }),
      }}
      busy={isLeaving}
      onConfirm={switchAccount}
    >
      <p>{formatMessage({ id: 'settings.switchText' })}</p>
    </ConfirmDialog>
  )
}

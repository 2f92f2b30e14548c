import { ConfirmDialog } from '@coinquiry/ui/primitives/confirm-dialog'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { exchangeShortToken } from '../../data/login.ts'
import type { SignInLink } from '../../shell/open-dialog.ts'
import { logOut } from '../../shell/session/log-out.ts'
import { openSession, returnAddress } from '../../shell/session/login-redirect.ts'
import { session } from '../../shell/session/session.ts'
import { showFailure } from '../../shell/toasts/show-failure.ts'

interface SwitchAccountDialogProps {
  link: SignInLink
  onClose: () => void
}

/** Asks before a sign-in link replaces the session that is open, or follows what another browser began. */
export default function SwitchAccountDialog({ link, onClose }: SwitchAccountDialogProps) {
  const { formatMessage } = useIntl()
  const [isLeaving, setIsLeaving] = useState(false)
  const [isReplacing] = useState(() => session.token() !== null)

  async function switchAccount(): Promise<void> {
    setIsLeaving(true)
    if ('address' in link) {
      await logOut()
      return location.assign(link.address)
    }
    try {
      // First, so that a token that has expired costs nobody the session that is open.
      const accessToken = await exchangeShortToken(link.shortToken, { onlyBegunHere: false })
      const target = returnAddress.take()
      if (isReplacing) await logOut()
      openSession(accessToken)
      location.assign(target)
    } catch (error) {
      onClose()
      showFailure(error)
    }
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={() => isLeaving || onClose()}
      labels={{
        title: formatMessage({
          id: isReplacing ? 'settings.switchTitle' : 'settings.elsewhereTitle',
        }),
        close: formatMessage({ id: 'action.close' }),
        cancel: formatMessage({ id: 'action.cancel' }),
        confirm: formatMessage({
          id: isReplacing ? 'settings.switchConfirm' : 'settings.elsewhereConfirm',
        }),
      }}
      description={formatMessage({
        id: isReplacing ? 'settings.switchText' : 'settings.elsewhereText',
      })}
      busy={isLeaving}
      onConfirm={switchAccount}
    />
  )
}

import { ConfirmDialog } from '@coinquiry/ui/primitives/confirm-dialog'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { exchangeShortToken, spendCode } from '../../data/login.ts'
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
  const navigate = useNavigate()

  /** What is spent comes first, so that a link that is dead costs nobody the session that is open. */
  async function switchAccount(): Promise<void> {
    setIsLeaving(true)
    try {
      await ('code' in link ? enterByCode(link) : enterByToken(link.shortToken))
    } catch (error) {
      onClose()
      showFailure(error)
    }
  }

  async function enterByToken(shortToken: string): Promise<void> {
    const accessToken = await exchangeShortToken(shortToken, { onlyBegunHere: false })
    const target = returnAddress.take()
    if (isReplacing) await logOut()
    openSession(accessToken)
    location.assign(target)
  }

  async function enterByCode(mailed: { email: string; code: string }): Promise<void> {
    const { access_token } = await spendCode(mailed)
    await logOut()
    // The page that the session leads to says whom the link has signed in.
    await navigate({ to: '/login', replace: true, state: { signedInAs: mailed.email } })
    openSession(access_token)
    onClose()
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

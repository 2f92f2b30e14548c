import type { HeaderAccount } from '@coinquiry/ui/blocks/app-header'
import { useNavigate } from '@tanstack/react-router'
import { useConfig } from '../../data/config.ts'
import { showDialog } from '../dialogs/open-dialog.ts'
import { showPricing } from '../dialogs/show-pricing.ts'
import { logOut } from '../session/log-out.ts'

/** What the account's menus do. */
export function useAccountCommands(account: HeaderAccount | null) {
  const navigate = useNavigate()
  return {
    onSettings: () => showDialog({ name: 'settings' }),
    // Whose details can't be had may be a member.
    onUpgrade: account?.pro === undefined ? undefined : showPricing,
    contactHref: useConfig()?.contact_url,
    onLogout() {
      logOut()
      void navigate({ to: '/login' })
    },
  }
}

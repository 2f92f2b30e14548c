import type { HeaderAccount } from '@coinquiry/ui/blocks/app-header'
import { AvatarMenu, type AvatarMenuProps } from '@coinquiry/ui/blocks/avatar-menu'
import { MobileMenu, type MobileMenuProps } from '@coinquiry/ui/blocks/mobile-menu'
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { useConfig } from '../../data/config.ts'
import { showDialog, showPricing } from '../open-dialog.ts'
import { usePageTitle } from '../page-title.ts'
import { logOut } from '../session/log-out.ts'
import { useAccountLabels, type useHeaderLabels } from './labels.ts'
import { useNavigationLinks } from './navigation-links.ts'

type AccountMenuProps = Pick<
  AvatarMenuProps,
  'labels' | 'account' | 'open' | 'onOpenChange' | 'trigger'
>

export function AccountMenu({ labels, ...menu }: AccountMenuProps) {
  const { formatMessage } = useIntl()
  return (
    <AvatarMenu
      {...menu}
      {...useAccountCommands(menu.account)}
      labels={{ ...labels, shortcuts: formatMessage({ id: 'header.shortcuts' }) }}
      onShortcuts={() => showDialog({ name: 'shortcuts' })}
    />
  )
}

/** What the account's menus do. */
function useAccountCommands(account: HeaderAccount | null) {
  const navigate = useNavigate()
  return {
    onSettings: () => showDialog({ name: 'settings' }),
    // A user who could not be loaded may be a member.
    onUpgrade: account?.pro === undefined ? undefined : showPricing,
    contactHref: useConfig()?.contact_url ?? undefined,
    onLogout() {
      logOut()
      void navigate({ to: '/login' })
    },
  }
}

type NarrowMenuProps = Pick<
  MobileMenuProps,
  'account' | 'points' | 'open' | 'onOpenChange' | 'onThemeCycle' | 'onLanguageSwitch'
> & { labels: ReturnType<typeof useHeaderLabels> }

export function NarrowMenu({ labels, ...menu }: NarrowMenuProps) {
  const { formatMessage } = useIntl()
  const { onOpenChange } = menu

  // Going back closes it.
  useEffect(() => {
    const close = () => onOpenChange(false)
    addEventListener('popstate', close)
    return () => removeEventListener('popstate', close)
  }, [onOpenChange])

  return (
    <MobileMenu
      {...menu}
      {...useNavigationLinks()}
      {...useAccountCommands(menu.account)}
      topic={usePageTitle()}
      labels={{
        ...useAccountLabels(),
        ...labels,
        title: labels.menu,
        points: formatMessage({ id: 'header.pointsPlace' }),
        close: formatMessage({ id: 'action.close' }),
      }}
    />
  )
}

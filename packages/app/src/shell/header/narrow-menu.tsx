import type { HeaderAccount } from '@coinquiry/ui/blocks/app-header'
import { MobileMenu } from '@coinquiry/ui/blocks/mobile-menu'
import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { usePageTitle } from '../page/page-title.ts'
import { useAccountCommands } from './use-account-commands.ts'
import { useAccountLabels } from './use-account-labels.ts'
import type { useHeaderLabels } from './use-header-labels.ts'
import { useNavigationLinks } from './use-places.ts'

interface NarrowMenuProps {
  labels: ReturnType<typeof useHeaderLabels>
  account: HeaderAccount | null
  points: string | undefined
  open: boolean
  onOpenChange: (open: boolean) => void
  onThemeCycle: () => void
  onLanguageSwitch: () => void
}

// biome-ignore lint/style/noDefaultExport: a part is loaded by its default export
export default function NarrowMenu({ labels, ...menu }: NarrowMenuProps) {
  const { formatMessage } = useIntl()
  const { onOpenChange } = menu

  // Who goes back leaves it.
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

import type { HeaderAccount } from '@coinquiry/ui/blocks/app-header'
import { AvatarMenu, type AvatarMenuLabels } from '@coinquiry/ui/blocks/avatar-menu'
import { useIntl } from 'react-intl'
import { showDialog } from '../dialogs/open-dialog.ts'
import { useAccountCommands } from './use-account-commands.ts'

interface AccountMenuProps {
  labels: AvatarMenuLabels
  account: HeaderAccount
  open: boolean
  onOpenChange: (open: boolean) => void
}

// biome-ignore lint/style/noDefaultExport: a part is loaded by its default export
export default function AccountMenu({ labels, ...menu }: AccountMenuProps) {
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

import type { HeaderAccount } from '@coinquiry/ui/blocks/app-header'
import { AvatarMenu, type AvatarMenuLabels } from '@coinquiry/ui/blocks/avatar-menu'
import { useAccountCommands } from './use-account-commands.ts'

interface AccountMenuProps {
  labels: AvatarMenuLabels
  account: HeaderAccount
  open: boolean
  onOpenChange: (open: boolean) => void
}

// biome-ignore lint/style/noDefaultExport: React.lazy loads default exports
export default function AccountMenu(props: AccountMenuProps) {
  return <AvatarMenu {...props} {...useAccountCommands()} />
}

import { classNames } from '../../class-names.ts'
import {
  DropdownMenu,
  type DropdownMenuProps,
  MenuItem,
  MenuSeparator,
} from '../../primitives/dropdown-menu/dropdown-menu.tsx'
import {
  AccountButton,
  type AccountButtonLabels,
  type HeaderAccount,
} from '../app-header/account-button.tsx'
import { type AccountCommands, type AccountLabels, accountEntries } from './account-entries.tsx'
import styles from './avatar-menu.module.css'

export type { AccountCommands, AccountLabels } from './account-entries.tsx'

export interface AvatarMenuLabels extends AccountLabels, AccountButtonLabels {}

export interface AvatarMenuProps
  extends Omit<DropdownMenuProps, 'trigger' | 'children'>,
    AccountCommands {
  /** The labels of the button and the entries. */
  labels: AvatarMenuLabels
  /** Who is signed in. */
  account: HeaderAccount
  /** Takes the place of the button; see `DropdownMenu`. */
  trigger?: DropdownMenuProps['trigger'] | undefined
}

/** The signed-in reader's picture, which opens what there is to do with the account. */
export function AvatarMenu({
  labels,
  account,
  onSettings,
  onUpgrade,
  contactHref,
  onShortcuts,
  onLogout,
  trigger = <AccountButton labels={labels} account={account} />,
  className,
  ...rest
}: AvatarMenuProps) {
  const { name, email, pro = false } = account
  const entries = accountEntries(
    labels,
    { onSettings, onUpgrade, contactHref, onShortcuts, onLogout },
    pro,
  )
  return (
    <DropdownMenu {...rest} className={classNames(styles.menu, className)} trigger={trigger}>
      <div className={styles.account}>
        <span className={styles.name}>{name}</span>
        {email && <span className={styles.email}>{email}</span>}
      </div>
      <MenuSeparator />
      {entries.map(({ key, icon, label, href, onSelect }) => (
        <MenuItem key={key} icon={icon} href={href} onSelect={onSelect}>
          {label}
        </MenuItem>
      ))}
    </DropdownMenu>
  )
}

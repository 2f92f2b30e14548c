import { classNames } from '../../class-names.ts'
import { Avatar } from '../../primitives/avatar/index.ts'
import {
  DropdownMenu,
  type DropdownMenuProps,
  MenuItem,
  MenuSeparator,
} from '../../primitives/dropdown-menu/index.ts'
import { type AccountCommands, type AccountLabels, accountEntries } from './account-entries.tsx'
import styles from './avatar-menu.module.css'

export interface AvatarMenuAccount {
  name: string
  email?: string | undefined
  imageUrl?: string | undefined
  /** A member: framed, with the PRO badge. */
  pro?: boolean | undefined
}

export interface AvatarMenuLabels extends AccountLabels {
  /** Names the button. */
  open: string
  /** The badge, as read out. */
  pro: string
}

/** The signed-in reader's picture, which opens what there is to do with the account. */
export interface AvatarMenuProps
  extends Omit<DropdownMenuProps, 'trigger' | 'children'>,
    AccountCommands {
  labels: AvatarMenuLabels
  account: AvatarMenuAccount
}

export function AvatarMenu({
  labels,
  account,
  onSettings,
  onUpgrade,
  onContact,
  onLogout,
  className,
  ...rest
}: AvatarMenuProps) {
  const { name, email, imageUrl, pro = false } = account
  const entries = accountEntries(labels, { onSettings, onUpgrade, onContact, onLogout }, pro)
  return (
    <DropdownMenu
      {...rest}
      className={classNames(styles.menu, className)}
      trigger={
        <button
          type="button"
          aria-label={pro ? `${labels.open} (${labels.pro})` : labels.open}
          className={styles.trigger}
        >
          <Avatar
            name={name}
            imageUrl={imageUrl}
            framed={pro}
            badgeLabel={pro ? labels.pro : undefined}
          />
        </button>
      }
    >
      <div className={styles.who}>
        <span className={styles.name}>{name}</span>
        {email && <span className={styles.email}>{email}</span>}
      </div>
      <MenuSeparator />
      {entries.map(({ key, icon, label, onSelect }) => (
        <MenuItem key={key} icon={icon} onSelect={onSelect}>
          {label}
        </MenuItem>
      ))}
    </DropdownMenu>
  )
}

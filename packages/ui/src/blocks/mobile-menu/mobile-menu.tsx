import { Coins, History, Menu, SquarePen, Tag } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { classNames } from '../../class-names.ts'
import { Button } from '../../primitives/button/index.ts'
import { Dialog, type DialogProps } from '../../primitives/dialog/index.ts'
import { IconButton } from '../../primitives/icon-button/index.ts'
import {
  type AccountCommands,
  type AccountLabels,
  accountEntries,
} from '../avatar-menu/account-entries.tsx'
import type { AvatarMenuAccount } from '../avatar-menu/index.ts'
import { MenuRow } from './menu-row.tsx'
import styles from './mobile-menu.module.css'
import { WhoIsSignedIn } from './who-is-signed-in.tsx'

export interface MobileMenuLabels extends AccountLabels {
  /** Names the button and the menu. */
  title: string
  close: string
  newTopic: string
  history: string
  price: string
  points: string
  signIn: string
  /** The badge, as read out. */
  pro: string
}

/** The header's places and the account's commands, behind one button on narrow pages. */
export interface MobileMenuProps
  extends Omit<DialogProps, 'title' | 'closeLabel' | 'open' | 'onOpenChange' | 'children'>,
    AccountCommands {
  labels: MobileMenuLabels
  /** Null for a visitor, who is offered signing in. */
  account: AvatarMenuAccount | null
  /** The reader's points, beside their entry. */
  points?: ReactNode
  onNewTopic?: (() => void) | undefined
  onHistory?: (() => void) | undefined
  onPrice?: (() => void) | undefined
  onPoints?: (() => void) | undefined
  onSignIn?: (() => void) | undefined
}

export function MobileMenu({
  labels,
  account,
  points,
  onNewTopic,
  onHistory,
  onPrice,
  onPoints,
  onSettings,
  onUpgrade,
  onContact,
  onLogout,
  onSignIn,
  className,
  ...rest
}: MobileMenuProps) {
  const [open, setOpen] = useState(false)
  const commands = { onSettings, onUpgrade, onContact, onLogout }

  function closing(act: (() => void) | undefined): (() => void) | undefined {
    if (!act) return undefined
    return () => {
      setOpen(false)
      act()
    }
  }

  return (
    <>
      <IconButton
        label={labels.title}
        icon={<Menu />}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      />
      <Dialog
        {...rest}
        open={open}
        onOpenChange={setOpen}
        title={labels.title}
        closeLabel={labels.close}
        className={classNames(styles.sheet, className)}
      >
        {account && <WhoIsSignedIn account={account} proLabel={labels.pro} />}
        <ul className={styles.rows}>
          <MenuRow icon={<SquarePen />} onChoose={closing(onNewTopic)}>
            {labels.newTopic}
          </MenuRow>
          {account && (
            <MenuRow icon={<History />} onChoose={closing(onHistory)}>
              {labels.history}
            </MenuRow>
          )}
          <MenuRow icon={<Tag />} onChoose={closing(onPrice)}>
            {labels.price}
          </MenuRow>
          {account && (
            <MenuRow icon={<Coins />} aside={points} onChoose={closing(onPoints)}>
              {labels.points}
            </MenuRow>
          )}
        </ul>
        {account ? (
          <ul className={styles.rows}>
            {accountEntries(labels, commands, account.pro ?? false).map((entry) => (
              <MenuRow key={entry.key} icon={entry.icon} onChoose={closing(entry.onSelect)}>
                {entry.label}
              </MenuRow>
            ))}
          </ul>
        ) : (
          <Button variant="primary" size="large" onClick={closing(onSignIn)}>
            {labels.signIn}
          </Button>
        )}
      </Dialog>
    </>
  )
}

import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../../class-names.ts'
import { Avatar } from '../../primitives/avatar/avatar.tsx'
import styles from './account-button.module.css'

export interface AccountButtonLabels {
  /** Names the button. */
  open: string
  /** The badge, as read out. */
  pro: string
}

export interface AccountButtonProps
  extends Omit<ComponentPropsWithRef<'button'>, 'aria-label' | 'children'> {
  /** The labels of the button. */
  labels: AccountButtonLabels
  /** Whose picture it shows. */
  account: HeaderAccount
}

/** What opens the account's menu; apart from it, so that a page can draw the one and load the other. */
export function AccountButton({
  labels,
  account: { name, imageUrl, pro = false },
  className,
  ...rest
}: AccountButtonProps) {
  return (
    <button
      aria-haspopup="menu"
      aria-expanded={false}
      {...rest}
      type="button"
      aria-label={pro ? `${labels.open} (${labels.pro})` : labels.open}
      className={classNames(styles.button, className)}
    >
      <Avatar
        name={name}
        imageUrl={imageUrl}
        framed={pro}
        badgeLabel={pro ? labels.pro : undefined}
      />
    </button>
  )
}

export interface HeaderAccount {
  name: string
  email?: string | undefined
  imageUrl?: string | undefined
  /** A member: framed, with the PRO badge. */
  pro?: boolean | undefined
}

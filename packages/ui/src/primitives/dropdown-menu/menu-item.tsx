import * as Radix from '@radix-ui/react-dropdown-menu'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classNames } from '../../class-names.ts'
import styles from './dropdown-menu.module.css'

export interface MenuItemProps extends Omit<ComponentPropsWithRef<'div'>, 'onSelect'> {
  /** Stands before the text; decoration. */
  icon?: ReactNode
  /** For what can't be taken back. */
  danger?: boolean
  /** Called when it is chosen; the menu closes. */
  onSelect?: (() => void) | undefined
  /** Makes it a link. */
  href?: string | undefined
  /** Disables the item and says why; it can still be reached, so that the reason is read. */
  disabledReason?: string | undefined
}

/** One command of a menu. With neither `onSelect` nor `href` it is disabled. */
export function MenuItem({
  icon,
  danger = false,
  onSelect,
  href,
  disabledReason,
  className,
  children,
  ...rest
}: MenuItemProps) {
  const disabled = Boolean(disabledReason) || (!onSelect && href === undefined)
  const content = (
    <>
      {icon && (
        <span aria-hidden="true" className={styles.icon}>
          {icon}
        </span>
      )}
      <span className={styles.text}>
        <span>{children}</span>
        {disabledReason && <span className={styles.reason}>{disabledReason}</span>}
      </span>
    </>
  )
  const isLink = href !== undefined && !disabled
  return (
    <Radix.Item
      {...rest}
      asChild={isLink}
      aria-disabled={disabled || undefined}
      onSelect={(event) => {
        if (disabled) event.preventDefault()
        else onSelect?.()
      }}
      className={classNames(styles.item, danger && styles.danger, className)}
    >
      {isLink ? <a href={href}>{content}</a> : content}
    </Radix.Item>
  )
}

import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react'
import { classNames } from '../../class-names.ts'
import { Spinner } from '../spinner/spinner.tsx'
import styles from './button.module.css'

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  /**
   * How much it stands out: one `primary` on a screen, `metal` for the way to Pro, `danger` for
   * what can't be taken back.
   */
  variant?: 'primary' | 'secondary' | 'ghost' | 'danger' | 'metal' | undefined
  /** `large` for the main action of a page, `small` inside rows. */
  size?: 'small' | 'medium' | 'large' | undefined
  /** A `submit` button needs no callback of its own. */
  type?: 'button' | 'submit' | 'reset' | undefined
  /** Shows a spinner and refuses clicks, but keeps the focus. */
  busy?: boolean | undefined
  /** Drawn before the text. */
  icon?: ReactNode
}

/**
 * A button with a label. Without `onClick` it is disabled, unless it submits a form or opens a popup,
 * whose own trigger acts for it.
 */
export function Button({
  variant = 'secondary',
  size = 'medium',
  busy = false,
  icon,
  className,
  children,
  type = 'button',
  disabled,
  ...rest
}: ButtonProps) {
  const inert = type === 'button' && !rest.onClick && !rest['aria-haspopup']
  return (
    <button
      {...rest}
      {...(busy && { onClick: refuse, 'aria-busy': true, 'aria-disabled': true })}
      type={type}
      disabled={disabled || inert}
      className={classNames(styles.button, styles[variant], styles[size], className)}
    >
      {busy ? <Spinner /> : icon}
      {children}
    </button>
  )
}

const refuse = (event: MouseEvent) => event.preventDefault()

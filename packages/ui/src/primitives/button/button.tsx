import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react'
import { classNames } from '../../class-names.ts'
import { Spinner } from '../spinner/index.ts'
import styles from './button.module.css'

/**
 * A button with words. Without `onClick` it is disabled, unless it submits a form or opens a popup,
 * whose own trigger acts for it.
 */
export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  variant?: 'primary' | 'secondary' | 'ghost' | 'danger' | 'metal'
  size?: 'small' | 'medium' | 'large'
  /** Shows a spinner and refuses clicks, but keeps the focus. */
  busy?: boolean
  /** Drawn before the words. */
  icon?: ReactNode
}

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

import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classNames } from '../../class-names.ts'
import styles from './icon-button.module.css'

export interface IconButtonProps
  extends Omit<ComponentPropsWithRef<'button'>, 'aria-label' | 'children'> {
  /** The accessible name, also shown as the native tooltip. */
  label: string
  /** The picture; decoration. */
  icon: ReactNode
  /** `ghost` in bars, `outline` alone, `primary` for the one main action. */
  variant?: 'ghost' | 'outline' | 'primary' | undefined
  /** 30, 36 or 44 px. */
  size?: 'small' | 'medium' | 'large' | undefined
  /** A `submit` button needs no callback of its own. */
  type?: 'button' | 'submit' | 'reset' | undefined
  /** Makes it a toggle. */
  pressed?: boolean | undefined
}

/**
 * A button that is only an icon. Without `onClick` it is disabled, unless it submits a form or opens
 * a popup, whose own trigger acts for it.
 */
export function IconButton({
  label,
  icon,
  variant = 'ghost',
  size = 'medium',
  pressed,
  className,
  type = 'button',
  disabled,
  ...rest
}: IconButtonProps) {
  const inert = type === 'button' && !rest.onClick && !rest['aria-haspopup']
  return (
    <button
      title={label}
      {...rest}
      type={type}
      aria-label={label}
      aria-pressed={pressed}
      disabled={disabled || inert}
      className={classNames(styles.button, styles[variant], styles[size], className)}
    >
      {icon}
    </button>
  )
}

import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classNames } from '../../class-names.ts'
import styles from './toggle.module.css'

export interface ToggleProps extends Omit<ComponentPropsWithRef<'button'>, 'onClick'> {
  /** Whether it is on. */
  pressed: boolean
  /** Called when it is pressed. */
  onPressedChange?: ((pressed: boolean) => void) | undefined
  /** Stands before the text; decoration. */
  icon?: ReactNode
}

/** A pressed-or-not button with an icon and a label. Without `onPressedChange` it is disabled. */
export function Toggle({
  pressed,
  onPressedChange,
  icon,
  className,
  children,
  disabled,
  ...rest
}: ToggleProps) {
  return (
    <button
      {...rest}
      type="button"
      aria-pressed={pressed}
      disabled={disabled || !onPressedChange}
      onClick={() => onPressedChange?.(!pressed)}
      className={classNames(styles.toggle, className)}
    >
      {icon}
      {children}
    </button>
  )
}

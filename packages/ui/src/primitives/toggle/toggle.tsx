import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classNames } from '../../class-names.ts'
import styles from './toggle.module.css'

/** A pressed-or-not button with an icon and words. Without `onPressedChange` it is disabled. */
export interface ToggleProps extends Omit<ComponentPropsWithRef<'button'>, 'onClick'> {
  pressed: boolean
  onPressedChange?: ((pressed: boolean) => void) | undefined
  icon?: ReactNode
}

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

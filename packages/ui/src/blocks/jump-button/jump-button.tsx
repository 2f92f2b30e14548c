import { ArrowDown } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../../class-names.ts'
import styles from './jump-button.module.css'

export interface JumpButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** The accessible name. */
  label: string
  /** Something is being written down there. */
  active?: boolean | undefined
}

/** Floats above what stands below it, and leads to the newest part of a long page. */
export function JumpButton({ label, active = false, className, ...rest }: JumpButtonProps) {
  return (
    <button
      title={label}
      {...rest}
      type="button"
      aria-label={label}
      disabled={rest.disabled || !rest.onClick}
      className={classNames(styles.button, active && styles.active, className)}
    >
      <ArrowDown size="1.125rem" />
    </button>
  )
}

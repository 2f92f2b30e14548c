import * as Radix from '@radix-ui/react-switch'
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { classNames } from '../../class-names.ts'
import styles from './switch.module.css'

export interface SwitchProps extends Omit<ComponentPropsWithRef<'div'>, 'onChange'> {
  /** What is switched; a click on it switches too. */
  label: ReactNode
  /** A sentence about what it does. */
  hint?: ReactNode
  /** Whether it is on. */
  checked: boolean
  /** Called when it is switched. */
  onCheckedChange?: ((checked: boolean) => void) | undefined
  /** Disables the switch and says why. */
  disabledReason?: string | undefined
}

/** A setting that is on or off at once, with its label. Without `onCheckedChange` it is disabled. */
export function Switch({
  label,
  hint,
  checked,
  onCheckedChange,
  disabledReason,
  className,
  ...rest
}: SwitchProps) {
  const id = useId()
  const described = Boolean(hint || disabledReason)
  return (
    <div {...rest} className={classNames(styles.row, className)}>
      <div className={styles.text}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        {described && (
          <div id={`${id}-note`} className={styles.note}>
            {hint && <p>{hint}</p>}
            {disabledReason && <p>{disabledReason}</p>}
          </div>
        )}
      </div>
      <Radix.Root
        id={id}
        aria-describedby={described ? `${id}-note` : undefined}
        checked={checked}
        disabled={Boolean(disabledReason) || !onCheckedChange}
        onCheckedChange={(next) => onCheckedChange?.(next)}
        className={styles.track}
      >
        <Radix.Thumb className={styles.thumb} />
      </Radix.Root>
    </div>
  )
}

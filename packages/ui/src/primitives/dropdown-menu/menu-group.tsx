import * as Radix from '@radix-ui/react-dropdown-menu'
import { type ComponentPropsWithRef, useId } from 'react'
import styles from './dropdown-menu.module.css'

export interface MenuGroupProps extends ComponentPropsWithRef<'div'> {
  /** The labels above the items, read out as the first of them is reached. */
  label: string
}

/** Items of a menu under a heading that holds for all of them. */
export function MenuGroup({ label, children, ...rest }: MenuGroupProps) {
  const id = useId()
  return (
    <Radix.Group {...rest} aria-labelledby={id}>
      <Radix.Label id={id} className={styles.label}>
        {label}
      </Radix.Label>
      {children}
    </Radix.Group>
  )
}

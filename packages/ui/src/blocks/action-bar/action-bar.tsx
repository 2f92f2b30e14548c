import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../../class-names.ts'
import styles from './action-bar.module.css'

export interface ActionBarProps extends ComponentPropsWithRef<'div'> {
  /** The accessible name of the group. */
  label: string
}

/** A row of small buttons that act on what stands above it. */
export function ActionBar({ label, className, ...rest }: ActionBarProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
    <div {...rest} role="group" aria-label={label} className={classNames(styles.bar, className)} />
  )
}

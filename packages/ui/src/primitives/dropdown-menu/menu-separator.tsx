import * as Radix from '@radix-ui/react-dropdown-menu'
import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../../class-names.ts'
import styles from './dropdown-menu.module.css'

export type MenuSeparatorProps = Omit<ComponentPropsWithRef<'div'>, 'children'>

/** A hairline between groups of a menu. */
export function MenuSeparator({ className, ...rest }: MenuSeparatorProps) {
  return <Radix.Separator {...rest} className={classNames(styles.separator, className)} />
}

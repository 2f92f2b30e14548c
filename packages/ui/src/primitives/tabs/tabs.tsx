import * as Radix from '@radix-ui/react-tabs'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classNames } from '../../class-names.ts'
import styles from './tabs.module.css'

export interface Tab {
  value: string
  label: ReactNode
  icon?: ReactNode
  /** What the tab shows while it is chosen. */
  panel: ReactNode
  disabled?: boolean | undefined
}

export interface TabsProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'defaultValue' | 'dir'> {
  /** The accessible name of the row of tabs. */
  label: string
  /** The tabs and their panels, in order. */
  tabs: readonly Tab[]
  /** The `value` of the tab that is shown. */
  value: string
  /** Called with the tab to show. */
  onValueChange?: ((value: string) => void) | undefined
}

/** Panels of which one is shown. Without `onValueChange` the other tabs are disabled. */
export function Tabs({ label, tabs, value, onValueChange, className, ...rest }: TabsProps) {
  return (
    <Radix.Root
      {...rest}
      value={value}
      onValueChange={(next) => onValueChange?.(next)}
      className={classNames(styles.tabs, className)}
    >
      <Radix.List aria-label={label} className={styles.list}>
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            disabled={tab.disabled || (!onValueChange && tab.value !== value)}
            className={styles.tab}
          >
            {tab.icon}
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value}>
          {tab.panel}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}

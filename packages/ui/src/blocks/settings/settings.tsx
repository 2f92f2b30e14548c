import type { ReactNode } from 'react'
import { classNames } from '../../class-names.ts'
import { Dialog, type FilledDialogProps } from '../../primitives/dialog/dialog.tsx'
import { Tabs } from '../../primitives/tabs/tabs.tsx'
import styles from './settings.module.css'

export * from './account-settings.tsx'
export type { SettingsAccount } from './avatar-setting.tsx'
export * from './data-download.tsx'
export * from './data-settings.tsx'
export * from './preference-settings.tsx'
export * from './session-list.tsx'
export type { GuardedLabels } from './setting-row.tsx'
export * from './shared-links.tsx'

export type SettingsTab = 'account' | 'preference' | 'data'

export interface SettingsDialogLabels extends Readonly<Record<SettingsTab, string>> {
  title: string
  close: string
}

export interface SettingsDialogProps extends FilledDialogProps {
  /** The title, and what the tabs are called. */
  labels: SettingsDialogLabels
  /** The section that is shown. */
  tab: SettingsTab
  /** Called with the section to show; without it the other tabs are disabled. */
  onTabChange?: ((tab: SettingsTab) => void) | undefined
  /** What stands behind each tab. */
  sections: Readonly<Record<SettingsTab, ReactNode>>
}

const order: readonly SettingsTab[] = ['account', 'preference', 'data']

/** The three sections of settings behind tabs. */
export function SettingsDialog({
  labels,
  tab,
  onTabChange,
  sections,
  className,
  ...rest
}: SettingsDialogProps) {
  return (
    <Dialog
      {...rest}
      title={labels.title}
      closeLabel={labels.close}
      className={classNames(styles.dialog, className)}
    >
      <Tabs
        label={labels.title}
        value={tab}
        onValueChange={
          onTabChange &&
          ((value) => {
            const chosen = order.find((each) => each === value)
            if (chosen) onTabChange(chosen)
          })
        }
        tabs={order.map((value) => ({ value, label: labels[value], panel: sections[value] }))}
      />
    </Dialog>
  )
}

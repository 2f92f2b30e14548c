import type { ReactNode } from 'react'
import { classNames } from '../../class-names.ts'
import { Dialog, type DialogProps } from '../../primitives/dialog/index.ts'
import { Tabs } from '../../primitives/tabs/index.ts'
import styles from './settings.module.css'

export type SettingsTab = 'account' | 'preference' | 'data'

export interface SettingsDialogLabels extends Readonly<Record<SettingsTab, string>> {
  title: string
  close: string
}

/** The three sections of settings behind tabs. */
export interface SettingsDialogProps
  extends Omit<DialogProps, 'title' | 'description' | 'closeLabel' | 'actions' | 'children'> {
  labels: SettingsDialogLabels
  tab: SettingsTab
  onTabChange?: ((tab: SettingsTab) => void) | undefined
  sections: Readonly<Record<SettingsTab, ReactNode>>
}

const order: readonly SettingsTab[] = ['account', 'preference', 'data']

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

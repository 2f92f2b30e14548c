import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classNames } from '../../class-names.ts'
import { Switch } from '../../primitives/switch/switch.tsx'
import { GuardedButton, type GuardedLabels, SettingRow } from './setting-row.tsx'
import styles from './settings.module.css'

export interface DataSettingsLabels {
  optimization: string
  optimizationHint: string
  topics: string
  topicsText: string
  deleteTopics: GuardedLabels
  account: string
  accountText: string
  deleteAccount: GuardedLabels
  /** To be typed exactly before the account is deleted. */
  phrase: string
}

export interface DataSettingsProps extends ComponentPropsWithRef<'section'> {
  /** The labels of all rows and of their dialogs. */
  labels: DataSettingsLabels
  /** Whether questions may be used to make the product better. */
  optimization: boolean
  /** Called when that is switched; without it the switch is disabled. */
  onOptimizationChange?: ((on: boolean) => void) | undefined
  /** What is public, between the switch and what deletes. */
  sharedLinks?: ReactNode
  /** The way to take all data along, before what deletes the account. */
  dataDownload?: ReactNode
  /** Called once deleting all topics is confirmed; the dialog waits for it. */
  onTopicsDelete?: (() => void | Promise<void>) | undefined
  /** Called once deleting the account is confirmed by its phrase; the dialog waits for it. */
  onAccountDelete?: (() => void | Promise<void>) | undefined
}

/** What may be done with the reader's data, and how to be rid of it. */
export function DataSettings({
  labels,
  optimization,
  onOptimizationChange,
  sharedLinks,
  dataDownload,
  onTopicsDelete,
  onAccountDelete,
  className,
  ...rest
}: DataSettingsProps) {
  return (
    <section {...rest} className={classNames(styles.section, className)}>
      <Switch
        label={labels.optimization}
        hint={labels.optimizationHint}
        checked={optimization}
        onCheckedChange={onOptimizationChange}
      />
      {sharedLinks}
      <SettingRow label={labels.topics} text={labels.topicsText}>
        <GuardedButton
          size="small"
          variant="danger"
          labels={labels.deleteTopics}
          onConfirm={onTopicsDelete}
        />
      </SettingRow>
      {dataDownload}
      <SettingRow label={labels.account} text={labels.accountText}>
        <GuardedButton
          size="small"
          variant="danger"
          labels={labels.deleteAccount}
          phrase={labels.phrase}
          onConfirm={onAccountDelete}
        />
      </SettingRow>
    </section>
  )
}

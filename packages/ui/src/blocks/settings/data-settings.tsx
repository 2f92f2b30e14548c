import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../../class-names.ts'
import { Switch } from '../../primitives/switch/index.ts'
import { GuardedButton, type GuardedLabels } from './guarded-button.tsx'
import { SettingRow } from './setting-row.tsx'
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

/** What may be done with the reader's data, and how to be rid of it. */
export interface DataSettingsProps extends ComponentPropsWithRef<'section'> {
  labels: DataSettingsLabels
  optimization: boolean
  onOptimizationChange?: ((on: boolean) => void) | undefined
  onTopicsDelete?: (() => void | Promise<void>) | undefined
  onAccountDelete?: (() => void | Promise<void>) | undefined
}

export function DataSettings({
  labels,
  optimization,
  onOptimizationChange,
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
      <SettingRow label={labels.topics} text={labels.topicsText}>
        <GuardedButton
          size="small"
          variant="danger"
          labels={labels.deleteTopics}
          onConfirm={onTopicsDelete}
        />
      </SettingRow>
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

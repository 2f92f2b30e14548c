import type { ReactNode } from 'react'
import styles from './settings.module.css'

interface SettingRowProps {
  label: ReactNode
  /** The present value, or a sentence. */
  text?: ReactNode
  /** For what the sentence describes. */
  textId?: string | undefined
  children?: ReactNode
}

/** What can be set on one side, the way to set it on the other. */
export function SettingRow({ label, text, textId, children }: SettingRowProps) {
  return (
    <div className={styles.row}>
      <div className={styles.content}>
        <p className={styles.label}>{label}</p>
        {text && (
          <p id={textId} className={styles.text}>
            {text}
          </p>
        )}
      </div>
      {children && <div className={styles.controls}>{children}</div>}
    </div>
  )
}

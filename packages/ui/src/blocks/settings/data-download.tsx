import type { ComponentPropsWithRef } from 'react'
import { Button } from '../../primitives/button/button.tsx'
import { SettingRow } from './setting-row.tsx'
import styles from './settings.module.css'

export interface DataDownloadLabels {
  title: string
  /** What is in the archive. */
  text: string
  action: string
}

export interface DataDownloadProps extends ComponentPropsWithRef<'div'> {
  /** What the row and its button say. */
  labels: DataDownloadLabels
  /** How far it has come; undefined while nothing is on its way. */
  progress?: string | undefined
  /** Why it did not come. */
  error?: string | undefined
  /** Said once it has come. */
  done?: string | undefined
  /** Asks for the archive; without it the button is disabled. */
  onDownload?: (() => void) | undefined
}

/** A row by which the reader takes everything along that is kept of them. */
export function DataDownload({
  labels,
  progress,
  error,
  done,
  onDownload,
  ...rest
}: DataDownloadProps) {
  return (
    <div {...rest}>
      <SettingRow label={labels.title} text={labels.text}>
        <Button size="small" busy={progress !== undefined} onClick={onDownload}>
          {labels.action}
        </Button>
      </SettingRow>
      <p role="status" className={styles.downloadNote}>
        {progress ?? done}
      </p>
      {error && (
        <p role="alert" className={styles.downloadError}>
          {error}
        </p>
      )}
    </div>
  )
}

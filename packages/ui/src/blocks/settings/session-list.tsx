import { type ComponentPropsWithRef, useId, useRef } from 'react'
import { classNames } from '../../class-names.ts'
import { Button } from '../../primitives/button/button.tsx'
import { Spinner } from '../../primitives/spinner/spinner.tsx'
import { ErrorNotice } from '../error-notice/error-notice.tsx'
import { GuardedButton, type GuardedLabels } from './setting-row.tsx'
import styles from './settings.module.css'

export interface SessionListLabels {
  title: string
  loading: string
  /** On the button of each session but this one; `endOf` names the device with it. */
  end: string
  endOf: (device: string) => string
  endAll: GuardedLabels
  retry: string
}

export interface ListedSession {
  id: string
  /** The device, in words. */
  device: string
  /** When it was last used, or that it is this one. */
  text: string
  /** The session that is looking; it can be ended with all others alone. */
  current?: boolean | undefined
}

export interface SessionListProps extends ComponentPropsWithRef<'div'> {
  /** The labels of the list. */
  labels: SessionListLabels
  /** Where the reader is signed in, while known. */
  sessions?: readonly ListedSession[] | undefined
  /** Why they could not be loaded. */
  error?: string | undefined
  /** Asks for them again. */
  onRetry?: (() => void) | undefined
  /** Ends one; without it the buttons are disabled. */
  onEnd?: ((id: string) => void) | undefined
  /** Called once ending all is confirmed; the dialog waits for it. */
  onEndAll?: (() => void | Promise<void>) | undefined
}

/** Where the reader is signed in, each to sign out there, or everywhere. */
export function SessionList({
  labels,
  sessions,
  error,
  onRetry,
  onEnd,
  onEndAll,
  className,
  ...rest
}: SessionListProps) {
  const titleId = useId()
  const title = useRef<HTMLParagraphElement>(null)

  function end(id: string): void {
    onEnd?.(id)
    // The pressed button goes with its row.
    title.current?.focus()
  }

  return (
    <div {...rest} className={classNames(styles.links, className)}>
      <p ref={title} id={titleId} tabIndex={-1} className={styles.label}>
        {labels.title}
      </p>
      {sessions && (
        <ul aria-labelledby={titleId} className={styles.linkList}>
          {sessions.map(({ id, device, text, current }) => (
            <li key={id} className={styles.link}>
              <div className={styles.session}>
                <p>{device}</p>
                <p className={styles.text}>{text}</p>
              </div>
              {!current && (
                <Button
                  size="small"
                  aria-label={labels.endOf(device)}
                  onClick={onEnd && (() => end(id))}
                >
                  {labels.end}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {!sessions && !error && (
        <p role="status" className={styles.text}>
          <Spinner /> {labels.loading}
        </p>
      )}
      {error && <ErrorNotice title={error} actionLabel={labels.retry} onAction={onRetry} />}
      <div className={styles.more}>
        <GuardedButton size="small" labels={labels.endAll} onConfirm={onEndAll} />
      </div>
    </div>
  )
}

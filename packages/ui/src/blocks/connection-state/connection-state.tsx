import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../../class-names.ts'
import { Button } from '../../primitives/button/button.tsx'
import { Spinner } from '../../primitives/spinner/spinner.tsx'
import styles from './connection-state.module.css'

export type Connection = 'connecting' | 'live' | 'reconnecting' | 'interrupted' | 'offline'

/** What each state is called that is given, and, beside `onRetry`, the button that tries again. */
export type ConnectionStateLabels = Partial<Record<Exclude<Connection, 'live'> | 'retry', string>>

export interface ConnectionStateProps extends ComponentPropsWithRef<'div'> {
  /** What the states are called, and the button that tries again. */
  labels: ConnectionStateLabels
  /** How the connection is now. */
  connection: Connection
  /** Tries again; offered while the connection is lost. */
  onRetry?: (() => void) | undefined
}

/** A quiet line about the connection; empty while it is live. */
export function ConnectionState({
  labels,
  connection,
  onRetry,
  className,
  ...rest
}: ConnectionStateProps) {
  const isLost = connection === 'interrupted' || connection === 'offline'
  return (
    <div {...rest} data-connection={connection} className={classNames(styles.line, className)}>
      {connection !== 'live' && (isLost ? <span className={styles.dot} /> : <Spinner />)}
      <span role="status">{connection !== 'live' && labels[connection]}</span>
      {isLost && onRetry && (
        <Button size="small" variant="ghost" onClick={onRetry}>
          {labels.retry}
        </Button>
      )}
    </div>
  )
}

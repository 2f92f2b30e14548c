import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../../class-names.ts'
import { Button } from '../../primitives/button/index.ts'
import { Spinner } from '../../primitives/spinner/index.ts'
import styles from './connection-state.module.css'

export type Connection = 'connecting' | 'live' | 'reconnecting' | 'interrupted' | 'offline'

export interface ConnectionStateLabels extends Record<Exclude<Connection, 'live'>, string> {
  retry: string
}

/** A quiet line about the connection; empty while it is live. */
export interface ConnectionStateProps extends ComponentPropsWithRef<'div'> {
  labels: ConnectionStateLabels
  connection: Connection
  onRetry?: (() => void) | undefined
}

export function ConnectionState({
  labels,
  connection,
  onRetry,
  className,
  ...rest
}: ConnectionStateProps) {
  const lost = connection === 'interrupted' || connection === 'offline'
  return (
    <div {...rest} data-connection={connection} className={classNames(styles.line, className)}>
      {connection !== 'live' && (lost ? <span className={styles.dot} /> : <Spinner />)}
      <span role="status">{connection !== 'live' && labels[connection]}</span>
      {lost && onRetry && (
        <Button size="small" variant="ghost" onClick={onRetry}>
          {labels.retry}
        </Button>
      )}
    </div>
  )
}

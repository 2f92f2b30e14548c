import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Badge } from '../../primitives/badge/badge.tsx'
import { Pagination, type PaginationLabels } from '../../primitives/pagination/pagination.tsx'
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx'
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx'
import styles from './points-records.module.css'

export interface PointsRecord {
  id: string
  title: string
  time: string
  /** The time for machines: an ISO date or time. */
  dateTime?: string | undefined
  /** With its sign, such as "+2". */
  points: string
  status: 'completed' | 'pending'
}

export interface PointsRecordsLabels extends PaginationLabels {
  completed: string
  pending: string
}

export interface PointsRecordsProps extends ComponentPropsWithRef<'div'> {
  /** The labels of both states and of the button below. */
  labels: PointsRecordsLabels
  /** The records so far, newest first. */
  records: readonly PointsRecord[]
  /** Whether there are older records, they are on their way, or these are all. */
  state: 'more' | 'loading' | 'end'
  /** Asks for older records; without it the button is disabled. */
  onMore?: (() => void) | undefined
  /** Stands where the list would be when there are no records at all. */
  empty?: ReactNode
  /** Why the last records could not be loaded; the button tries again. */
  error?: string | undefined
}

const placeholders = ['first', 'second', 'third', 'fourth']

/** What was earned and when, newest first, with a way to older records. */
export function PointsRecords({
  labels,
  records,
  state,
  onMore,
  empty,
  error,
  className,
  ...rest
}: PointsRecordsProps) {
  const none = records.length === 0
  const first = none && state === 'loading'
  return (
    <div {...rest} aria-busy={state === 'loading' || undefined} className={className}>
      <VisuallyHidden role="status">{first && labels.loading}</VisuallyHidden>
      {none && state === 'end' && empty}
      {!none && (
        <ul className={styles.list}>
          {records.map((record) => (
            <li key={record.id} className={styles.record}>
              <div className={styles.text}>
                <p>{record.title}</p>
                <time dateTime={record.dateTime} className={styles.time}>
                  {record.time}
                </time>
              </div>
              {record.status === 'pending' ? (
                <Badge>{labels.pending}</Badge>
              ) : (
                <span className={styles.completed}>{labels.completed}</span>
              )}
              <span className={styles.points}>{record.points}</span>
            </li>
          ))}
        </ul>
      )}
      {first && (
        <div aria-hidden="true" className={styles.list}>
          {placeholders.map((place) => (
            <div key={place} className={styles.record}>
              <Skeleton className={styles.placeholder} />
            </div>
          ))}
        </div>
      )}
      {!first && !(none && state === 'end') && (
        <Pagination labels={labels} state={state} onMore={onMore} error={error} />
      )}
    </div>
  )
}

import { ErrorNotice } from '@coinquiry/ui/blocks/error-notice'
import { PointsRecords } from '@coinquiry/ui/blocks/points-records'
import { EmptyState } from '@coinquiry/ui/primitives/empty-state'
import { useIntl } from 'react-intl'
import { usePointsRecords } from '../../data/points.ts'
import styles from './failed.module.css'
import { useTaskTitle } from './use-task-title.ts'

const second = 1000

/** What was earned and when. */
export function Records() {
  const { formatMessage, formatNumber, formatDate } = useIntl()
  const titleOf = useTaskTitle()
  const { records, state, isFailed, loadMore } = usePointsRecords()
  const error = isFailed ? formatMessage({ id: 'points.recordsFailed' }) : undefined

  if (error && records.length === 0)
    return (
      <ErrorNotice
        className={styles.failed}
        title={error}
        actionLabel={formatMessage({ id: 'points.retry' })}
        onAction={loadMore}
      />
    )

  return (
    <PointsRecords
      labels={{
        completed: formatMessage({ id: 'points.received' }),
        pending: formatMessage({ id: 'points.pending' }),
        loading: formatMessage({ id: 'points.loadingRecords' }),
        more: formatMessage({ id: 'points.more' }),
        end: formatMessage({ id: 'points.allRecords' }),
      }}
      records={records.map(({ task_key, points, created_at, status }, place) => {
        const time = new Date(created_at * second)
        return {
          id: String(place),
          title: titleOf(task_key),
          time: formatDate(time, { dateStyle: 'medium', timeStyle: 'short' }),
          dateTime: time.toISOString(),
          points: formatNumber(points, { signDisplay: 'exceptZero' }),
          status,
        }
      })}
      state={state}
      onMore={loadMore}
      error={error}
      empty={
        <EmptyState title={formatMessage({ id: 'points.noRecords' })}>
          {formatMessage({ id: 'points.noRecordsText' })}
        </EmptyState>
      }
    />
  )
}

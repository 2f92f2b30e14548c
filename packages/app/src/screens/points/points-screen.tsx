import { ErrorNotice } from '@coinquiry/ui/blocks/error-notice'
import { PointsRecords } from '@coinquiry/ui/blocks/points-records'
import { PointsSummary } from '@coinquiry/ui/blocks/points-summary'
import { EmptyState } from '@coinquiry/ui/primitives/empty-state'
import { useIntl } from 'react-intl'
import { usePointsInfo, usePointsRecords } from '../../data/points.ts'
import { showDialog } from '../../shell/open-dialog.ts'
import { useNamePage } from '../../shell/page-title.ts'
import { useIsLoggedIn } from '../../shell/session/session.ts'
import styles from './points.module.css'
import { Tasks } from './tasks.tsx'

export function PointsScreen() {
  const { formatMessage, formatNumber } = useIntl()
  const { info, isFailed, reload } = usePointsInfo(useIsLoggedIn())
  const title = formatMessage({ id: 'points.title' })
  useNamePage(title)

  return (
    <main className={styles.points}>
      <div>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.purpose}>{formatMessage({ id: 'points.purpose' })}</p>
      </div>
      <PointsSummary
        labels={{
          current: formatMessage({ id: 'points.current' }),
          month: formatMessage({ id: 'points.month' }),
          rules: formatMessage({ id: 'points.rules' }),
        }}
        current={isFailed ? '–' : info && formatNumber(info.cur_points)}
        month={isFailed ? '–' : info && formatNumber(info.monthly_points)}
        onRules={() => showDialog({ name: 'points-rules' })}
      />
      <section aria-labelledby="points-tasks">
        <h2 id="points-tasks" className={styles.heading}>
          {formatMessage({ id: 'points.tasks' })}
        </h2>
        <Tasks tasks={info?.task_list} isFailed={isFailed} onReload={reload} />
      </section>
      <section aria-labelledby="points-records">
        <h2 id="points-records" className={styles.heading}>
          {formatMessage({ id: 'points.records' })}
        </h2>
        <Records />
      </section>
    </main>
  )
}

const second = 1000

/** What was earned and when. */
function Records() {
  const { formatMessage, formatNumber, formatDate } = useIntl()
  const { records, state, isFailed, loadMore } = usePointsRecords(useIsLoggedIn())
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
      records={records.map(({ task_key, points, created_at, status }, index) => {
        const time = new Date(created_at * second)
        return {
          id: String(index),
          title: formatMessage({ id: `points.${task_key}` }),
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

import { PointsSummary } from '@coinquiry/ui/blocks/points-summary'
import { useIntl } from 'react-intl'
import { usePointsInfo } from '../../data/points.ts'
import { useNamePage } from '../../shell/frame/page-title.ts'
import { showDialog } from '../../shell/open-dialog.ts'
import styles from './points-screen.module.css'
import { Records } from './records.tsx'
import { Tasks } from './tasks.tsx'

export function PointsScreen() {
  const { formatMessage, formatNumber } = useIntl()
  const { info, isFailed, reload } = usePointsInfo()
  const title = formatMessage({ id: 'points.title' })
  useNamePage(title)

  return (
    <main className={styles.points}>
      <h1 className={styles.title}>{title}</h1>
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

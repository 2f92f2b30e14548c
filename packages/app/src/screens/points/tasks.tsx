import { ErrorNotice } from '@coinquiry/ui/blocks/error-notice'
import { TaskList } from '@coinquiry/ui/blocks/task-list'
import { useIntl } from 'react-intl'
import type { PointsTask } from '../../data/points.ts'
import styles from './failed.module.css'
import { useShownTask } from './use-shown-task.ts'
import { useTaskActions } from './use-task-actions.ts'

interface TasksProps {
  tasks: readonly PointsTask[] | undefined
  isFailed: boolean
  onReload: () => void
}

export function Tasks({ tasks, isFailed, onReload }: TasksProps) {
  const { formatMessage } = useIntl()
  const actions = useTaskActions()
  const shown = useShownTask(actions)
  return (
    <TaskList
      labels={{
        completed: formatMessage({ id: 'points.completed' }),
        loading: formatMessage({ id: 'points.loadingTasks' }),
      }}
      tasks={tasks?.map(shown)}
      onAction={(key) => actions[key]?.start?.()}
      error={
        isFailed && (
          <ErrorNotice
            className={styles.failed}
            title={formatMessage({ id: 'points.tasksFailed' })}
            actionLabel={formatMessage({ id: 'points.retry' })}
            onAction={onReload}
          />
        )
      }
    />
  )
}

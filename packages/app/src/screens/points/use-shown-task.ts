import type { Task } from '@coinquiry/ui/blocks/task-list'
import { useIntl } from 'react-intl'
import type { PointsTask } from '../../data/points.ts'
import type { TaskAction } from './use-task-actions.ts'
import { useTaskTitle } from './use-task-title.ts'

/** The kit's view of a task, with its texts. */
export function useShownTask(actions: Readonly<Record<string, TaskAction | undefined>>) {
  const { formatMessage } = useIntl()
  const titleOf = useTaskTitle()

  return (task: PointsTask): Task => {
    const { task_key, points, task_type, today_count, daily_limit, completed } = task
    const isDaily = task_type === 'daily'
    const action = actions[task_key]
    return {
      id: task_key,
      title: titleOf(task_key),
      points: formatMessage({ id: isDaily ? 'points.each' : 'points.once' }, { points }),
      completed: completed === 1,
      progress: isDaily
        ? {
            value: today_count,
            max: daily_limit,
            text: formatMessage({ id: 'points.today' }, { count: today_count, limit: daily_limit }),
          }
        : undefined,
      action: action && formatMessage({ id: action.label }),
      disabledReason:
        completed === 0 && action?.obstacle ? formatMessage({ id: action.obstacle }) : undefined,
    }
  }
}

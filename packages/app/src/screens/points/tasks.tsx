import { ErrorNotice } from '@coinquiry/ui/blocks/error-notice'
import { type Task, TaskList } from '@coinquiry/ui/blocks/task-list'
import { type MessageDescriptor, useIntl } from 'react-intl'
import { useConfig } from '../../data/config.ts'
import type { PointsTask } from '../../data/points.ts'
import { showPricing } from '../../shell/open-dialog.ts'
import { isMember, useAccount } from '../../shell/session/use-account.ts'
import { xBinding } from '../../shell/session/x-binding.ts'
import styles from './points.module.css'

interface TasksProps {
  tasks: readonly PointsTask[] | undefined
  isFailed: boolean
  onReload: () => void
}

export function Tasks({ tasks, isFailed, onReload }: TasksProps) {
  const { formatMessage } = useIntl()
  const actions = useTaskActions()

  function shown(task: PointsTask): Task {
    const { task_key, points, task_type, today_count: value, daily_limit: max, completed } = task
    const isDaily = task_type === 'daily'
    const text = formatMessage({ id: 'points.today' }, { count: value, limit: max })
    const action = actions[task_key]
    return {
      id: task_key,
      title: formatMessage({ id: `points.${task_key}` }),
      points: formatMessage({ id: isDaily ? 'points.each' : 'points.once' }, { points }),
      completed: completed === 1,
      progress: isDaily ? { value, max, text } : undefined,
      action: action && formatMessage({ id: action.label }),
      disabledReason:
        completed === 0 && action?.obstacle ? formatMessage({ id: action.obstacle }) : undefined,
    }
  }

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

type MessageId = NonNullable<MessageDescriptor['id']>

interface TaskAction {
  readonly label: MessageId
  readonly start?: () => void
  /** Why it can't be started. */
  readonly obstacle?: MessageId | undefined
}

/** What a person can do for a task, by its key. */
function useTaskActions(): Readonly<Record<string, TaskAction | undefined>> {
  const providers = useConfig()?.social_providers
  const isTwitterMissing = providers && !providers.includes('twitter')
  const member = isMember(useAccount())
  return {
    bind_twitter: {
      label: 'points.bind',
      start: xBinding.begin,
      obstacle: isTwitterMissing ? 'points.noTwitter' : undefined,
    },
    bind_discord: { label: 'points.bind', obstacle: 'points.notOpen' },
    subscribe: member ? undefined : { label: 'points.goSubscribe', start: showPricing },
  }
}

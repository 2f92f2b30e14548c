import { Check } from 'lucide-react'
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { classNames } from '../../class-names.ts'
import { Button } from '../../primitives/button/button.tsx'
import { Progress } from '../../primitives/progress/progress.tsx'
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx'
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx'
import styles from './task-list.module.css'

export interface TaskListLabels {
  completed: string
  /** Spoken while the tasks are on their way. */
  loading: string
}

export interface TaskListProps extends ComponentPropsWithRef<'div'> {
  /** The labels that all tasks share. */
  labels: TaskListLabels
  /** The tasks; undefined while they are on their way. */
  tasks?: readonly Task[] | undefined
  /** How many rows wait for them. */
  placeholders?: number | undefined
  /** What went wrong, instead of the tasks. */
  error?: ReactNode
  /** Called with the id of the task whose button was pressed. */
  onAction?: ((taskId: string) => void) | undefined
}

/** What earns points. While `tasks` is undefined, `placeholders` quiet rows keep their space. */
export function TaskList({
  labels,
  tasks,
  placeholders = 6,
  error,
  onAction,
  className,
  ...rest
}: TaskListProps) {
  const loading = !tasks && !error
  return (
    <div {...rest} aria-busy={loading || undefined} className={className}>
      <VisuallyHidden role="status">{loading && labels.loading}</VisuallyHidden>
      {error}
      {tasks && !error && (
        <ul className={styles.list}>
          {tasks.map((task) => (
            <TaskRow
              key={task.id}
              task={task}
              completedLabel={labels.completed}
              onAction={onAction && (() => onAction(task.id))}
            />
          ))}
        </ul>
      )}
      {loading && (
        <div aria-hidden="true" className={styles.list}>
          {Array.from({ length: placeholders }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
            <div key={index} className={classNames(styles.task, styles.placeholder)}>
              <Skeleton />
            </div>
          ))}
        </div>
      )}
    </div>
  )
}

export interface Task {
  id: string
  title: string
  /** What it earns, as text. */
  points: string
  /** How much of a daily task is done. */
  progress?: { value: number; max: number; text: string } | undefined
  completed?: boolean | undefined
  /** The button's label; without it there is none. */
  action?: string | undefined
  /** Why the button can't be pressed; disables it. */
  disabledReason?: string | undefined
}

interface TaskRowProps {
  task: Task
  completedLabel: string
  onAction: (() => void) | undefined
}

function TaskRow({ task, completedLabel, onAction }: TaskRowProps) {
  const id = useId()
  const { title, points, progress, completed = false, action, disabledReason } = task
  return (
    <li className={styles.task}>
      <p className={styles.text}>
        <span id={`${id}-title`}>{title}</span> <span className={styles.points}>{points}</span>{' '}
        {disabledReason && (
          <span id={`${id}-reason`} className={styles.reason}>
            {disabledReason}
          </span>
        )}
      </p>
      {progress && (
        <div className={styles.progress}>
          <Progress
            compact
            label={title}
            value={progress.value}
            max={progress.max}
            valueText={progress.text}
          />
          <span className={styles.count} aria-hidden="true">
            {progress.text}
          </span>
        </div>
      )}
      <div className={styles.end}>
        {completed && (
          <span className={styles.completed}>
            <Check size="1rem" />
            {completedLabel}
          </span>
        )}
        {action && !completed && (
          <Button
            size="small"
            id={`${id}-action`}
            aria-labelledby={`${id}-action ${id}-title`}
            aria-describedby={disabledReason ? `${id}-reason` : undefined}
            disabled={Boolean(disabledReason)}
            onClick={onAction}
          >
            {action}
          </Button>
        )}
      </div>
    </li>
  )
}

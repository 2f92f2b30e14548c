import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classNames } from '../../class-names.ts'
import { Skeleton } from '../../primitives/skeleton/index.ts'
import { VisuallyHidden } from '../../primitives/visually-hidden/index.ts'
import styles from './task-list.module.css'
import { type Task, TaskRow } from './task-row.tsx'

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
  placeholders?: number
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

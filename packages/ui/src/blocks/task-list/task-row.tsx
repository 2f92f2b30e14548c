import { Check } from 'lucide-react'
import { useId } from 'react'
import { Button } from '../../primitives/button/index.ts'
import { Progress } from '../../primitives/progress/index.ts'
import styles from './task-list.module.css'

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

export function TaskRow({ task, completedLabel, onAction }: TaskRowProps) {
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
            <Check aria-hidden="true" />
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

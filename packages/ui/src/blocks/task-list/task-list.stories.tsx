import { expect, fn } from 'storybook/test'
import preview from '#stories/preview'
import { documented } from '../../../stories/documented.ts'
import { usePointsLabels } from '../../../stories/labels/points.ts'
import { ErrorNotice } from '../error-notice/error-notice.tsx'
import { type Task, TaskList, type TaskListProps } from './task-list.tsx'

interface ExampleProps extends Partial<TaskListProps> {
  shows?: 'tasks' | 'done' | 'long' | 'loading' | 'failure'
}

function Example({ shows = 'tasks', ...props }: ExampleProps) {
  const labels = usePointsLabels()
  const tasks = labels.tasks.map((task) => ({
    ...task,
    title: shows === 'long' ? labels.longTask : task.title,
    ...(shows === 'done' && { completed: true, progress: full(task.progress) }),
  }))
  return (
    <TaskList
      labels={labels.taskLabels}
      tasks={shows === 'loading' ? undefined : tasks}
      onAction={fn()}
      error={
        shows === 'failure' && (
          <ErrorNotice title={labels.tasksError} actionLabel={labels.retry} onAction={fn()} />
        )
      }
      {...props}
    />
  )
}

/** `12 / 40` becomes `40 / 40`. */
function full(progress: Task['progress']): Task['progress'] {
  if (!progress) return undefined
  const { value, max, text } = progress
  return { value: max, max, text: text.replace(`${value} /`, `${max} /`) }
}

const meta = preview.meta({
  title: 'Blocks/TaskList',
  ...documented(TaskList, Example),
})

export const Six = meta.story({})
export const AllDone = meta.story({ args: { shows: 'done' } })
export const LongText = meta.story({ args: { shows: 'long' } })
export const Loading = meta.story({ args: { shows: 'loading' } })
export const Failed = meta.story({ args: { shows: 'failure' } })
export const WithoutCallback = meta.story({ args: { onAction: undefined } })
export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } })

export const ActsOnTheRightTask = meta.story({
  args: { onAction: fn() },
  async play({ canvas, userEvent, args }) {
    const [twitter, discord, subscribe] = canvas.getAllByRole('button')
    if (!twitter || !discord || !subscribe) throw new Error('three tasks have a button')
    await userEvent.click(twitter)
    await userEvent.click(subscribe)
    await expect(args.onAction).toHaveBeenNthCalledWith(1, 'bind_twitter')
    await expect(args.onAction).toHaveBeenNthCalledWith(2, 'subscribe')
    await expect(discord).toBeDisabled()
    await expect(discord).toHaveAccessibleDescription()
  },
})

export const SaysHowFarADayIs = meta.story({
  async play({ canvas }) {
    const [ask, share] = canvas.getAllByRole('progressbar')
    await expect(ask).toHaveAttribute('aria-valuetext', expect.stringContaining('12 / 40'))
    await expect(share).toHaveProperty('position', 1)
  },
})

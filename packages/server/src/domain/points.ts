import type { Schemas } from '@coinquiry/api-client/contract'

type TaskKey = Schemas['TaskKey']

/** A task that is rewarded again each day until its limit, in points, is reached. */
export interface DailyTask {
  readonly key: TaskKey
  readonly points: number
  readonly dailyLimit: number
}

export const CONVERSATION: DailyTask = { key: 'daily_ask', points: 2, dailyLimit: 40 }
export const SHARED_TOPIC: DailyTask = { key: 'daily_share', points: 4, dailyLimit: 80 }

const ONCE_KEYS = ['user_register', 'bind_twitter', 'bind_discord', 'subscribe'] as const

/** Points of the tasks that are rewarded once. */
export const ONCE_TASKS: Readonly<Record<(typeof ONCE_KEYS)[number], number>> = {
  user_register: 10,
  bind_twitter: 10,
  bind_discord: 10,
  subscribe: 100,
}

/** Whether one more reward of the task fits under today's limit. */
export function mayEarn(task: DailyTask, earnedToday: number): boolean {
  return earnedToday + task.points <= task.dailyLimit
}

/** What one task brought so far, in points. */
export interface Earned {
  readonly taskKey: TaskKey
  readonly ever: number
  readonly thisMonth: number
  readonly today: number
}

/** The points of a user, whose ledger adds up to `earned`, and how the tasks stand. */
export function pointsInfo(earned: readonly Earned[]): Schemas['PointsInfo'] {
  const byTask = new Map(earned.map((one) => [one.taskKey, one]))
  const once = ONCE_KEYS.map((key) => onceTask(key, byTask.has(key)))
  const daily = [CONVERSATION, SHARED_TOPIC].map((task) =>
    dailyTask(task, byTask.get(task.key)?.today ?? 0),
  )
  return {
    cur_points: earned.reduce((sum, { ever }) => sum + ever, 0),
    monthly_points: earned.reduce((sum, { thisMonth }) => sum + thisMonth, 0),
    task_list: [...once, ...daily],
  }
}

function onceTask(key: keyof typeof ONCE_TASKS, isDone: boolean): Schemas['PointsTask'] {
  return {
    task_key: key,
    points: ONCE_TASKS[key],
    today_count: 0,
    daily_limit: 0,
    task_type: 'once',
    completed: isDone ? 1 : 0,
  }
}

function dailyTask(task: DailyTask, earnedToday: number): Schemas['PointsTask'] {
  return {
    task_key: task.key,
    points: task.points,
    today_count: earnedToday,
    daily_limit: task.dailyLimit,
    task_type: 'daily',
    completed: mayEarn(task, earnedToday) ? 0 : 1,
  }
}

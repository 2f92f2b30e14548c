/** A task that is rewarded again each day until its limit, in points, is reached. */
export interface DailyTask {
  readonly key: string
  readonly points: number
  readonly dailyLimit: number
}

export const CONVERSATION: DailyTask = { key: 'daily_ask', points: 2, dailyLimit: 40 }
export const SHARED_TOPIC: DailyTask = { key: 'daily_share', points: 4, dailyLimit: 80 }

/** Points of the tasks that are rewarded once. */
export const ONCE_TASKS = {
  user_register: 10,
  bind_twitter: 10,
  bind_discord: 10,
  subscribe: 100,
} as const

/** Whether one more reward of the task fits under today's limit. */
export function mayEarn(task: DailyTask, earnedToday: number): boolean {
  return earnedToday + task.points <= task.dailyLimit
}

import type { World } from '../world.ts'
import { freeUser } from './free-user.ts'

const points = freeUser.points

/** A member, without an X account. */
export const pro: World = {
  ...freeUser,
  name: 'pro',
  user: { ...freeUser.user, is_membership: 1, topic_count: 3, user_name: 'Mei' },
  refusals: { switchTwitterIcon: 'error.twitterNotBound' },
  messagesLeft: 3,
  points: {
    ...points,
    cur_points: points.cur_points + 100,
    monthly_points: points.monthly_points + 100,
    task_list: points.task_list.map((task) =>
      task.task_key === 'subscribe' ? { ...task, completed: 1 } : task,
    ),
  },
  pointsRecords: [
    { task_key: 'subscribe', points: 100, status: 'completed' },
    ...freeUser.pointsRecords,
  ],
}

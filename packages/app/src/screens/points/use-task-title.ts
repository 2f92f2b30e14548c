import { useIntl } from 'react-intl'
import type { PointsTask } from '../../data/points.ts'

const titles = {
  user_register: 'points.user_register',
  bind_twitter: 'points.bind_twitter',
  bind_discord: 'points.bind_discord',
  subscribe: 'points.subscribe',
  daily_ask: 'points.daily_ask',
  daily_share: 'points.daily_share',
} as const satisfies Record<PointsTask['task_key'], string>

/** What a task is called. */
export function useTaskTitle(): (key: PointsTask['task_key']) => string {
  const { formatMessage } = useIntl()
  return (key) => formatMessage({ id: titles[key] })
}

import { Dialog } from '@coinquiry/ui/primitives/dialog'
import { useIntl } from 'react-intl'
import { type PointsTask, usePointsInfo } from '../../data/points.ts'
import { useIsLoggedIn } from '../../shell/session/session.ts'
import styles from './points.module.css'

/** What the tasks bring where the server has not said so yet. */
const usual = {
  user_register: { points: 10, daily_limit: 0 },
  bind_twitter: { points: 10, daily_limit: 0 },
  subscribe: { points: 100, daily_limit: 0 },
  daily_ask: { points: 2, daily_limit: 40 },
  daily_share: { points: 4, daily_limit: 80 },
} satisfies Partial<Record<PointsTask['task_key'], Pick<PointsTask, 'points' | 'daily_limit'>>>

export default function RulesDialog({ onClose }: { onClose: () => void }) {
  const { formatMessage } = useIntl()
  const { info } = usePointsInfo(useIsLoggedIn())
  const task = (key: keyof typeof usual) =>
    info?.task_list.find(({ task_key }) => task_key === key) ?? usual[key]
  const daily = (key: 'daily_ask' | 'daily_share') => {
    const { points, daily_limit: limit } = task(key)
    return { points, limit }
  }
  const once = {
    register: task('user_register').points,
    twitter: task('bind_twitter').points,
    subscribe: task('subscribe').points,
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={formatMessage({ id: 'points.rules' })}
      closeLabel={formatMessage({ id: 'action.close' })}
    >
      <ul className={styles.rules}>
        <li>{formatMessage({ id: 'points.purpose' })}</li>
        <li>{formatMessage({ id: 'points.rule.ask' }, daily('daily_ask'))}</li>
        <li>{formatMessage({ id: 'points.rule.share' }, daily('daily_share'))}</li>
        <li>{formatMessage({ id: 'points.rule.once' }, once)}</li>
        <li>{formatMessage({ id: 'points.rule.discord' })}</li>
        <li>{formatMessage({ id: 'points.rule.time' })}</li>
      </ul>
    </Dialog>
  )
}

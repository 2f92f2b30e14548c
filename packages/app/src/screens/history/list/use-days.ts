import type { HistoryGroup, HistoryTopic } from '@coinquiry/ui/blocks/history-list'
import { useCallback, useMemo } from 'react'
import { useIntl } from 'react-intl'
import type { TopicListItem } from '../../../data/topic-list.ts'
import { foundMessage, listedTopicText } from '../../../shell/listed-topic.ts'
import { useNow } from '../../../shell/time/use-now.ts'
import { byDay } from './days.ts'
import { relativeTime } from './relative-time.ts'

/** Topics grouped by day, with labels that are updated while time passes. */
export function useDays(topics: readonly TopicListItem[]): HistoryGroup[] {
  const { formatMessage } = useIntl()
  const now = useNow()

  const dateOf = useCallback(
    (time: number) => {
      const date = new Date(time)
      const [year, month, day] = [date.getFullYear(), date.getMonth() + 1, date.getDate()]
      return formatMessage({ id: 'history.date' }, { year, month, day })
    },
    [formatMessage],
  )

  const listed = useCallback(
    (topic: TopicListItem): HistoryTopic => {
      const time = topic.updated_at * 1000
      const relative = relativeTime(time, now)
      const { message } = foundMessage(topic)
      return {
        id: topic.topics_id,
        href: `/chat/${topic.topics_id}${message ? `?message=${message}` : ''}`,
        ...listedTopicText(topic, formatMessage({ id: 'history.untitled' })),
        time:
          relative.as === 'date'
            ? dateOf(time)
            : formatMessage({ id: `history.${relative.as}` }, { count: relative.count }),
        dateTime: new Date(time).toISOString(),
        favorite: topic.is_collected === 1,
      }
    },
    [formatMessage, dateOf, now],
  )

  return useMemo(() => {
    const names = ['history.today', 'history.yesterday'] as const
    return byDay(topics, ({ updated_at }) => updated_at * 1000, now).map((day) => {
      const name = names[day.daysAgo]
      return {
        heading: name ? formatMessage({ id: name }) : dateOf(day.time),
        topics: day.items.map(listed),
      }
    })
  }, [topics, now, formatMessage, dateOf, listed])
}

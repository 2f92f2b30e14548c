import type { HistoryGroup, HistoryTopic } from '@coinquiry/ui/blocks/history-list'
import { defaultStringifySearch } from '@tanstack/react-router'
import { useEffect, useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import type { TopicListItem } from '../../data/topic-list.ts'
import { foundMessage, listedTopicText } from '../../shell/listed-topic.ts'

/** A day's items; `daysAgo` is counted by the calendar, 0 is today. */
interface Day<Item> {
  readonly daysAgo: number
  /** When the day began, in milliseconds. */
  readonly time: number
  readonly items: readonly Item[]
}

/** Puts what is in order of time, the newest first, into days of the calendar here. */
export function byDay<Item>(
  items: readonly Item[],
  timeOf: (item: Item) => number,
  now: number,
): Day<Item>[] {
  const days = Map.groupBy(items, (item) => startOfDay(timeOf(item)))
  const today = startOfDay(now)
  return [...days].map(([time, ofDay]) => ({
    daysAgo: Math.max(0, daysBetween(time, today)),
    time,
    items: ofDay,
  }))
}

const startOfDay = (time: number): number => new Date(time).setHours(0, 0, 0, 0)

/** A day may have 23 or 25 hours. */
const daysBetween = (from: number, to: number): number => Math.round((to - from) / 86_400_000)

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** How to show a time: how long ago it was, or its date when that is a day or more. */
interface RelativeTime {
  readonly as: 'now' | 'minutes' | 'hours' | 'date'
  /** Of minutes or hours. */
  readonly count: number
}

/** Both in milliseconds; what a fast clock puts into the future is now. */
export function relativeTime(then: number, now: number): RelativeTime {
  const ago = now - then
  if (ago < minuteMs) return { as: 'now', count: 0 }
  if (ago < hourMs) return { as: 'minutes', count: Math.floor(ago / minuteMs) }
  if (ago < dayMs) return { as: 'hours', count: Math.floor(ago / hourMs) }
  return { as: 'date', count: 0 }
}

/** Topics grouped by day, with labels that are updated while time passes. */
export function useDays(topics: readonly TopicListItem[]): HistoryGroup[] {
  const { formatMessage } = useIntl()
  const now = useNow()

  return useMemo(() => {
    function dateOf(time: number): string {
      const date = new Date(time)
      const [year, month, day] = [date.getFullYear(), date.getMonth() + 1, date.getDate()]
      return formatMessage({ id: 'history.date' }, { year, month, day })
    }

    function listed(topic: TopicListItem): HistoryTopic {
      const time = topic.updated_at * 1000
      const relative = relativeTime(time, now)
      return {
        id: topic.topics_id,
        href: `/chat/${topic.topics_id}${defaultStringifySearch(foundMessage(topic))}`,
        ...listedTopicText(topic, formatMessage({ id: 'history.untitled' })),
        time:
          relative.as === 'date'
            ? dateOf(time)
            : formatMessage({ id: `history.${relative.as}` }, { count: relative.count }),
        dateTime: new Date(time).toISOString(),
        favorite: topic.is_collected === 1,
      }
    }

    const names = ['history.today', 'history.yesterday'] as const
    return byDay(topics, ({ updated_at }) => updated_at * 1000, now).map((day) => {
      const name = names[day.daysAgo]
      return {
        id: String(day.time),
        heading: name ? formatMessage({ id: name }) : dateOf(day.time),
        topics: day.items.map(listed),
      }
    })
  }, [topics, now, formatMessage])
}

const everyMs = 20_000

/** The time in milliseconds, updated often enough for texts in minutes. */
function useNow(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const look = () => setNow(Date.now())
    const timer = setInterval(look, everyMs)
    // Timers of a background page may not have run for hours.
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
  return now
}

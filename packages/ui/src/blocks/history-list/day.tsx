import { useId } from 'react'
import { classNames } from '../../class-names.ts'
import { TopicRow } from '../topic-row/index.ts'
import styles from './history-list.module.css'
import type { HistoryGroup, HistoryRows } from './history-topic.ts'
import type { DrawnParts } from './history-window.ts'

interface DayProps extends HistoryRows {
  group: HistoryGroup
  /** The index of its heading among all parts. */
  index: number
  drawn: DrawnParts
}

/** A day's heading and topics, or as much of them as is drawn. */
export function Day({
  labels,
  headingAs: Heading = 'h2',
  focusedId,
  onOpen,
  onFavoriteChange,
  onDelete,
  group: { heading, topics },
  index,
  drawn,
}: DayProps) {
  const id = useId()
  const head = drawn(index)
  const rows = topics.map((topic, at) => ({ topic, at, part: drawn(index + 1 + at) }))
  const shown = rows.filter(({ part }) => part !== null)
  if (!head && shown.length === 0) return null
  return (
    <div>
      {head && (
        <Heading
          {...head}
          id={id}
          className={classNames(styles.heading, index > 0 && styles.later)}
        >
          {heading}
        </Heading>
      )}
      <ul
        {...(head ? { 'aria-labelledby': id } : { 'aria-label': heading })}
        className={styles.list}
      >
        {shown.map(({ topic, at, part }) => (
          <li
            {...part}
            key={topic.id}
            aria-setsize={topics.length}
            aria-posinset={at + 1}
            className={classNames(at > 0 && styles.divided)}
          >
            <TopicRow
              labels={labels}
              href={topic.href}
              title={topic.title}
              titleRanges={topic.titleRanges}
              excerpt={topic.excerpt}
              ranges={topic.ranges}
              time={topic.time}
              dateTime={topic.dateTime}
              favorite={topic.favorite}
              focused={topic.id === focusedId}
              onOpen={onOpen && (() => onOpen(topic))}
              onFavoriteChange={
                onFavoriteChange && ((favorite) => onFavoriteChange(topic, favorite))
              }
              onDelete={onDelete && (() => onDelete(topic))}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}

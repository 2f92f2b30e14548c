import { type ComponentPropsWithRef, type CSSProperties, type ReactNode, useId } from 'react'
import { classNames } from '../../class-names.ts'
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx'
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx'
import { TopicRow, type TopicRowLabels, type TopicRowProps } from '../topic-row/topic-row.tsx'
import styles from './history-list.module.css'

export interface HistoryListProps extends ComponentPropsWithRef<'div'>, HistoryRows {
  /** The topics by day, in their order on the page. */
  groups: readonly HistoryGroup[]
  /** Topics, or more of them, are on their way. */
  loading?: boolean | undefined
  /** Stands where the list would be when nothing is left to show. */
  empty?: ReactNode
  /** What went wrong, under what could be loaded. */
  error?: ReactNode
  /** Stands under the last topic: that this was all, or a way to more. */
  end?: ReactNode
  /** Of a long list: what is drawn of it. */
  window?: HistoryWindow | undefined
}

/** Topics under the headings of their days. Each callback that is missing disables its control. */
export function HistoryList({
  labels,
  groups,
  loading = false,
  empty,
  error,
  end,
  headingAs,
  window,
  focusedId = null,
  onOpen,
  onFavoriteChange,
  onRename,
  renaming = null,
  onDelete,
  className,
  ...rest
}: HistoryListProps) {
  const days = groups.filter(({ topics }) => topics.length > 0)
  const some = days.length > 0
  const drawn = drawnParts(window)
  const shared = { labels, headingAs, focusedId, renaming }
  const rows = { ...shared, onOpen, onFavoriteChange, onRename, onDelete }
  return (
    <div
      {...rest}
      aria-busy={loading || undefined}
      className={classNames(styles.history, className)}
    >
      <div style={window && { paddingBlockEnd: window.rest }}>
        {withIndexes(days).map(({ group, index }) => (
          <Day key={group.id} {...rows} group={group} index={index} drawn={drawn} />
        ))}
      </div>
      <VisuallyHidden role="status">{loading && labels.loading}</VisuallyHidden>
      {loading && <PlaceholderRows count={some ? 2 : 6} />}
      {error}
      {!some && !loading && !error && empty}
      {some && !loading && !error && end && <div className={styles.end}>{end}</div>}
    </div>
  )
}

/** Each day with the index of its heading among all parts. */
function withIndexes(days: readonly HistoryGroup[]) {
  let index = 0
  return days.map((group) => {
    const own = { group, index }
    index += 1 + group.topics.length
    return own
  })
}

interface DayProps extends HistoryRows {
  group: HistoryGroup
  /** The index of its heading among all parts. */
  index: number
  drawn: DrawnParts
}

/** A day's heading and topics, or as much of them as is drawn. */
function Day({
  labels,
  headingAs: Heading = 'h2',
  focusedId,
  onOpen,
  onFavoriteChange,
  onRename,
  renaming,
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
              field={topic.id === renaming?.id ? renaming.field : undefined}
              onRename={onRename && (() => onRename(topic))}
              onDelete={onDelete && (() => onDelete(topic))}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Quiet rows that keep the space of topics. */
function PlaceholderRows({ count }: { count: number }) {
  return (
    <div aria-hidden="true" className={styles.list}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <div key={index} className={styles.placeholder}>
          <Skeleton className={styles.title} />
          <Skeleton className={styles.excerpt} />
        </div>
      ))}
    </div>
  )
}

/**
 * What is drawn of a list that is too long to be drawn as a whole. Its parts are each day's heading
 * and, after it, the day's topics.
 */
export interface HistoryWindow {
  /** The drawn parts in order: their positions among all parts, and the space before each, in pixels. */
  parts: readonly { index: number; gap: number }[]
  /** The space after the last one, in pixels. */
  rest: number
  /** Called with the element of each drawn part; its index is in `data-index`. */
  measure: (element: HTMLElement | null) => void
}

interface DrawnPart {
  'data-index'?: number
  ref?: HistoryWindow['measure'] | undefined
  style?: CSSProperties | undefined
}

/** What the element of a part gets; null if it is not drawn. */
type DrawnParts = (index: number) => DrawnPart | null

/** Without a window everything is drawn. */
function drawnParts(window: HistoryWindow | undefined): DrawnParts {
  if (!window) return () => ({})
  const gaps = new Map(window.parts.map(({ index, gap }) => [index, gap]))
  return (index) => {
    const gap = gaps.get(index)
    if (gap === undefined) return null
    return { 'data-index': index, ref: window.measure, style: { marginBlockStart: gap } }
  }
}

export interface HistoryTopic
  extends Pick<
    TopicRowProps,
    'href' | 'title' | 'titleRanges' | 'excerpt' | 'ranges' | 'time' | 'dateTime' | 'favorite'
  > {
  id: string
}

export interface HistoryGroup {
  /** The same in every language, so that a title that is being changed outlives another one. */
  id: string
  /** The day or span its topics belong to. */
  heading: string
  topics: readonly HistoryTopic[]
}

export interface HistoryListLabels extends TopicRowLabels {
  /** Spoken while topics are on their way. */
  loading: string
}

/** What all rows of a list have in common. */
interface HistoryRows {
  /** The labels that all rows share. */
  labels: HistoryListLabels
  /** The level of the days' headings in the page. */
  headingAs?: 'h2' | 'h3' | undefined
  /** The topic that takes the focus, where the one that had it is gone. */
  focusedId?: string | null | undefined
  /** Called for a plain click on a topic. */
  onOpen?: ((topic: HistoryTopic) => void) | undefined
  /** Called with a topic to keep, or to keep no longer; without it the buttons are disabled. */
  onFavoriteChange?: ((topic: HistoryTopic, favorite: boolean) => void) | undefined
  /** Called with the topic to rename; without it there are no such buttons. */
  onRename?: ((topic: HistoryTopic) => void) | undefined
  /** The topic whose title is being changed, and the field for it. */
  renaming?: { readonly id: string; readonly field: ReactNode } | null | undefined
  /** Called with the topic to delete; without it the buttons are disabled. */
  onDelete?: ((topic: HistoryTopic) => void) | undefined
}

import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { classNames } from '../../class-names.ts'
import { VisuallyHidden } from '../../primitives/visually-hidden/index.ts'
import { TopicRow, type TopicRowLabels, type TopicRowProps } from '../topic-row/index.ts'
import styles from './history-list.module.css'
import { PlaceholderRows } from './placeholder-rows.tsx'

export interface HistoryTopic
  extends Pick<
    TopicRowProps,
    'href' | 'title' | 'excerpt' | 'ranges' | 'time' | 'dateTime' | 'favourite'
  > {
  id: string
}

export interface HistoryGroup {
  /** The day or span its topics belong to. */
  heading: string
  topics: readonly HistoryTopic[]
}

export interface HistoryListLabels extends TopicRowLabels {
  /** Spoken while topics are on their way. */
  loading: string
}

/** Topics under the headings of their days. Each callback that is missing disables its control. */
export interface HistoryListProps extends ComponentPropsWithRef<'div'> {
  labels: HistoryListLabels
  groups: readonly HistoryGroup[]
  /** Topics, or more of them, are on their way. */
  loading?: boolean
  /** Stands where the list would be when nothing is left to show. */
  empty?: ReactNode
  /** What went wrong, under what could be loaded. */
  error?: ReactNode
  /** Stands under the last topic: that this was all, or a way to more. */
  end?: ReactNode
  headingAs?: 'h2' | 'h3'
  onOpen?: ((topic: HistoryTopic) => void) | undefined
  onFavouriteChange?: ((topic: HistoryTopic, favourite: boolean) => void) | undefined
  onDelete?: ((topic: HistoryTopic) => void) | undefined
}

export function HistoryList({
  labels,
  groups,
  loading = false,
  empty,
  error,
  end,
  headingAs: Heading = 'h2',
  onOpen,
  onFavouriteChange,
  onDelete,
  className,
  ...rest
}: HistoryListProps) {
  const id = useId()
  const days = groups.filter(({ topics }) => topics.length > 0)
  const some = days.length > 0
  return (
    <div
      {...rest}
      aria-busy={loading || undefined}
      className={classNames(styles.history, className)}
    >
      {days.map(({ heading, topics }, place) => (
        <div key={heading}>
          <Heading id={`${id}-${place}`} className={styles.heading}>
            {heading}
          </Heading>
          <ul aria-labelledby={`${id}-${place}`} className={styles.list}>
            {topics.map((topic) => (
              <li key={topic.id}>
                <TopicRow
                  labels={labels}
                  href={topic.href}
                  title={topic.title}
                  excerpt={topic.excerpt}
                  ranges={topic.ranges}
                  time={topic.time}
                  dateTime={topic.dateTime}
                  favourite={topic.favourite}
                  onOpen={onOpen && (() => onOpen(topic))}
                  onFavouriteChange={
                    onFavouriteChange && ((favourite) => onFavouriteChange(topic, favourite))
                  }
                  onDelete={onDelete && (() => onDelete(topic))}
                />
              </li>
            ))}
          </ul>
        </div>
      ))}
      <VisuallyHidden role="status">{loading && labels.loading}</VisuallyHidden>
      {loading && <PlaceholderRows count={some ? 2 : 6} />}
      {error}
      {!some && !loading && !error && empty}
      {some && !loading && !error && end && <div className={styles.end}>{end}</div>}
    </div>
  )
}

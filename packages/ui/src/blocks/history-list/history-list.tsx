import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classNames } from '../../class-names.ts'
import { VisuallyHidden } from '../../primitives/visually-hidden/index.ts'
import { Day } from './day.tsx'
import styles from './history-list.module.css'
import type { HistoryGroup, HistoryRows } from './history-topic.ts'
import { drawnParts, type HistoryWindow } from './history-window.ts'
import { PlaceholderRows } from './placeholder-rows.tsx'

export interface HistoryListProps extends ComponentPropsWithRef<'div'>, HistoryRows {
  /** The topics by day, in their order on the page. */
  groups: readonly HistoryGroup[]
  /** Topics, or more of them, are on their way. */
  loading?: boolean
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
  onDelete,
  className,
  ...rest
}: HistoryListProps) {
  const days = groups.filter(({ topics }) => topics.length > 0)
  const some = days.length > 0
  const drawn = drawnParts(window)
  return (
    <div
      {...rest}
      aria-busy={loading || undefined}
      className={classNames(styles.history, className)}
    >
      <div style={window && { paddingBlockEnd: window.rest }}>
        {withIndexes(days).map(({ group, index }) => (
          <Day
            key={group.heading}
            labels={labels}
            headingAs={headingAs}
            group={group}
            index={index}
            drawn={drawn}
            focusedId={focusedId}
            onOpen={onOpen}
            onFavoriteChange={onFavoriteChange}
            onDelete={onDelete}
          />
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

import { Pencil, SquarePen } from 'lucide-react'
import { type ComponentPropsWithRef, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { classNames } from '../../class-names.ts'
import { onPlainClick } from '../../links.ts'
import { IconButton } from '../../primitives/icon-button/icon-button.tsx'
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx'
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx'
import styles from './recent-topics.module.css'

export interface RecentTopic {
  id: string
  /** Where it is. */
  href: string
  /** Its title, or its first message where it has none. */
  title: string
}

export interface RecentTopicsLabels {
  /** Accessible name of the list. */
  list: string
  /** Names the button beside a topic; the topic's title is spoken after it. */
  rename: string
  /** Spoken while topics are on their way. */
  loading: string
  /** The link to all of them. */
  more: string
  /** The link to where a topic begins. */
  newTopic?: string | undefined
}

export interface RecentTopicsProps extends ComponentPropsWithRef<'nav'> {
  /** The labels of the list. */
  labels: RecentTopicsLabels
  /** The topics, the last used first. */
  topics: readonly RecentTopic[]
  /** The topic that is on the screen. */
  currentId?: string | undefined
  /** The first of them are on their way. */
  loading?: boolean | undefined
  /** Stands where the list would be when there is none. */
  empty?: ReactNode
  /** What went wrong, under what could be loaded. */
  error?: ReactNode
  /** Where all topics are. */
  moreHref: string
  /** Where a topic begins; without it there is no such link. */
  newHref?: string | undefined
  /** The topic whose title is being changed, and the field for it; afterwards its link takes the focus. */
  renaming?: { readonly id: string; readonly field: ReactNode } | null | undefined
  /** Called for a plain click on a topic, whose own navigation is then cancelled. */
  onOpen?: ((topic: RecentTopic) => void) | undefined
  /** Called for a plain click on the link to all of them. */
  onMore?: (() => void) | undefined
  /** Called for a plain click on the link to where a topic begins. */
  onNew?: (() => void) | undefined
  /** Called with the topic to rename; without it there are no such buttons. */
  onRename?: ((topic: RecentTopic) => void) | undefined
}

/** The topics that were used last, in a narrow column. */
export function RecentTopics({
  labels,
  topics,
  currentId,
  loading = false,
  empty,
  error,
  moreHref,
  newHref,
  renaming = null,
  onOpen,
  onMore,
  onNew,
  onRename,
  className,
  ...rest
}: RecentTopicsProps) {
  const id = useId()
  const isEmpty = topics.length === 0
  const renamed = useRef(renaming?.id)
  // Before a dialog around it takes the focus.
  useLayoutEffect(() => {
    // The focus was in the field, which is gone.
    if (renamed.current !== renaming?.id && document.activeElement === document.body)
      document.getElementById(`${id}-${renamed.current}`)?.focus()
    renamed.current = renaming?.id
  }, [id, renaming?.id])
  return (
    <nav
      {...rest}
      aria-label={labels.list}
      aria-busy={loading || undefined}
      className={classNames(styles.recent, className)}
    >
      <VisuallyHidden role="status">{loading && labels.loading}</VisuallyHidden>
      {newHref && (
        <a href={newHref} onClick={onPlainClick(onNew)} className={styles.new}>
          <SquarePen size="1rem" />
          {labels.newTopic}
        </a>
      )}
      {loading && <Placeholders />}
      {!isEmpty && (
        <ul className={styles.list}>
          {topics.map((topic) => (
            <li key={topic.id} className={styles.row}>
              {topic.id === renaming?.id ? (
                renaming.field
              ) : (
                <>
                  <a
                    id={`${id}-${topic.id}`}
                    href={topic.href}
                    title={topic.title}
                    aria-current={topic.id === currentId ? 'page' : undefined}
                    onClick={onPlainClick(onOpen && (() => onOpen(topic)))}
                    className={styles.link}
                  >
                    {topic.title}
                  </a>
                  {onRename && (
                    <IconButton
                      size="small"
                      id={`${id}-${topic.id}-rename`}
                      aria-labelledby={`${id}-${topic.id}-rename ${id}-${topic.id}`}
                      label={labels.rename}
                      icon={<Pencil />}
                      onClick={() => onRename(topic)}
                      className={styles.rename}
                    />
                  )}
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      {error}
      {isEmpty && !loading && !error && empty}
      {/* There may be fewer topics than the lines that keep their space: it would move up. */}
      {!loading && (
        <a href={moreHref} onClick={onPlainClick(onMore)} className={styles.more}>
          {labels.more}
        </a>
      )}
    </nav>
  )
}

/** Quiet lines that keep the space of topics. */
function Placeholders() {
  return (
    <div aria-hidden="true" className={styles.placeholders}>
      <Skeleton />
      <Skeleton />
      <Skeleton />
      <Skeleton />
    </div>
  )
}

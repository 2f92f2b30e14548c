import { Bookmark, Pencil, Trash2 } from 'lucide-react'
import { type ComponentPropsWithRef, type ReactNode, useEffect, useId, useRef } from 'react'
import { classNames } from '../../class-names.ts'
import { onPlainClick } from '../../links.ts'
import { IconButton } from '../../primitives/icon-button/icon-button.tsx'
import { HighlightedText, type TextRange } from './highlighted-text.tsx'
import styles from './topic-row.module.css'

export type { TextRange } from './highlighted-text.tsx'

/** The buttons' names; the topic's title is spoken after them. */
export interface TopicRowLabels {
  favorite: string
  /** What a press does with a favorite: the tooltip, as the button's name stays. */
  unfavorite: string
  rename: string
  delete: string
}

export interface TopicRowProps extends Omit<ComponentPropsWithRef<'article'>, 'title'> {
  /** The labels of its buttons. */
  labels: TopicRowLabels
  /** Where the topic is. */
  href: string
  /** The topic's title, or its first message where it has none. */
  title: string
  /** What a search found in the title. */
  titleRanges?: readonly TextRange[] | undefined
  /** The beginning of the topic, or where the search was found. */
  excerpt?: string | undefined
  /** What a search found in the excerpt. */
  ranges?: readonly TextRange[] | undefined
  /** When it last changed, as text. */
  time: string
  /** The same for machines: an ISO date or time. */
  dateTime?: string | undefined
  /** Whether the topic is kept. */
  favorite: boolean
  /** Becoming true, the link takes the focus: the row that had it is gone. */
  focused?: boolean | undefined
  /** Called for a plain click, whose own navigation is then cancelled. */
  onOpen?: (() => void) | undefined
  /** Called with whether to keep the topic; without it the button is disabled. */
  onFavoriteChange?: ((favorite: boolean) => void) | undefined
  /** Stands in the title's place while that is changed; afterwards the link takes the focus. */
  field?: ReactNode
  /** The caller shows a field for the title; without it there is no such button. */
  onRename?: (() => void) | undefined
  /** The caller asks for confirmation. */
  onDelete?: (() => void) | undefined
}

/** One topic of a list: the whole row is its link, with a favorite toggle and a delete button. */
export function TopicRow({
  labels,
  href,
  title,
  titleRanges = [],
  excerpt,
  ranges = [],
  time,
  dateTime,
  favorite,
  focused = false,
  onOpen,
  field,
  onFavoriteChange,
  onRename,
  onDelete,
  className,
  ...rest
}: TopicRowProps) {
  const id = useId()
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (focused) link.current?.focus()
  }, [focused])
  const isChanging = field !== undefined
  const wasChanging = useRef(isChanging)
  useEffect(() => {
    // The focus was in the field, which is gone.
    if (wasChanging.current && !isChanging && document.activeElement === document.body)
      link.current?.focus()
    wasChanging.current = isChanging
  }, [isChanging])
  return (
    <article {...rest} className={classNames(styles.row, className)}>
      <div className={styles.text}>
        {field ?? (
          <a
            ref={link}
            id={`${id}-title`}
            href={href}
            onClick={onPlainClick(onOpen)}
            className={styles.title}
          >
            <HighlightedText text={title} ranges={titleRanges} />
          </a>
        )}
        {excerpt && (
          <p className={styles.excerpt}>
            <HighlightedText text={excerpt} ranges={ranges} />
          </p>
        )}
      </div>
      <time dateTime={dateTime} className={styles.time}>
        {time}
      </time>
      <div className={styles.actions}>
        <IconButton
          size="small"
          id={`${id}-favorite`}
          aria-labelledby={`${id}-favorite ${id}-title`}
          label={labels.favorite}
          title={favorite ? labels.unfavorite : labels.favorite}
          icon={<Bookmark className={favorite ? styles.kept : undefined} />}
          pressed={favorite}
          disabled={!onFavoriteChange}
          onClick={() => onFavoriteChange?.(!favorite)}
        />
        {onRename && (
          <IconButton
            size="small"
            id={`${id}-rename`}
            aria-labelledby={`${id}-rename ${id}-title`}
            label={labels.rename}
            icon={<Pencil />}
            onClick={onRename}
          />
        )}
        <IconButton
          size="small"
          id={`${id}-delete`}
          aria-labelledby={`${id}-delete ${id}-title`}
          label={labels.delete}
          icon={<Trash2 />}
          onClick={onDelete}
        />
      </div>
    </article>
  )
}

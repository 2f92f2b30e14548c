import { ChevronDown, Pencil } from 'lucide-react'
import { type ComponentPropsWithRef, type ReactNode, useId, useState } from 'react'
import { classNames } from '../../class-names.ts'
import { Button } from '../../primitives/button/button.tsx'
import { CopyButton } from '../../primitives/copy-button/copy-button.tsx'
import { IconButton } from '../../primitives/icon-button/icon-button.tsx'
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx'
import { ActionBar } from '../action-bar/action-bar.tsx'
import styles from './question.module.css'

export interface QuestionLabels {
  /** Spoken before the text, as its heading: whose text this is. */
  author: string
  actions: string
  /** Left out where a question is only read: then there is no such button. */
  edit?: string | undefined
  copy: string
  copied: string
  /** Opens and folds a long text; without them it is not folded. */
  more?: string | undefined
  less?: string | undefined
}

export interface QuestionProps extends Omit<ComponentPropsWithRef<'article'>, 'onCopy'> {
  /** The labels of its heading and its actions. */
  labels: QuestionLabels
  /** What was asked, as typed. */
  text: string
  /** Begins to edit; without it the button is disabled, as while an answer is written. */
  onEdit?: (() => void) | undefined
  /** Copies the text; without it the button is disabled. */
  onCopy?: (() => void | Promise<void>) | undefined
  /** A place for the version picker. */
  versions?: ReactNode
  /** Draws the text without its controls, while it is far out of view. */
  bare?: boolean | undefined
  /** Opens a long text, such as one in which something was found. */
  unfolded?: boolean | undefined
}

const copiedFor = 1500

/** What the person asked, with edit, copy and a place for its version picker. */
export function Question({
  labels,
  text,
  onEdit,
  onCopy,
  versions,
  bare = false,
  unfolded = false,
  className,
  ...rest
}: QuestionProps) {
  const textId = useId()
  const [isOpen, setIsOpen] = useState(unfolded)
  if (unfolded && !isOpen) setIsOpen(true)
  const isFoldable = labels.more !== undefined && isLong(text)
  return (
    <article
      {...rest}
      aria-label={labels.author}
      className={classNames(styles.question, className)}
    >
      <VisuallyHidden as="h2">{labels.author}</VisuallyHidden>
      <p className={styles.text}>
        {isFoldable ? (
          <span
            id={textId}
            data-open={isOpen || undefined}
            // The browser's own search scrolls to what it has found in the folded part.
            onScroll={() => setIsOpen(true)}
            className={styles.fold}
          >
            {text}
          </span>
        ) : (
          text
        )}
      </p>
      {isFoldable && !bare && (
        <Button
          variant="ghost"
          size="small"
          icon={<ChevronDown />}
          aria-expanded={isOpen}
          aria-controls={textId}
          onClick={() => setIsOpen(!isOpen)}
          className={styles.more}
        >
          {isOpen ? labels.less : labels.more}
        </Button>
      )}
      {!bare && (
        <ActionBar label={labels.actions}>
          {versions}
          {labels.edit && (
            <IconButton size="small" label={labels.edit} icon={<Pencil />} onClick={onEdit} />
          )}
          <CopyButton size="small" labels={labels} onCopy={onCopy} shownFor={copiedFor} />
        </ActionBar>
      )}
    </article>
  )
}

/** In widths of a Latin letter: about seven lines where there is most space. */
const longest = 600
const mostLines = 7

/** Told by the text alone: to measure each of hundreds would take long. */
function isLong(text: string): boolean {
  const wide = text.match(/[\u2e80-\uffef]/g)?.length ?? 0
  return text.length + wide > longest || text.split('\n').length > mostLines
}

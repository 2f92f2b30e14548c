import { Pencil } from 'lucide-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classNames } from '../../class-names.ts'
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
  edit?: string
  copy: string
  copied: string
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
  bare?: boolean
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
  className,
  ...rest
}: QuestionProps) {
  return (
    <article
      {...rest}
      aria-label={labels.author}
      className={classNames(styles.question, className)}
    >
      <VisuallyHidden as="h2">{labels.author}</VisuallyHidden>
      <p className={styles.text}>{text}</p>
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

import { Bookmark, Download, Share2 } from 'lucide-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classNames } from '../../class-names.ts'
import { IconButton, type IconButtonProps } from '../../primitives/icon-button/icon-button.tsx'
import styles from './topic-actions.module.css'

export interface TopicActionsLabels {
  /** Names the buttons as a group. */
  group: string
  favorite: string
  /** What a press does with a topic that is kept: the tooltip, as the button's name stays. */
  unfavorite: string
  share: string
}

export interface TopicActionsProps extends ComponentPropsWithRef<'div'> {
  /** The labels of its buttons. */
  labels: TopicActionsLabels
  /** Whether the topic is kept. */
  favorite: boolean
  /** Keeps the topic, or keeps it no longer; without it there is no such button. */
  onFavorite?: (() => void) | undefined
  /** Opens sharing; without it there is no such button. */
  onShare?: (() => void) | undefined
  /** The export button or its menu, drawn between the two. */
  exporting?: ReactNode
}

/** What can be done with the topic on the screen. No button is drawn for what is missing. */
export function TopicActions({
  labels,
  favorite,
  onFavorite,
  onShare,
  exporting,
  className,
  ...rest
}: TopicActionsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div
      {...rest}
      role="group"
      aria-label={labels.group}
      className={classNames(styles.actions, className)}
    >
      {onFavorite && (
        <IconButton
          label={labels.favorite}
          title={favorite ? labels.unfavorite : labels.favorite}
          icon={<Bookmark className={styles.mark} />}
          pressed={favorite}
          onClick={onFavorite}
        />
      )}
      {exporting}
      {onShare && <IconButton label={labels.share} icon={<Share2 />} onClick={onShare} />}
    </div>
  )
}

export type ExportButtonProps = Omit<IconButtonProps, 'icon'>

/** What opens the export menu; apart from it, so that a page can draw the one and load the other. */
export function ExportButton(props: ExportButtonProps) {
  return <IconButton aria-haspopup="menu" aria-expanded={false} {...props} icon={<Download />} />
}

import { Bookmark, Share2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../../primitives/icon-button/index.ts'
import styles from './topic-actions.module.css'

export interface TopicActionsLabels {
  /** Names the buttons as a group. */
  group: string
  collect: string
  share: string
}

/** What can be done with the topic on the screen. No button is drawn for what is missing. */
export interface TopicActionsProps {
  labels: TopicActionsLabels
  collected: boolean
  onCollect?: (() => void) | undefined
  onShare?: (() => void) | undefined
  /** The export button or its menu, drawn between the two. */
  exporting?: ReactNode
}

export function TopicActions({
  labels,
  collected,
  onCollect,
  onShare,
  exporting,
}: TopicActionsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div role="group" aria-label={labels.group} className={styles.actions}>
      {onCollect && (
        <IconButton
          label={labels.collect}
          icon={<Bookmark className={styles.mark} />}
          pressed={collected}
          onClick={onCollect}
        />
      )}
      {exporting}
      {onShare && <IconButton label={labels.share} icon={<Share2 />} onClick={onShare} />}
    </div>
  )
}

import { Command } from 'cmdk'
import { ChevronRight, MessageSquare } from 'lucide-react'
import { Keys } from '../../primitives/keys/index.ts'
import { HighlightedText } from '../topic-row/highlighted-text.tsx'
import type { CommandItem } from './command-item.ts'
import styles from './command-palette.module.css'

const icons = { topic: MessageSquare, action: ChevronRight }

/** One thing to go to or to do. */
export function CommandRow({ item }: { item: CommandItem }) {
  const Icon = icons[item.kind]
  return (
    <Command.Item value={item.id} onSelect={item.onSelect} className={styles.item}>
      <Icon aria-hidden="true" className={styles.icon} />
      <span className={styles.text}>
        <span className={styles.label}>
          <HighlightedText text={item.label} ranges={item.labelRanges ?? []} />
        </span>
        {item.detail && (
          <span className={styles.detail}>
            <HighlightedText text={item.detail} ranges={item.detailRanges ?? []} />
          </span>
        )}
      </span>
      {item.keys && <Keys>{item.keys}</Keys>}
    </Command.Item>
  )
}

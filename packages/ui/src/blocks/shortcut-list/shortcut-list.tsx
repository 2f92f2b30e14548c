import type { ComponentPropsWithRef } from 'react'
import { Keys } from '../../primitives/keys/keys.tsx'
import styles from './shortcut-list.module.css'

export interface ShortcutListProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
  /** The names of keys pressed together have spaces between. */
  shortcuts: readonly { does: string; keys: string }[]
}

/** What which keys do. */
export function ShortcutList({ shortcuts, ...rest }: ShortcutListProps) {
  return (
    <dl {...rest}>
      {shortcuts.map(({ does, keys }) => (
        <div key={does} className={styles.row}>
          <dt className={styles.does}>{does}</dt>
          <dd>
            <Keys>{keys}</Keys>
          </dd>
        </div>
      ))}
    </dl>
  )
}

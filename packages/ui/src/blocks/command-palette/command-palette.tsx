import { Command } from 'cmdk'
import { useState } from 'react'
import { classNames } from '../../class-names.ts'
import { Dialog, type DialogProps, type DialogState } from '../../primitives/dialog/index.ts'
import { Spinner } from '../../primitives/spinner/index.ts'
import { VisuallyHidden } from '../../primitives/visually-hidden/index.ts'
import type { CommandGroup } from './command-item.ts'
import styles from './command-palette.module.css'
import { CommandRow } from './command-row.tsx'
import { PaletteField } from './palette-field.tsx'

export interface CommandPaletteLabels {
  /** Names the dialog, its field and its list. */
  title: string
  placeholder: string
  close: string
  loading: string
  /** Stands where nothing matches. */
  empty: string
}

export interface CommandPaletteProps
  extends Omit<DialogProps, 'title' | 'description' | 'closeLabel' | 'actions' | 'children'>,
    DialogState {
  /** The labels of the dialog. */
  labels: CommandPaletteLabels
  /** What is looked for, as typed so far. */
  query: string
  /** `isComposing`: an input method is at work, and what it shows is not what is meant yet. */
  onQueryChange: (query: string, isComposing: boolean) => void
  /** What matches, from top to bottom. */
  groups: readonly CommandGroup[]
  /** More is on its way. */
  loading?: boolean
}

/**
 * A dialog to find something and do it without leaving the keyboard: arrows choose, Enter does.
 * The caller decides what matches.
 */
export function CommandPalette({
  labels,
  query,
  onQueryChange,
  groups,
  loading = false,
  className,
  ...dialog
}: CommandPaletteProps) {
  const filled = groups.filter(({ items }) => items.length > 0)
  const ids = filled.flatMap(({ items }) => items.map(({ id }) => id))
  const [pointed, setPointed] = useState('')
  // What matches may come late, and what was pointed at may be gone.
  const chosen = ids.includes(pointed) ? pointed : (ids[0] ?? '')

  function seek(text: string, isComposing: boolean): void {
    setPointed('')
    onQueryChange(text, isComposing)
  }

  return (
    <Dialog
      {...dialog}
      title={<VisuallyHidden>{labels.title}</VisuallyHidden>}
      closeLabel={labels.close}
      className={classNames(styles.panel, className)}
    >
      <Command
        loop
        value={chosen}
        onValueChange={setPointed}
        vimBindings={false}
        shouldFilter={false}
        label={labels.title}
        className={styles.command}
      >
        <div className={styles.bar}>
          <PaletteField
            query={query}
            placeholder={labels.placeholder}
            onSeek={seek}
            chosen={chosen}
          />
          {loading && <Spinner className={styles.spinner} />}
        </div>
        <Command.List label={labels.title} className={styles.list}>
          {filled.map(({ heading, items }) => (
            <Command.Group key={heading} heading={heading} className={styles.group}>
              {items.map((item) => (
                <CommandRow key={item.id} item={item} />
              ))}
            </Command.Group>
          ))}
        </Command.List>
        <div role="status">
          {loading && <VisuallyHidden>{labels.loading}</VisuallyHidden>}
          {!loading && filled.length === 0 && <p className={styles.empty}>{labels.empty}</p>}
        </div>
      </Command>
    </Dialog>
  )
}

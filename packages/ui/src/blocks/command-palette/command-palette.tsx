import { Command } from 'cmdk'
import { ChevronRight, MessageSquare } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { classNames } from '../../class-names.ts'
import { Dialog, type FilledDialogProps } from '../../primitives/dialog/dialog.tsx'
import { Keys } from '../../primitives/keys/keys.tsx'
import { Spinner } from '../../primitives/spinner/spinner.tsx'
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx'
import { HighlightedText, type TextRange } from '../topic-row/highlighted-text.tsx'
import styles from './command-palette.module.css'

export interface CommandPaletteLabels {
  /** Names the dialog, its field and its list. */
  title: string
  placeholder: string
  close: string
  loading: string
  /** Stands where nothing matches. */
  empty: string
}

export interface CommandPaletteProps extends FilledDialogProps {
  /** The labels of the dialog. */
  labels: CommandPaletteLabels
  /** What is looked for, as typed so far. */
  query: string
  /** `isComposing`: an input method is at work, and what it shows is not what is meant yet. */
  onQueryChange: (query: string, isComposing: boolean) => void
  /** What matches, from top to bottom. */
  groups: readonly CommandGroup[]
  /** More is on its way. */
  loading?: boolean | undefined
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
  // Matches may arrive late, and the item that was chosen may be gone.
  const chosen = ids.includes(pointed) ? pointed : (ids[0] ?? '')

  function changeQuery(text: string, isComposing: boolean): void {
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
            onQueryChange={changeQuery}
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

const icons = { topic: MessageSquare, action: ChevronRight }

/** One thing to go to or to do. */
function CommandRow({ item }: { item: CommandItem }) {
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

interface PaletteFieldProps {
  query: string
  placeholder: string
  onQueryChange: (query: string, isComposing: boolean) => void
  /** The id of the item that Enter would choose; empty when there is none. */
  chosen: string
}

/** The field for the query. */
function PaletteField({ query, placeholder, onQueryChange: onSeek, chosen }: PaletteFieldProps) {
  const field = useRef<HTMLInputElement>(null)

  // cmdk tells which option is chosen only once an arrow has moved there, and an option may be
  // drawn anew where others come before it.
  useEffect(() => {
    const list = document.getElementById(field.current?.getAttribute('aria-controls') ?? '')
    const value = CSS.escape(encodeURIComponent(chosen))
    const option = list?.querySelector(`[role=option][data-value="${value}"]`)
    field.current?.setAttribute('aria-activedescendant', option?.id ?? '')
  })

  return (
    <Command.Input
      ref={field}
      autoFocus
      value={query}
      placeholder={placeholder}
      className={styles.field}
      onInput={({ currentTarget, nativeEvent }) => {
        const isComposing = nativeEvent instanceof InputEvent && nativeEvent.isComposing
        onSeek(currentTarget.value, isComposing)
      }}
      onCompositionEnd={({ currentTarget }) => onSeek(currentTarget.value, false)}
    />
  )
}

export interface CommandItem {
  /** Unique among all groups. */
  id: string
  kind: 'topic' | 'action'
  label: string
  /** What a search found in the label. */
  labelRanges?: readonly TextRange[] | undefined
  /** A second line. */
  detail?: string | undefined
  detailRanges?: readonly TextRange[] | undefined
  /** The keys that do the same. */
  keys?: string | undefined
  onSelect: () => void
}

export interface CommandGroup {
  heading: string
  items: readonly CommandItem[]
}

import { useComposedRefs } from '@radix-ui/react-compose-refs'
import { X } from 'lucide-react'
import { type ComponentPropsWithRef, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { classNames } from '../../class-names.ts'
import { webAddress } from '../../links.ts'
import { useMediaQuery } from '../../media-query.ts'
import { Dialog } from '../../primitives/dialog/dialog.tsx'
import { IconButton } from '../../primitives/icon-button/icon-button.tsx'
import { numberOf, type Source, type SourceQuote, SourceText } from '../source-list/source.tsx'
import { SourceLabel } from '../source-list/source-label.tsx'
import styles from './source-panel.module.css'

export interface SourcePanelLabels {
  title: string
  close: string
  /** Takes the place of the list when there are no sources. */
  empty: string
  /** Heads what the answer quotes of a source; without it quotes are not shown. */
  quotes?: string | undefined
}

export interface SourcePanelProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'title'> {
  /** The labels of the panel. */
  labels: SourcePanelLabels
  /** The sources, in the order of their numbers. */
  sources: readonly Source[]
  /** The number of the source that was asked for; it is marked and brought into view. */
  current?: number | undefined
  /** Whether it is shown. */
  open: boolean
  /** Called when the reader closes it. */
  onOpenChange: (open: boolean) => void
  /** Chooses the form; by the page's width unless given. */
  form?: 'dialog' | 'region' | undefined
}

/**
 * What an answer relies on, each with its number, host, date and passage. Beside the text it is a
 * region that leaves the page usable; where there is no space beside it, a dialog.
 */
export function SourcePanel({
  labels,
  sources,
  current,
  open,
  onOpenChange,
  form,
  className,
  ...rest
}: SourcePanelProps) {
  const narrow = useMediaQuery('(max-width: 48rem)')
  const asDialog = form ? form === 'dialog' : narrow
  const list = <PanelSources sources={sources} current={current} labels={labels} />
  if (asDialog) {
    return (
      <Dialog
        {...rest}
        open={open}
        onOpenChange={onOpenChange}
        title={labels.title}
        closeLabel={labels.close}
        className={classNames(styles.sheet, className)}
      >
        {list}
      </Dialog>
    )
  }
  if (!open) return null
  return (
    <SidePanel
      {...rest}
      title={labels.title}
      closeLabel={labels.close}
      onClose={() => onOpenChange(false)}
      className={className}
    >
      {list}
    </SidePanel>
  )
}

interface SidePanelProps extends ComponentPropsWithRef<'aside'> {
  title: string
  closeLabel: string
  onClose: () => void
}

/** A region beside the page's text: takes the focus; Escape inside closes it and gives it back. */
function SidePanel({
  title,
  closeLabel,
  onClose,
  className,
  children,
  ref,
  ...rest
}: SidePanelProps) {
  const titleId = useId()
  const opener = useRef<Element>(null)
  const panel = useRef<HTMLElement>(null)

  useEffect(() => {
    opener.current ??= document.activeElement
    panel.current?.focus({ preventScroll: true })
  }, [])

  function close(): void {
    onClose()
    if (opener.current instanceof HTMLElement) opener.current.focus()
  }

  return (
    <aside
      {...rest}
      ref={useComposedRefs(panel, ref)}
      tabIndex={-1}
      aria-labelledby={titleId}
      className={classNames(styles.panel, className)}
      onKeyDown={(event) => {
        rest.onKeyDown?.(event)
        if (event.key !== 'Escape' || event.defaultPrevented) return
        // It has done its work: the page may have a meaning for it, too.
        event.preventDefault()
        close()
      }}
    >
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <IconButton label={closeLabel} icon={<X />} onClick={close} />
      </div>
      {children}
    </aside>
  )
}

interface PanelSourcesProps {
  sources: readonly Source[]
  current: number | undefined
  labels: SourcePanelLabels
}

function PanelSources({ sources, current, labels }: PanelSourcesProps) {
  const marked = useRef<HTMLLIElement>(null)

  useLayoutEffect(() => {
    if (current !== undefined) marked.current?.scrollIntoView({ block: 'nearest' })
  }, [current])

  if (sources.length === 0) return <p className={styles.empty}>{labels.empty}</p>
  return (
    <ol className={styles.list}>
      {sources.map((source, index) => {
        const number = numberOf(source, index)
        const host = webAddress(source.url)?.host
        const isCurrent = number === current
        return (
          <li
            key={source.id}
            ref={isCurrent ? marked : undefined}
            aria-current={isCurrent || undefined}
            className={styles.source}
          >
            <span className={styles.number}>{number}</span>
            <div className={styles.text}>
              <SourceText url={source.url} className={styles.name}>
                {source.title}
              </SourceText>
              {(source.label || host || source.date) && (
                <p className={styles.origin}>
                  <SourceLabel source={source} />
                  {host && <span>{host}</span>}
                  {source.date && <span>{source.date}</span>}
                </p>
              )}
              {labels.quotes && source.quotes && source.quotes.length > 0 && (
                <Quotes heading={labels.quotes} quotes={source.quotes} />
              )}
              {source.excerpt && <p className={styles.excerpt}>{source.excerpt}</p>}
            </div>
          </li>
        )
      })}
    </ol>
  )
}

/** What the answer quotes of a source, each leading to its place. */
function Quotes({ heading, quotes }: { heading: string; quotes: readonly SourceQuote[] }) {
  const id = useId()
  return (
    <div>
      <p id={id} className={styles.origin}>
        {heading}
      </p>
      <ul aria-labelledby={id} className={styles.quotes}>
        {quotes.map(({ text, url }) => (
          <li key={text}>
            <SourceText url={url}>
              <q>{text}</q>
            </SourceText>
          </li>
        ))}
      </ul>
    </div>
  )
}

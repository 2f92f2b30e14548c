import { type ComponentPropsWithRef, useId, useRef } from 'react'
import { classNames } from '../../class-names.ts'
import { Button } from '../../primitives/button/button.tsx'
import { Spinner } from '../../primitives/spinner/spinner.tsx'
import { ErrorNotice } from '../error-notice/error-notice.tsx'
import styles from './settings.module.css'

export interface SharedLinksLabels {
  title: string
  /** What it means that they are shared. */
  text: string
  none: string
  loading: string
  more: string
  /** On the button of each link; `offFor` names the topic with it. */
  off: string
  offFor: (title: string) => string
  retry: string
}

export interface SharedLink {
  id: string
  title: string
  href: string
}

export interface SharedLinksProps extends ComponentPropsWithRef<'div'> {
  /** The labels of the list. */
  labels: SharedLinksLabels
  /** The topics that are public now. */
  links: readonly SharedLink[]
  /** Whether more is on its way, can be asked for, or all are shown. */
  state: 'loading' | 'more' | 'end'
  /** Why they, or the next of them, could not be loaded. */
  error?: string | undefined
  /** Asks for the next ones, or again after an error. */
  onMore?: (() => void) | undefined
  /** Makes a topic private; without it the buttons are disabled. */
  onOff?: ((id: string) => void) | undefined
}

/** What the reader has made public, each to open in a new tab or to switch off. */
export function SharedLinks({
  labels,
  links,
  state,
  error,
  onMore,
  onOff,
  className,
  ...rest
}: SharedLinksProps) {
  const titleId = useId()
  const title = useRef<HTMLParagraphElement>(null)
  const isEmpty = links.length === 0 && state === 'end' && !error

  function switchOff(id: string): void {
    onOff?.(id)
    // The pressed button goes with its row.
    title.current?.focus()
  }

  return (
    <div {...rest} className={classNames(styles.links, className)}>
      <p ref={title} id={titleId} tabIndex={-1} className={styles.label}>
        {labels.title}
      </p>
      <p className={styles.text}>{isEmpty ? labels.none : labels.text}</p>
      {links.length > 0 && (
        <ul aria-labelledby={titleId} className={styles.linkList}>
          {links.map((link) => (
            <li key={link.id} className={styles.link}>
              <a href={link.href} target="_blank" rel="noopener" className={styles.linkTitle}>
                {link.title}
              </a>
              <Button
                size="small"
                aria-label={labels.offFor(link.title)}
                onClick={onOff && (() => switchOff(link.id))}
              >
                {labels.off}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {state === 'loading' && links.length === 0 && (
        <p role="status" className={styles.text}>
          <Spinner /> {labels.loading}
        </p>
      )}
      {error && <ErrorNotice title={error} actionLabel={labels.retry} onAction={onMore} />}
      {links.length > 0 && state !== 'end' && !error && (
        <Button
          ref={focusTitleOnRemoval}
          size="small"
          busy={state === 'loading'}
          onClick={onMore}
          className={styles.more}
        >
          {state === 'loading' ? labels.loading : labels.more}
        </Button>
      )}
    </div>
  )
}

/** After the last part the button goes, and so it does where the next could not be loaded. */
function focusTitleOnRemoval(button: HTMLButtonElement) {
  return () => {
    if (document.activeElement === button) button.parentElement?.querySelector('p')?.focus()
  }
}

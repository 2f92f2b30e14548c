import { PanelLeft } from 'lucide-react'
import {
  type ComponentPropsWithRef,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { classNames } from '../../class-names.ts'
import { useMediaQuery } from '../../media-query.ts'
import { Dialog } from '../../primitives/dialog/dialog.tsx'
import { IconButton } from '../../primitives/icon-button/icon-button.tsx'
import styles from './page-frame.module.css'

export interface PageFrameLabels {
  /** The link to the main content; it is seen while it has the focus. */
  skip: string
  /** Names the sidebar, and heads it where it lies over the page. */
  sidebar: string
  /** Names the button that shows it there. */
  open: string
  /** Names the button that closes it. */
  close: string
  /** Names the region at the bottom. */
  footer: string
}

export interface PageFrameProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** The labels of the page's parts. */
  labels: PageFrameLabels
  /** Begins the header: a mark, a name, the way home. */
  start?: ReactNode
  /** What the page is about: its first heading, in the header. */
  title?: ReactNode
  /** Ends the header: what acts on the page or on the account. */
  end?: ReactNode
  /** Stands beside the page where it is wide, else over it; without it there is no button either. */
  sidebar?: ReactNode
  /** Stays at the bottom of the window: the composer. */
  footer?: ReactNode
  /** Whether the sidebar lies over the page, which is for narrow pages alone; without it the part keeps that itself. */
  open?: boolean | undefined
  /** Called when a narrow page's sidebar is opened or closed, also by a link in it, or by a page that became wide. */
  onOpenChange?: ((open: boolean) => void) | undefined
  /** The main content, one thing below the other in a column that can be read. */
  children?: ReactNode
}

/** As in the style sheet. */
const NARROW = '(width < 64rem)'

/**
 * A whole chat page: the way past everything to the main content, the header, the sidebar, the column
 * of turns and what stays below them. The document scrolls, not an element in it, so that printing
 * and going back work as on any page.
 */
export function PageFrame({
  labels,
  start,
  title,
  end,
  sidebar,
  footer,
  open,
  onOpenChange,
  className,
  children,
  ...rest
}: PageFrameProps) {
  const mainId = useId()
  const main = useRef<HTMLElement>(null)
  const isNarrow = useMediaQuery(NARROW)
  const [isOpenItself, setOpenItself] = useState(false)
  const isOpen = open ?? isOpenItself

  function change(next: boolean): void {
    setOpenItself(next)
    onOpenChange?.(next)
  }

  // A page that becomes narrow again must not begin with what lies over it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each width, also where the caller's answer is no
  useEffect(() => {
    if (isOpen && !matchMedia(NARROW).matches) change(false)
  }, [isOpen, isNarrow])

  return (
    <div {...rest} className={classNames(styles.frame, className)}>
      <a
        href={`#${mainId}`}
        onClick={(event) => {
          // The address may be a router's.
          event.preventDefault()
          main.current?.focus()
        }}
        className={styles.skip}
      >
        {labels.skip}
      </a>
      <header className={styles.header}>
        <div className={styles.start}>
          {sidebar && (
            <IconButton
              label={labels.open}
              icon={<PanelLeft />}
              aria-haspopup="dialog"
              aria-expanded={isNarrow && isOpen}
              onClick={() => change(true)}
              className={styles.opener}
            />
          )}
          {start}
        </div>
        {title && <h1 className={styles.title}>{title}</h1>}
        <div className={styles.end}>{end}</div>
      </header>
      <div className={styles.body}>
        {sidebar && !isNarrow && (
          <aside aria-label={labels.sidebar} className={styles.beside}>
            {sidebar}
          </aside>
        )}
        <main ref={main} id={mainId} tabIndex={-1} className={styles.main}>
          <div className={classNames(styles.column, styles.content)}>{children}</div>
          {footer && (
            <section aria-label={labels.footer} className={styles.footer}>
              <div className={styles.column}>{footer}</div>
            </section>
          )}
        </main>
      </div>
      {sidebar && isNarrow && (
        <Dialog
          open={isOpen}
          onOpenChange={change}
          title={labels.sidebar}
          closeLabel={labels.close}
          onClick={(event) => {
            if (isFollowed(event)) change(false)
          }}
          className={styles.over}
        >
          {sidebar}
        </Dialog>
      )}
    </div>
  )
}

/** Whether a click leads on from here by a link, rather than to a tab of its own. */
function isFollowed({ target, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  const isElsewhere = metaKey || ctrlKey || shiftKey || altKey
  return !isElsewhere && target instanceof Element && target.closest('a[href]') !== null
}

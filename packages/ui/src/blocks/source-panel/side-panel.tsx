import { X } from 'lucide-react'
import { type ComponentPropsWithRef, useEffect, useId, useRef } from 'react'
import { classNames } from '../../class-names.ts'
import { useMergedRefs } from '../../hooks/merged-refs.ts'
import { IconButton } from '../../primitives/icon-button/index.ts'
import styles from './source-panel.module.css'

interface SidePanelProps extends ComponentPropsWithRef<'aside'> {
  title: string
  closeLabel: string
  onClose: () => void
}

/** A region beside the page's text: takes the focus; Escape inside closes it and gives it back. */
export function SidePanel({
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
      ref={useMergedRefs(panel, ref)}
      tabIndex={-1}
      aria-labelledby={titleId}
      className={classNames(styles.panel, className)}
      onKeyDown={(event) => {
        rest.onKeyDown?.(event)
        if (event.key === 'Escape' && !event.defaultPrevented) close()
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

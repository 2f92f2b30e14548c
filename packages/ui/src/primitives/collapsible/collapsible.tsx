import { ChevronDown } from 'lucide-react'
import { type ComponentPropsWithRef, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import styles from './collapsible.module.css'

export interface CollapsibleProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** The text of the heading. */
  title: ReactNode
  /** Whether what stands below is shown. */
  open: boolean
  /** Called when the heading, or a match of find-in-page, opens or closes it. */
  onOpenChange?: ((open: boolean) => void) | undefined
}

/** A heading that opens and closes what stands below it. Without `onOpenChange` it is fixed. */
export function Collapsible({
  title,
  open,
  onOpenChange,
  className,
  children,
  ...rest
}: CollapsibleProps) {
  const panelId = useId()
  const panel = useFindable(open, onOpenChange)
  return (
    <section {...rest} className={className}>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={panelId}
        disabled={!onOpenChange}
        onClick={() => onOpenChange?.(!open)}
        className={styles.trigger}
      >
        {title}
        <ChevronDown className={styles.chevron} aria-hidden="true" />
      </button>
      <div ref={panel} id={panelId} hidden={!open}>
        {children}
      </div>
    </section>
  )
}

/** Lets the browser's find-in-page look into a closed panel, and opens it on a match. */
function useFindable(open: boolean, onOpenChange?: (open: boolean) => void) {
  const panel = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = panel.current
    // React knows `hidden` as a boolean only.
    if (!open) element?.setAttribute('hidden', 'until-found')
    const reveal = () => onOpenChange?.(true)
    element?.addEventListener('beforematch', reveal)
    return () => element?.removeEventListener('beforematch', reveal)
  }, [open, onOpenChange])
  return panel
}

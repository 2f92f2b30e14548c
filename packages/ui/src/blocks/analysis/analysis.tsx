import { Lightbulb } from 'lucide-react'
import { type ComponentPropsWithRef, useState } from 'react'
import { classNames } from '../../class-names.ts'
import { useTypedText } from '../../hooks/use-typed-text.ts'
import { Collapsible } from '../../primitives/collapsible/collapsible.tsx'
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx'
import styles from './analysis.module.css'

export interface AnalysisProps extends ComponentPropsWithRef<'section'> {
  /** What the section is called now, such as "Analyzing" and later "Analysis". */
  heading: string
  /** It is being written: the heading is typed and its icon glows. */
  running?: boolean | undefined
  /** Controls whether it is open; without it the section keeps that itself, open at first. */
  open?: boolean | undefined
  /** Called when the heading opens or closes the section. */
  onOpenChange?: ((open: boolean) => void) | undefined
}

const headingPace = 80

/** The visible reasoning before an answer, under a heading that is typed while it runs. */
export function Analysis({
  heading,
  running = false,
  open,
  onOpenChange,
  className,
  children,
  ...rest
}: AnalysisProps) {
  const [ownOpen, setOwnOpen] = useState(true)
  const typed = useTypedText(heading, { active: running, pace: headingPace })
  return (
    <Collapsible
      {...rest}
      open={open ?? ownOpen}
      onOpenChange={(next) => {
        setOwnOpen(next)
        onOpenChange?.(next)
      }}
      className={classNames(running && styles.running, className)}
      title={
        <>
          <Lightbulb className={styles.icon} aria-hidden="true" />
          <VisuallyHidden>{heading}</VisuallyHidden>
          <span aria-hidden="true">{typed}</span>
        </>
      }
    >
      <div className={styles.text}>{children}</div>
    </Collapsible>
  )
}

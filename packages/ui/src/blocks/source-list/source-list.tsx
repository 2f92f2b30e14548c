import { PanelRightOpen } from 'lucide-react'
import { type ComponentPropsWithRef, useId } from 'react'
import { classNames } from '../../class-names.ts'
import { webAddress } from '../../links.ts'
import { Button } from '../../primitives/button/button.tsx'
import { numberOf, type Source, SourceText } from './source.tsx'
import { SourceLabel } from './source-label.tsx'
import styles from './source-list.module.css'

export type { Source } from './source.tsx'

export interface SourceListProps extends ComponentPropsWithRef<'section'> {
  /** The heading above the list. */
  heading: string
  /** The sources, in the order of their numbers. */
  sources: readonly Source[]
  /** The label of the button beside the heading, which opens the side panel. */
  openLabel?: string | undefined
  /** Opens the side panel; without it the button is disabled. */
  onOpen?: (() => void) | undefined
}

/** The numbered sources of an answer; nothing when there are none. */
export function SourceList({
  heading,
  sources,
  openLabel,
  onOpen,
  className,
  ...rest
}: SourceListProps) {
  const headingId = useId()
  if (sources.length === 0) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <section
      {...rest}
      // As a region it would be a landmark, and each answer of a topic has one of the same name.
      role="group"
      aria-labelledby={headingId}
      className={classNames(styles.section, className)}
    >
      <div className={styles.head}>
        <h3 id={headingId} className={styles.heading}>
          {heading}
        </h3>
        {openLabel && (
          <Button variant="ghost" size="small" icon={<PanelRightOpen />} onClick={onOpen}>
            {openLabel}
          </Button>
        )}
      </div>
      <ol className={styles.list}>
        {sources.map((source, index) => (
          <li key={source.id} className={styles.source}>
            <span className={styles.number}>{numberOf(source, index)}</span>
            <SourceText url={source.url} className={styles.link}>
              {source.title}
            </SourceText>
            <span className={styles.origin}>
              <SourceLabel source={source} />
              <span className={styles.host}>{webAddress(source.url)?.host}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

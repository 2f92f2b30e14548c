import { type ComponentPropsWithRef, useId } from 'react'
import { classNames } from '../../class-names.ts'
import styles from './source-list.module.css'

export interface Source {
  /** A number is shown as the one the answer's citations use; otherwise sources are counted. */
  id: string | number
  title: string
  /** Followed only if it is http or https; otherwise the title stands alone. */
  url?: string | undefined
}

/** The numbered sources of an answer; nothing when there are none. */
export interface SourceListProps extends ComponentPropsWithRef<'section'> {
  heading: string
  sources: readonly Source[]
}

export function SourceList({ heading, sources, className, ...rest }: SourceListProps) {
  const headingId = useId()
  if (sources.length === 0) return null
  return (
    <section
      {...rest}
      aria-labelledby={headingId}
      className={classNames(styles.section, className)}
    >
      <h3 id={headingId} className={styles.heading}>
        {heading}
      </h3>
      <ol className={styles.list}>
        {sources.map(({ id, title, url }, place) => {
          const address = webAddress(url)
          return (
            <li key={id} className={styles.source}>
              <span className={styles.number}>{typeof id === 'number' ? id : place + 1}</span>
              {address ? (
                <a
                  href={address.href}
                  target="_blank"
                  rel="noopener noreferrer"
                  className={styles.link}
                >
                  {title}
                </a>
              ) : (
                <span className={styles.link}>{title}</span>
              )}
              {address && <span className={styles.host}>{address.host}</span>}
            </li>
          )
        })}
      </ol>
    </section>
  )
}

function webAddress(url: string | undefined): URL | null {
  const address = url ? URL.parse(url) : null
  return address && /^https?:$/.test(address.protocol) ? address : null
}

import { useLayoutEffect, useRef } from 'react'
import { webAddress } from '../../addresses.ts'
import { numberOf, type Source } from '../source-list/source.ts'
import { SourceTitle } from '../source-list/source-title.tsx'
import styles from './source-panel.module.css'

interface PanelSourcesProps {
  sources: readonly Source[]
  current: number | undefined
  empty: string
}

export function PanelSources({ sources, current, empty }: PanelSourcesProps) {
  const marked = useRef<HTMLLIElement>(null)

  useLayoutEffect(() => {
    if (current !== undefined) marked.current?.scrollIntoView({ block: 'nearest' })
  }, [current])

  if (sources.length === 0) return <p className={styles.empty}>{empty}</p>
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
              <SourceTitle source={source} className={styles.name} />
              {(host || source.date) && (
                <p className={styles.origin}>
                  {host && <span>{host}</span>}
                  {source.date && <span>{source.date}</span>}
                </p>
              )}
              {source.excerpt && <p className={styles.excerpt}>{source.excerpt}</p>}
            </div>
          </li>
        )
      })}
    </ol>
  )
}

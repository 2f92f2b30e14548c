import type { RefObject } from 'react'
import { useIntl } from 'react-intl'
import type { Source } from '../../data/topics.ts'
import { NoteBeside } from '../../shell/note-beside.tsx'
import styles from './source-card.module.css'
import { sourceClass, sourceDate } from './source-texts.ts'

interface SourceCardProps {
  sources: readonly Source[]
  /** The text whose citations it is about. */
  content: RefObject<Element | null>
}

/** Shows what a citation of an answer stands for; a press leads to it in the panel. */
export default function SourceCard({ sources, content }: SourceCardProps) {
  const intl = useIntl()
  return (
    <NoteBeside
      selector="[data-citation]"
      side="top"
      className={styles.card}
      noteOf={(citation) => {
        const source = sources.find(({ index }) => `${index}` === citation.textContent)
        if (!source || !content.current?.contains(citation)) return null
        const { title, url, excerpt } = source
        const date = sourceDate(intl, source)
        const label = sourceClass(intl, source, sources)
        return (
          <>
            <span className={styles.title}>{title}</span>
            <span className={styles.origin}>
              {label && <span>{label}</span>}
              <span>{new URL(url).host}</span>
              {date && <span>{date}</span>}
            </span>
            {excerpt && <span className={styles.excerpt}>{excerpt}</span>}
          </>
        )
      }}
    />
  )
}

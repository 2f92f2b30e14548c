import type { ComponentProps, ReactNode } from 'react'
import type { ExtraProps } from 'react-markdown'
import { foreignHost, onPlainClick, webAddress } from '../links.ts'
import { useAnswer } from './answer-context.ts'
import styles from './markdown.module.css'

/** `[1]` as a link to its source; without such a source it stays text. */
export function Citation({ node, children }: ComponentProps<'cite'> & ExtraProps) {
  return <CitationMark number={Number(node?.properties.dataNumber)}>{children}</CitationMark>
}

interface CitationMarkProps {
  number: number
  /** Shown when there is no such source. */
  children?: ReactNode
}

export function CitationMark({ number, children }: CitationMarkProps) {
  const { labels, sources, onCite } = useAnswer()
  const source = sources.find(({ index }) => index === number)
  const address = webAddress(source?.url)
  if (!source || !address) return children
  return (
    <Link
      href={address.href}
      data-citation=""
      title={source.title}
      aria-label={labels.source(source.index, source.title)}
      onClick={onPlainClick(onCite && (() => onCite(number)))}
      className={styles.citation}
    >
      {source.index}
    </Link>
  )
}

/** A link of an answer; one whose address was refused is text. */
export function Link({ node: _, href, children, ...rest }: ComponentProps<'a'> & ExtraProps) {
  const { onAsk } = useAnswer()
  const isQuestion = href === questionAddress
  if (!href || (isQuestion && !onAsk)) return <span>{children}</span>
  if (isQuestion)
    return (
      <a
        {...rest}
        href={href}
        data-ask=""
        onClick={(event) => {
          const text = event.currentTarget.textContent ?? ''
          onPlainClick(() => onAsk?.(text))(event)
        }}
      >
        {children}
      </a>
    )
  const outward = foreignHost(href) ? outside : {}
  return (
    <a {...rest} {...outward} href={href}>
      {children}
    </a>
  )
}

/** Where an answer's offers of further questions lead; each is the text of its link. */
const questionAddress = '#ask'

const outside = { target: '_blank', rel: 'noopener noreferrer nofollow' }

import type { ReactNode } from 'react'
import { webAddress } from '../../links.ts'

interface SourceTextProps {
  url: string | undefined
  className?: string | undefined
  children: ReactNode
}

/** What a source is called or says, as a link where it leads to a page. */
export function SourceText({ url, className, children }: SourceTextProps) {
  const address = webAddress(url)
  if (!address) return <span className={className}>{children}</span>
  return (
    <a href={address.href} target="_blank" rel="noopener noreferrer nofollow" className={className}>
      {children}
    </a>
  )
}

export interface Source {
  /** A number is shown as the one the answer's citations use; otherwise sources are counted. */
  id: string | number
  title: string
  /** Followed only if it is http or https; otherwise the title stands alone. */
  url?: string | undefined
  /** Who speaks, in a word or two, such as “Regulator”; shown beside the host. */
  label?: string | undefined
  /** The passage relied on; shown by the side panel. */
  excerpt?: string | undefined
  /** When it was published or read, as text; shown by the side panel. */
  date?: string | undefined
  /** What is quoted of it, each with the address that opens it there; shown by the side panel. */
  quotes?: readonly SourceQuote[] | undefined
}

export interface SourceQuote {
  text: string
  url: string
}

export function numberOf({ id }: Source, index: number): number {
  return typeof id === 'number' ? id : index + 1
}

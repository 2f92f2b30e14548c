import { webAddress } from '../../links.ts'

/** The title, as a link where it leads to a page. */
export function SourceTitle({
  source,
  className,
}: {
  source: Source
  className?: string | undefined
}) {
  const address = webAddress(source.url)
  if (!address) return <span className={className}>{source.title}</span>
  return (
    <a href={address.href} target="_blank" rel="noopener noreferrer nofollow" className={className}>
      {source.title}
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
  /** When it was read, as text; shown by the side panel. */
  date?: string | undefined
}

export function numberOf({ id }: Source, index: number): number {
  return typeof id === 'number' ? id : index + 1
}

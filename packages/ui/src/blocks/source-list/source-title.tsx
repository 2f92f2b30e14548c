import { webAddress } from '../../addresses.ts'
import type { Source } from './source.ts'

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

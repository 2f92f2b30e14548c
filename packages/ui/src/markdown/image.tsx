import type { ComponentProps } from 'react'
import type { ExtraProps } from 'react-markdown'
import { foreignHost } from '../links.ts'
import { Link } from './link.tsx'

type ImageProps = ComponentProps<'img'> & ExtraProps & { 'data-in-link'?: boolean }

/** An image of this site; one from elsewhere would tell its host who reads, so it is a link. */
export function Image({ node: _, src, alt, title, 'data-in-link': inLink }: ImageProps) {
  if (!src) return alt
  const host = foreignHost(src)
  if (!host) return <img src={src} alt={alt ?? ''} title={title} loading="lazy" />
  const text = alt ? `${alt} (${host})` : host
  return inLink ? text : <Link href={src}>{text}</Link>
}

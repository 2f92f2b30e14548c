import type { ComponentProps } from 'react'
import type { ExtraProps } from 'react-markdown'
import { foreignHost } from '../links.ts'

/** A link of an answer; one whose address was refused is text. */
export function Link({ node: _, href, children, ...rest }: ComponentProps<'a'> & ExtraProps) {
  if (!href) return <span>{children}</span>
  const outward = foreignHost(href) ? outside : {}
  return (
    <a {...rest} {...outward} href={href}>
      {children}
    </a>
  )
}

const outside = { target: '_blank', rel: 'noopener noreferrer nofollow' }

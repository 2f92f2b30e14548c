import { toString as textOf } from 'mdast-util-to-string'
import type { ComponentProps } from 'react'
import type { ExtraProps } from 'react-markdown'
import { Badge } from '../primitives/badge/badge.tsx'
import { CopyButton } from '../primitives/copy-button/copy-button.tsx'
import { useAnswer } from './answer-context.ts'

/** So much of an address is shown that a made-up one with the same ends is costly. */
const shownStart = 10
const shownEnd = 8

/** An address or a hash of a card without its middle; the whole is copied. */
export function CardAddress({ node }: ComponentProps<'samp'> & ExtraProps) {
  const { labels, onCopy } = useAnswer()
  const whole = textOf(node)
  const shown = `${whole.slice(0, shownStart)}…${whole.slice(-shownEnd)}`
  return (
    <>
      <code data-whole={whole} title={whole}>
        {shown}
      </code>
      <CopyButton
        size="small"
        labels={{ copy: `${labels.copy} ${shown}`, copied: labels.copied }}
        onCopy={() => onCopy(whole)}
      />
    </>
  )
}

/** What has to be known of all that a card says. */
export function CardMark({ node, children }: ComponentProps<'mark'> & ExtraProps) {
  return <Badge tone={node?.properties.dataGrave ? 'danger' : 'neutral'}>{children}</Badge>
}

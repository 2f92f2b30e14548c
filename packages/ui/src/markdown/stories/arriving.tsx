import { useEffect, useState } from 'react'
import { Markdown, type MarkdownProps } from '../markdown.tsx'

/** An answer that arrives a few characters at a time. */
export function Arriving({ text, ...rest }: MarkdownProps) {
  const [end, setEnd] = useState(0)
  const streaming = end < text.length

  useEffect(() => {
    if (!streaming) return
    const timer = setTimeout(() => setEnd(end + 7), 8)
    return () => clearTimeout(timer)
  }, [end, streaming])

  return <Markdown {...rest} text={text.slice(0, end)} streaming={streaming} />
}

import { type ReactNode, startTransition, useEffect, useState } from 'react'
import styles from './code.module.css'
import type { CodePiece } from './color-code.ts'

interface ColoredCodeProps {
  text: string
  language: string | undefined
  /** Whether more of the code may come, so that its colors would be found again and again. */
  isOpen: boolean
  /** The code without colors. */
  children: ReactNode
}

/** Finding the colors of more characters could be felt. */
const longest = 20_000

/** Code in the colors of its language, once it is whole; its looks apart nothing changes by them. */
export function ColoredCode({ text, language, isOpen, children }: ColoredCodeProps) {
  const [colored, setColored] = useState<{ text: string; pieces: CodePiece[] | null }>()

  useEffect(() => {
    if (isOpen || !language || text.length > longest) return
    let isCurrent = true
    async function color(name: string) {
      const { colorCode } = await import('./color-code.ts')
      if (!isCurrent) return
      const pieces = colorCode(text, name)
      startTransition(() => setColored({ text, pieces }))
    }
    // Without its colors it can be read as well.
    color(language.toLowerCase()).catch(() => {})
    return () => {
      isCurrent = false
    }
  }, [text, language, isOpen])

  if (!colored?.pieces || colored.text !== text) return children
  return (
    <code>
      {colored.pieces.map(({ text, kind }, at) =>
        kind === null ? (
          text
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text keep their places
          <span key={at} data-kind={kind} className={styles[kind]}>
            {text}
          </span>
        ),
      )}
    </code>
  )
}

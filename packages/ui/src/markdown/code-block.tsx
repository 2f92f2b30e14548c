import type { ComponentProps } from 'react'
import type { ExtraProps } from 'react-markdown'
import { CopyButton } from '../primitives/copy-button/copy-button.tsx'
import { useAnswer } from './answer-context.ts'
import styles from './markdown.module.css'
import { codeOf } from './tree.ts'

/** Code with the name of its language and a button that copies it. */
export function CodeBlock({ node, children }: ComponentProps<'pre'> & ExtraProps) {
  const { labels, onCopy } = useAnswer()
  const { text, language = labels.code } = codeOf(node)
  return (
    <figure className={styles.code}>
      <figcaption className={styles.caption}>
        <span>{language}</span>
        <CopyButton size="small" labels={labels} onCopy={() => onCopy(text)} />
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll by keyboard too */}
      <pre tabIndex={0}>{children}</pre>
    </figure>
  )
}

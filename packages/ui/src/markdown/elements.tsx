import { type ComponentProps, type ComponentType, lazy, Suspense, use } from 'react'
import type { ExtraProps } from 'react-markdown'
import { foreignHost } from '../links.ts'
import { CopyButton } from '../primitives/copy-button/copy-button.tsx'
import { StreamingContext, useAnswer } from './answer-context.ts'
import blocks from './block.module.css'
import { Link } from './citation.tsx'
import { ColoredCode } from './code/colored-code.tsx'
import type { DrawnBlockProps } from './drawn-block.tsx'
import { Formula } from './formula/formula-mark.tsx'
import styles from './markdown.module.css'
import { codeOf } from './shape-tree.ts'

type ImageProps = ComponentProps<'img'> & ExtraProps & { 'data-in-link'?: boolean }

/**
 * A link to the image: to load it would tell its host the reader's IP address, and an address of
 * this site may do something when it is asked for.
 */
export function Image({ src, alt, 'data-in-link': inLink }: ImageProps) {
  if (!src) return alt
  const place = foreignHost(src) ?? src
  const text = alt ? `${alt} (${place})` : place
  return inLink ? text : <Link href={src}>{text}</Link>
}

// Most answers have none; where the code can't be had, what was sent is there all the same.
const DrawnBlock = lazy(() =>
  import('./drawn-block.tsx').then(
    ({ DrawnBlock }) => ({ default: DrawnBlock as ComponentType<DrawnBlockProps> }),
    () => ({ default: ({ children }: DrawnBlockProps) => children }),
  ),
)

/** A fenced block: a formula, a chart or a card of before, or else code with the name of its language and a button that copies it. */
export function Preformatted({ node, children }: ComponentProps<'pre'> & ExtraProps) {
  const { labels, onCopy } = useAnswer()
  const streaming = use(StreamingContext)
  const { text, language } = codeOf(node)
  if (language === 'math') return <Formula tex={text} isBlock />
  const isOpen = streaming && node?.properties.dataOpen === true
  const code = (
    <figure className={styles.code}>
      <figcaption className={styles.caption}>
        <span>{language ?? labels.code}</span>
        <CopyButton size="small" labels={labels} onCopy={() => onCopy(text)} />
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll by keyboard too */}
      <pre tabIndex={0}>
        <ColoredCode text={text} language={language} isOpen={isOpen}>
          {children}
        </ColoredCode>
      </pre>
    </figure>
  )
  const isCard = language === 'card'
  if (!labels.chart || !(isCard || language === 'chart')) return code
  const placeholder = <div role="img" aria-label={labels.chart.loading} className={blocks.chart} />
  if (isOpen) return placeholder
  return (
    <Suspense fallback={placeholder}>
      <DrawnBlock isCard={isCard} text={text} labels={labels.chart}>
        {code}
      </DrawnBlock>
    </Suspense>
  )
}

/** A card, or a table that scrolls by itself where it is wider than the page. */
export function Table({ node, ...rest }: ComponentProps<'table'> & ExtraProps) {
  const { labels } = useAnswer()
  if (node?.properties.dataCard)
    return (
      <div className={blocks.card}>
        <table {...rest} />
      </div>
    )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields, this groups cells
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls by keyboard too
    <div role="group" aria-label={labels.table} tabIndex={0} className={blocks.table}>
      <table {...rest} />
    </div>
  )
}

/** The read-only checkbox of a task in a list. */
export function TaskMark({ checked }: ComponentProps<'input'> & ExtraProps) {
  const { labels } = useAnswer()
  return (
    <input
      type="checkbox"
      checked={checked === true}
      disabled
      readOnly
      aria-label={checked ? labels.done : labels.open}
      className={styles.task}
    />
  )
}

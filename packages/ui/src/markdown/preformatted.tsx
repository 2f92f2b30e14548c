import { type ComponentProps, lazy, Suspense, use } from 'react'
import type { ExtraProps } from 'react-markdown'
import { StreamingContext, useAnswer } from './answer-context.ts'
import { CodeBlock } from './code-block.tsx'
import styles from './markdown.module.css'
import { codeOf } from './tree.ts'

// Most answers have none.
const ChartBlock = lazy(async () => ({ default: (await import('./chart-block.tsx')).ChartBlock }))

/** A fenced block: a chart where it is one, or else code. */
export function Preformatted(props: ComponentProps<'pre'> & ExtraProps) {
  const { labels } = useAnswer()
  const streaming = use(StreamingContext)
  const { text, language } = codeOf(props.node)
  const code = <CodeBlock {...props} />
  if (!labels.chart || language !== 'chart') return code
  const placeholder = <div role="img" aria-label={labels.chart.loading} className={styles.chart} />
  if (streaming && props.node?.properties.dataOpen === true) return placeholder
  return (
    <Suspense fallback={placeholder}>
      <ChartBlock text={text} labels={labels.chart}>
        {code}
      </ChartBlock>
    </Suspense>
  )
}

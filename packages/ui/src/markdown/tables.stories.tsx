import { expect } from 'storybook/test'
import { useLabels } from '#stories/labels'
import preview from '#stories/preview'
import { documented } from '../../stories/documented.ts'
import { Markdown, type MarkdownProps } from './markdown.tsx'
import styles from './stories/stories.module.css'

interface ExampleProps extends Pick<MarkdownProps, 'text'> {
  isOnPhone?: boolean
}

function Example({ text, isOnPhone = false }: ExampleProps) {
  const labels = useLabels().markdown
  return (
    <div className={isOnPhone ? styles.phone : undefined}>
      <Markdown labels={labels} text={text} />
    </div>
  )
}

const meta = preview.meta({ title: 'Markdown/Tables', ...documented(Markdown, Example) })

const ranking = (head: string) => `| ${head} | Asset | Price | 24 h | Market cap | Volume |
| --- | --- | ---: | ---: | ---: | ---: |
| 1 | Bitcoin (BTC) | $91,234.50 | -1.5% | $1.733 trillion | $86.67 billion |
| 2 | Virtuals Protocol (VIRTUAL) | $1.1 | +67% | $4.444 billion | $222.2 million |
| 10 | USDT | $1.0002 | +0.02% | $150 billion | $7.502 billion |`

/** The numbers of rows are no wider than they need. */
export const Ranking = meta.story({
  args: { text: ranking('#') },
  async play({ canvas }) {
    const [rank, name] = canvas.getAllByRole('cell')
    await expect(rank?.clientWidth).toBeLessThan(45)
    await expect(name?.clientWidth).toBeGreaterThan(100)
  },
})

/** On a phone the names stay beside them, and hide no number while nothing is scrolled. */
export const RankingOnAPhone = meta.story({
  args: { text: ranking(''), isOnPhone: true },
  async play({ canvas }) {
    const group = canvas.getByRole('group')
    const [, name, price] = canvas.getAllByRole('cell').slice(-6) as HTMLElement[]
    const left = () => name?.getBoundingClientRect().left ?? 0
    const before = left()
    const end = name?.getBoundingClientRect().right ?? Number.NaN
    await expect(price?.getBoundingClientRect().left).toBeGreaterThanOrEqual(end - 1)
    group.scrollLeft = group.scrollWidth
    await expect(group.scrollLeft).toBeGreaterThan(100)
    await expect(Math.abs(left() - before)).toBeLessThan(1)
  },
})

/** A first column of numbers that says what they are is a column like others. */
export const NumbersOfTheirOwn = meta.story({
  args: { text: '| Month | Price |\n| --- | ---: |\n| 1 | $10 |\n| 2 | $12 |' },
  async play({ canvas }) {
    const [month] = canvas.getAllByRole('cell')
    await expect(month?.clientWidth).toBeGreaterThan(100)
  },
})

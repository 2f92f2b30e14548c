import { expect, screen, waitFor } from 'storybook/test'
import { useLabels } from '#stories/labels'
import preview from '#stories/preview'
import { documented } from '../../stories/documented.ts'
import { useFiguresLabels } from '../../stories/labels/figures.ts'
import type { AnswerFigures } from './figures/figures.ts'
import { Markdown } from './markdown.tsx'
import { figuresIn } from './stories/figures-in.ts'

interface ExampleProps {
  /** How old the figures are, in minutes. */
  age?: number
  streaming?: boolean
}

function Example({ age = 3, streaming = false }: ExampleProps) {
  const { markdown } = useLabels()
  const labels = useFiguresLabels()
  const { text: whole, figures, unfound } = figuresIn(labels.answer, age)
  const text = streaming ? whole.slice(0, whole.indexOf('| ETH')) : whole
  const known: AnswerFigures = { figures, unfound, labels: labels.figures }
  return <Markdown labels={markdown} text={text} streaming={streaming} figures={known} />
}

const meta = preview.meta({
  title: 'Markdown/Figures',
  ...documented(Markdown, Example),
})

const marksIn = async (canvasElement: HTMLElement) => {
  await waitFor(() => expect(canvasElement.querySelector('[data-main]')).not.toBeNull(), {
    timeout: 15_000,
  })
  return [...canvasElement.querySelectorAll<HTMLElement>('[data-main]')]
}

export const Marked = meta.story({
  async play({ canvasElement }) {
    const marks = await marksIn(canvasElement)
    await expect(marks).toHaveLength(10)
    await expect(marks.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1)
  },
})

/** Of the block that is being written nothing is known yet. */
export const FinishedBlocksWhileItGrows = meta.story({
  args: { streaming: true },
  async play({ canvasElement }) {
    const marks = await marksIn(canvasElement)
    await expect(marks).toHaveLength(6)
    await expect(marks.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1)
  },
})

export const CardOfAFigure = meta.story({
  async play({ canvasElement, userEvent }) {
    const [price] = await marksIn(canvasElement)
    if (price) await userEvent.click(price)
    const link = await screen.findByRole('link', { name: 'CoinGecko' })
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow')
    await expect(price).toHaveAttribute('aria-expanded', 'true')
  },
})

export const CardOfAComputedFigure = meta.story({
  async play({ canvasElement, userEvent }) {
    const marks = await marksIn(canvasElement)
    if (marks[3]) await userEvent.click(marks[3])
    await screen.findByText('amount / price')
  },
})

/** Both prices were read at the same source, each at its own time. */
export const CardOfAChange = meta.story({
  render: function Change() {
    const { markdown } = useLabels()
    const labels = useFiguresLabels()
    const source = { name: 'CoinGecko', url: 'https://www.coingecko.com/' }
    const price = (name: string, value: string, day: string) => ({
      ...{ name, value, unit: 'USD', time: new Date(day), source },
    })
    const inputs = [price('first', '60000', '2026-10-24'), price('last', '63000', '2026-11-24')]
    const change = {
      ...{ start: 0, end: 2, value: '5', unit: '%', time: new Date('2026-11-24'), source },
      ...{ isComputed: true, formula: '(last ÷ first - 1) × 100', inputs },
    }
    const known = { figures: [change], unfound: [], labels: labels.figures }
    return <Markdown labels={markdown} text="5%" streaming={false} figures={known} />
  },
  async play({ canvasElement, userEvent }) {
    const [change] = await marksIn(canvasElement)
    if (change) await userEvent.click(change)
    await expect(await screen.findAllByRole('link', { name: 'CoinGecko' })).toHaveLength(2)
  },
})

export const CardOfANumberThatWasNotFound = meta.story({
  async play({ canvasElement, userEvent }) {
    const marks = await marksIn(canvasElement)
    if (marks[5]) await userEvent.click(marks[5])
    await screen.findByRole('group', { name: /来源中未找到|Not found/ })
  },
})

export const Stale = meta.story({
  args: { age: 3000 },
  async play({ canvasElement, userEvent }) {
    const [price] = await marksIn(canvasElement)
    if (price) await userEvent.click(price)
    await screen.findByText(/^(可能已过时|May be out of date)$/)
  },
})

export const ByKeyboard = meta.story({
  async play({ canvasElement, userEvent }) {
    const marks = await marksIn(canvasElement)
    await userEvent.tab()
    await expect(marks[0]).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(marks[1]).toHaveFocus()
    const card = await screen.findByRole('group', { name: /^(有来源的数据|Figure with a source)$/ })
    await waitFor(() => expect(marks[1]).toHaveAttribute('aria-describedby', card.id))
    await userEvent.tab()
    await expect(await screen.findByRole('link', { name: 'CoinGecko' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(marks[1]).toHaveFocus()
    await waitFor(() => expect(screen.queryByRole('link')).toBeNull())
    await userEvent.keyboard('{End}')
    await expect(marks[9]).toHaveFocus()
    await screen.findByRole('group', { name: /来源中未找到|Not found/ })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByText(/请自行核实|Check it yourself/)).toBeNull())
    await userEvent.tab()
    await expect(marks).not.toContain(document.activeElement)
  },
})

export const Mobile = meta.story({ globals: { viewport: { value: 'narrow' } } })

export const CitationInDoubt = meta.story({
  render: function Doubted() {
    const { markdown } = useLabels()
    const labels = useFiguresLabels()
    const { text, figures, unfound } = figuresIn(labels.cited, 3)
    const at = [...text.slice(0, text.indexOf('[2]'))].length
    const unsupported = [{ start: at, end: at + 3 }]
    const sources = [1, 2].map((index) => ({
      ...{ index, title: `Example ${index}`, url: `https://example.org/${index}` },
    }))
    return (
      <Markdown
        labels={markdown}
        text={text}
        sources={sources}
        figures={{ figures, unfound, unsupported, labels: labels.figures }}
      />
    )
  },
  async play({ canvasElement }) {
    const doubted = await waitFor(() => {
      const found = canvasElement.querySelector('[data-doubted]')
      expect(found).not.toBeNull()
      return found
    })
    await expect(doubted?.querySelector('a')).toHaveAttribute('href', 'https://example.org/2')
    await expect(canvasElement.querySelectorAll('[data-citation]')).toHaveLength(3)
  },
})

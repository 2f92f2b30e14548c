import { expect, waitFor } from 'storybook/test'
import { useLabels } from '#stories/labels'
import preview from '#stories/preview'
import { documented } from '../../stories/documented.ts'
import { useChartsSettingsLabels } from '../../stories/labels/charts-settings/index.ts'
import { prices } from '../blocks/chart/stories/figures.ts'
import { Markdown } from './markdown.tsx'

interface ExampleProps {
  /** How much of the block is there, from 0 to 1. */
  part?: number
  streaming?: boolean
  kind?: string
  withLabels?: boolean
}

function Example({ part = 1, streaming = false, kind = 'line', withLabels = true }: ExampleProps) {
  const labels = useLabels()
  const { chart, chartTitle, chartLead } = useChartsSettingsLabels()
  const block = {
    kind,
    title: chartTitle,
    unit: 'USD',
    series: [{ name: 'BTC', points: prices }],
    source: 'CoinGecko',
    n: 1,
    at: '2026-11-20T12:00:00.000Z',
  }
  const fenced = `\`\`\`chart\n${JSON.stringify(block)}\n\`\`\``
  const whole = part === 1 ? `${fenced}\n\n${labels.answerText}` : ''
  return (
    <Markdown
      labels={withLabels ? { ...labels.markdown, chart } : labels.markdown}
      sources={[{ index: 1, title: 'CoinGecko', url: 'https://www.coingecko.com/' }]}
      streaming={streaming}
      text={`${chartLead}\n\n${whole || fenced.slice(0, Math.floor(fenced.length * part))}`}
    />
  )
}

const meta = preview.meta({
  title: 'Markdown/Chart',
  ...documented(Markdown, Example),
})

export const Drawn = meta.story({
  async play({ canvas }) {
    // The chart's own code arrives first.
    await canvas.findByRole('slider', undefined, { timeout: 15_000 })
    const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href'))
    await expect(links).toEqual(['https://www.coingecko.com/'])
  },
})

export const StillArriving = meta.story({
  args: { streaming: true, part: 0.7 },
  async play({ canvas, canvasElement }) {
    await waitFor(() => expect(canvas.getByRole('img')).toBeVisible())
    await expect(canvasElement.querySelector('pre')).toBeNull()
  },
})

export const StillArrivingIsNotYetNamed = meta.story({
  args: { streaming: true, part: 0.002 },
  async play({ canvasElement }) {
    await waitFor(() => expect(canvasElement.querySelector('p')).toBeVisible())
    await expect(canvasElement.querySelector('pre')).toBeNull()
  },
})

export const CutOffIsCode = meta.story({
  args: { part: 0.7 },
  async play({ canvasElement }) {
    await waitFor(() => expect(canvasElement.querySelector('pre')).toBeVisible())
  },
})

export const UnknownKindIsCode = meta.story({
  args: { kind: 'pie' },
  async play({ canvasElement }) {
    await waitFor(() => expect(canvasElement.querySelector('pre')).toBeVisible())
  },
})

export const WithoutLabelsIsCode = meta.story({
  args: { withLabels: false },
  async play({ canvasElement }) {
    await expect(canvasElement.querySelector('pre')).toBeVisible()
  },
})

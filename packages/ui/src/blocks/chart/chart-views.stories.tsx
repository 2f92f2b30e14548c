import { expect } from 'storybook/test'
import preview from '#stories/preview'
import { documented } from '../../../stories/documented.ts'
import {
  type ChartsSettingsLabels,
  useChartsSettingsLabels,
} from '../../../stories/labels/charts-settings/index.ts'
import { Chart, type ChartData } from './chart.tsx'
import { fivePrices, prices } from './stories/figures.ts'

interface ExampleProps {
  dataOf: (labels: ChartsSettingsLabels) => ChartData
  width?: number
}

function Example({ dataOf, width }: ExampleProps) {
  const labels = useChartsSettingsLabels()
  return (
    <div style={width ? { maxInlineSize: width } : undefined}>
      <Chart data={dataOf(labels)} labels={labels.chart} />
    </div>
  )
}

const meta = preview.meta({ title: 'Blocks/Chart/Views', ...documented(Chart, Example) })

const market = { unit: 'USD', source: 'CoinGecko', n: 1, at: '2026-11-20T12:00:00.000Z' }
const tickers = ['BTC', 'ETH', 'SOL', 'AVAX', 'HYPE']
const five: ChartData = {
  kind: 'line',
  title: tickers.join(' · '),
  series: fivePrices.map((points, at) => ({ name: tickers[at] ?? '', points })),
  ...market,
}

export const Indexed = meta.story({
  args: { dataOf: () => ({ ...five, view: 'indexed' }) },
  async play({ canvas, userEvent }) {
    const slider = canvas.getByRole('slider')
    // One begins later: all are drawn from there.
    await expect(slider).toHaveAttribute('max', '89')
    await userEvent.click(canvas.getByRole('radio', { name: /Figures|原值/ }))
    await expect(slider).toHaveAttribute('max', '119')
    await expect(slider).toHaveAttribute('aria-valuetext', expect.stringMatching(/美元|\$/))
  },
})

export const Logarithmic = meta.story({ args: { dataOf: () => ({ ...five, scale: 'log' }) } })
export const FiveLines = meta.story({ args: { dataOf: () => five } })
export const NarrowIndexed = meta.story({
  args: { dataOf: () => ({ ...five, view: 'indexed' }), width: 343 },
})

export const Spans = meta.story({
  args: {
    dataOf: ({ chartTitle }) => ({
      kind: 'line',
      title: chartTitle,
      series: [{ name: 'BTC', points: prices }],
      ...market,
    }),
  },
  async play({ canvas, userEvent }) {
    const spans = canvas.getAllByRole('radio')
    // A year is longer than what there is.
    await expect(spans).toHaveLength(3)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(spans[1]).toBeChecked()
    await expect(canvas.getByRole('slider')).toHaveAttribute('max', '30')
  },
})

export const Ranking = meta.story({
  args: {
    dataOf: ({ rankingTitle, rankingSeries, rankingNames }) => ({
      kind: 'bar',
      title: rankingTitle,
      series: [
        {
          name: rankingSeries,
          points: rankingNames.map((name, at) => [name, Number((38.6 - at * 3.37).toFixed(2))]),
        },
      ],
      orientation: 'horizontal',
      ...market,
      unit: '%',
    }),
  },
  async play({ canvas }) {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(20)
  },
})

export const NarrowRanking = meta.story({ args: { ...Ranking.composed.args, width: 343 } })

export const RankingOfLosses = meta.story({
  args: {
    dataOf: ({ rankingTitle, rankingSeries, rankingNames }) => ({
      kind: 'bar',
      title: rankingTitle,
      series: [
        {
          name: rankingSeries,
          points: rankingNames.slice(0, 6).map((name, at) => [name, at * 4.5 - 31.25]),
        },
      ],
      orientation: 'horizontal',
      ...market,
      unit: '%',
    }),
  },
})

export const RankingOfAmounts = meta.story({
  args: {
    dataOf: ({ capTitle, capSeries, rankingNames }) => ({
      kind: 'bar',
      title: capTitle,
      series: [
        {
          name: capSeries,
          points: rankingNames.slice(0, 8).map((name, at) => [name, 1.8123e12 / (at + 1) ** 2.2]),
        },
      ],
      orientation: 'horizontal',
      ...market,
    }),
  },
})

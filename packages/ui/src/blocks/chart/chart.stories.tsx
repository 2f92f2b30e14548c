import { expect, fireEvent } from 'storybook/test'
import preview from '#stories/preview'
import { documented } from '../../../stories/documented.ts'
import {
  type ChartsSettingsLabels,
  useChartsSettingsLabels,
} from '../../../stories/labels/charts-settings/index.ts'
import { Chart, type ChartData } from './chart.tsx'
import { changes, prices } from './stories/figures.ts'

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

const meta = preview.meta({ title: 'Blocks/Chart', ...documented(Chart, Example) })

const market = { unit: 'USD', source: 'CoinGecko', n: 1, at: '2026-11-20T12:00:00.000Z' }

function price({ chartTitle }: ChartsSettingsLabels): ChartData {
  return { kind: 'line', title: chartTitle, series: [{ name: 'BTC', points: prices }], ...market }
}

function four({ chartsTitle, chartNames }: ChartsSettingsLabels): ChartData {
  const series = changes.map((points, at) => ({ name: chartNames[at] ?? '', points }))
  return { kind: 'line', title: chartsTitle, series, ...market, unit: '%' }
}

export const Price = meta.story({
  args: { dataOf: price },
  async play({ canvas, userEvent }) {
    const slider = canvas.getByRole('slider')
    // The choice of a span comes first.
    await userEvent.tab()
    await userEvent.tab()
    await expect(slider).toHaveFocus()
    await expect(slider).toHaveAttribute('aria-valuetext', expect.stringContaining('91,234.5'))
    // What arrow keys do to a range is the browser's own; a simulated key doesn't reach it.
    await fireEvent.change(slider, { target: { value: 1 } })
    const [, second] = prices[1] ?? []
    await expect(slider).toHaveAttribute(
      'aria-valuetext',
      expect.stringContaining(Number(second).toLocaleString('en')),
    )
    await userEvent.keyboard('{Escape}')
    await expect(slider).toHaveValue('89')
  },
})

export const AMousePassesAKeyboard = meta.story({
  args: { dataOf: price },
  async play({ canvas, canvasElement, userEvent }) {
    const drawing = canvasElement.querySelector('svg')
    if (!drawing) throw new Error('there is a drawing')
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.hover(drawing)
    const pointed = canvas.getByRole<HTMLInputElement>('slider').value
    await expect(pointed).not.toBe('89')
    await userEvent.unhover(drawing)
    await expect(canvas.getByRole('slider')).toHaveValue(pointed)
  },
})

export const FourSeries = meta.story({ args: { dataOf: four } })
export const Narrow = meta.story({
  args: { dataOf: four, width: 288 },
  async play({ canvasElement }) {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})

export const Hours = meta.story({
  args: {
    dataOf: (labels) => ({
      ...price(labels),
      series: [
        {
          name: 'BTC',
          points: prices.slice(0, 48).map(([, figure], hour) => {
            const time = new Date(Date.UTC(2026, 10, 19, hour)).toISOString()
            return [`${time.slice(0, 16)}Z`, figure]
          }),
        },
      ],
    }),
  },
})

export const Bars = meta.story({
  args: {
    dataOf: ({ barTitle, barSeries, years }) => ({
      kind: 'bar',
      title: barTitle,
      unit: '%',
      series: [
        {
          name: barSeries,
          points: [8.3, 4.1, 1.8, 0.8].map((figure, at) => [years[at] ?? '', figure]),
        },
      ],
      source: 'bitcoin.org',
    }),
  },
})

export const NegativeBars = meta.story({
  args: {
    dataOf: ({ flowsTitle, flowsSeries }) => ({
      kind: 'bar',
      title: flowsTitle,
      series: flowsSeries.map((name, series) => ({
        name,
        points: [3.2, 1.1, 4.8, 2.9, 0.4, 6.1].map((figure, month) => [
          `2026-0${month + 3}-01`,
          (series ? -0.7 : 1) * figure * 1e9,
        ]),
      })),
      ...market,
    }),
  },
})

export const OnePoint = meta.story({
  args: {
    dataOf: (labels) => ({
      ...price(labels),
      series: [{ name: 'BTC', points: [['2026-11-20', 91_234.5]] }],
    }),
  },
  async play({ canvas }) {
    await expect(canvas.getByRole('slider')).toHaveValue('0')
  },
})

export const Gaps = meta.story({
  args: {
    dataOf: (labels) => ({
      ...price(labels),
      series: [
        {
          name: 'BTC',
          points: prices.map(([day, figure], at) => [
            day,
            at % 30 > 20 && at % 30 !== 25 ? null : figure,
          ]),
        },
      ],
    }),
  },
})

export const Tiny = meta.story({
  args: {
    dataOf: (labels) => ({
      ...price(labels),
      series: [
        {
          name: 'SHIB',
          points: prices.map(([day, figure]) => [day, Number(figure) / 1e10]),
        },
        {
          name: 'PEPE',
          points: prices.map(([day, figure]) => [day, Number(figure) / 1e11]),
        },
      ],
    }),
  },
})

export const Huge = meta.story({
  args: {
    dataOf: (labels) => ({
      ...price(labels),
      series: [
        {
          name: labels.longName,
          points: prices.map(([day, figure]) => [day, Number(figure) * 1e18]),
        },
      ],
    }),
    width: 320,
  },
})

export const Unnamed = meta.story({
  args: { dataOf: () => ({ kind: 'line', series: [{ name: 'ETH', points: prices }] }) },
})

export const NoFigures = meta.story({
  args: {
    dataOf: (labels) => ({ ...price(labels), series: [{ name: 'BTC', points: [] }] }),
  },
  async play({ canvas, canvasElement }) {
    await expect(canvas.getByRole('slider')).toHaveValue('0')
    await expect(canvasElement.innerHTML).not.toMatch(/NaN|Infinity|∞/)
  },
})

export const AsTable = meta.story({
  args: { dataOf: four },
  async play({ canvas, canvasElement, userEvent }) {
    const summary = canvasElement.querySelector('summary')
    if (summary) await userEvent.click(summary)
    await expect(canvas.getAllByRole('row')).toHaveLength(31)
  },
})

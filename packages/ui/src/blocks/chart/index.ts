export { Chart, type ChartProps } from './chart.tsx'
export type { ChartData, ChartLabels, ChartPoint, ChartSeries } from './chart-data.ts'
export { readChart } from './read-chart.ts'

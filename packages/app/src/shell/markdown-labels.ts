import type { IntlShape } from 'react-intl'

/** The labels of what surrounds code, tables and sources in a text; from the messages of `chat`. */
export const markdownLabels = (formatMessage: IntlShape['formatMessage'], locale: string) => ({
  copy: formatMessage({ id: 'chat.copy' }),
  copied: formatMessage({ id: 'chat.copied' }),
  code: formatMessage({ id: 'markdown.code' }),
  table: formatMessage({ id: 'markdown.table' }),
  source: (number: number, title: string) =>
    formatMessage({ id: 'markdown.source' }, { number, title }),
  done: formatMessage({ id: 'markdown.done' }),
  open: formatMessage({ id: 'markdown.open' }),
  footnotes: formatMessage({ id: 'markdown.footnotes' }),
  backToText: formatMessage({ id: 'markdown.backToText' }),
  chart: {
    locale,
    chart: formatMessage({ id: 'chart.chart' }),
    table: formatMessage({ id: 'chart.table' }),
    time: formatMessage({ id: 'chart.time' }),
    category: formatMessage({ id: 'chart.place' }),
    source: formatMessage({ id: 'chart.source' }),
    asOf: formatMessage({ id: 'chart.asOf' }),
    controls: {
      span: formatMessage({ id: 'chart.span' }),
      all: formatMessage({ id: 'chart.all' }),
      view: formatMessage({ id: 'chart.view' }),
      figures: formatMessage({ id: 'chart.figures' }),
      indexed: formatMessage({ id: 'chart.indexed' }),
      scale: formatMessage({ id: 'chart.scale' }),
      linear: formatMessage({ id: 'chart.linear' }),
      log: formatMessage({ id: 'chart.log' }),
    },
    loading: formatMessage({ id: 'chart.loading' }),
  },
})

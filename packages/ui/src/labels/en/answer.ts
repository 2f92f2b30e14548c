import type { Labels } from '../labels.ts'

export const analysis: Labels['analysis'] = { running: 'Analyzing the question', done: 'Analysis' }

export const sourceList: Labels['sourceList'] = { heading: 'Sources', open: 'View sources' }

export const markdown: Labels['markdown'] = {
  copy: 'Copy code',
  copied: 'Copied',
  code: 'Code',
  table: 'Table',
  source: (number, title) => `Source ${number}: ${title}`,
  done: 'Done',
  open: 'Open',
  footnotes: 'Footnotes',
  backToText: 'Back to the text',
}

export const chart: Labels['chart'] = {
  locale: 'en',
  chart: 'Chart',
  table: 'Show the figures as a table',
  time: 'Time',
  category: 'Item',
  source: 'Source',
  asOf: 'As of',
  controls: {
    span: 'Span',
    all: 'All',
    view: 'View',
    figures: 'Figures',
    indexed: 'Start = 100',
    scale: 'Scale',
    linear: 'Linear',
    log: 'Log',
  },
  loading: 'Drawing the figures',
}

export const figures: Labels['figures'] = {
  locale: 'en',
  read: 'Figure with a source',
  computed: 'Computed here',
  stale: 'May be out of date',
  unfound: 'Not found in the sources',
  unfoundMeaning:
    'None of the data, sources and calculations behind this answer has this number. Check it yourself.',
  unsupported: 'The source does not say this',
  source: 'Source',
  time: 'As of',
  formula: 'Formula',
  inputs: 'With',
}

export const sourcePanel: Labels['sourcePanel'] = {
  title: 'Sources',
  close: 'Close sources',
  empty: 'This answer cites no sources.',
  quotes: 'Quoted in the answer',
}

export const calculatorForm: Labels['calculatorForm'] = {
  result: 'Result',
  assumptions: 'Assumed:',
}

import type { AnswerFigure, TextRange } from '../figures/figures.ts'

const minute = 60_000
const source = { name: 'CoinGecko', url: 'https://www.coingecko.com/' }

/** A text without the braces that say what its numbers are, and what is known of them. */
export function figuresIn(marked: string, age: number) {
  const time = new Date(Date.now() - age * minute)
  const figures: AnswerFigure[] = []
  const unfound: TextRange[] = []
  let text = ''
  for (const part of marked.split(/(\{[^}]*\})/)) {
    const [, kind = '', number] = /^\{([=?]?)(.*)\}$/.exec(part) ?? []
    const start = [...text].length
    text += number ?? part
    if (number === undefined) continue
    const range = { start, end: [...text].length }
    const value = number.replaceAll(/[^\d.]/g, '')
    if (kind === '?') unfound.push(range)
    else if (kind === '=') figures.push({ ...range, ...computed(value, time) })
    else figures.push({ ...range, ...read(number, value, time) })
  }
  return { text, figures, unfound }
}

const read = (number: string, value: string, time: Date) => ({
  ...{ value, unit: number.endsWith('%') ? '%' : 'USD', time, source },
  ...{ isComputed: false, currentFor: 15 * minute },
})

const computed = (value: string, time: Date) => ({
  ...{ value, unit: 'BTC', time, source: { name: 'Coinquiry', url: null } },
  ...{ isComputed: true, formula: 'amount / price' },
  inputs: [
    { name: 'amount', value: '100', unit: 'USD', time, source: { name: 'Coinquiry', url: null } },
    { name: 'price', value: '91234.5', unit: 'USD', time, source },
  ],
})

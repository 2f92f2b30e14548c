import { parseArgs } from 'node:util'

export interface Options {
  /** The revision that the work tree is compared with. */
  readonly base: string
  readonly themes: readonly string[]
  readonly languages: readonly string[]
  /** Stories whose id holds one of these; all, if there are none. */
  readonly only: readonly string[]
}

export function readOptions(): Options {
  const { values } = parseArgs({
    options: {
      base: { type: 'string', default: 'HEAD' },
      themes: { type: 'string', default: 'light' },
      languages: { type: 'string', default: 'zh' },
      only: { type: 'string', default: '' },
    },
  })
  return {
    base: values.base,
    themes: listed(values.themes),
    languages: listed(values.languages),
    only: listed(values.only),
  }
}

const listed = (value: string) => value.split(',').filter(Boolean)

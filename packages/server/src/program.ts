import { readFileSync } from 'node:fs'

const { version } = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
) as { readonly version: string }

/** How this program names itself to others. */
export const PROGRAM = { name: 'coinquiry', version } as const

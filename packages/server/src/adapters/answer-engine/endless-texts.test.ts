import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { plain } from './desk/writer.ts'
import { LinkFilter } from './links/link-filter.ts'
import { addressesWritten } from './research/addresses-written.ts'

const SCRIPT = fileURLToPath(new URL('testing/read-endless.ts', import.meta.url))
/** Many times what it takes; a pattern that reads a word in two ways takes for ever. */
const LONGEST_MS = 240_000
const LONG = 100_000

it('questions with any word without end are read', { timeout: LONGEST_MS + 10_000 }, async () => {
  // In a process of its own, as what never ends could not be ended here.
  const args = ['--conditions=coinquiry', SCRIPT]
  const said: string = await promisify(execFile)(process.execPath, args, { timeout: LONGEST_MS })
    .then(({ stdout }) => stdout)
    .catch(({ stdout }) => stdout)
  expect(said.trimEnd().split('\n').at(-1)).toBe('all: "read"')
})

// Where each place of a text would be tried with each length, these took minutes.
it.each(['a', '\n', '.', '~', ')', '@'])('%j without end is made plain and linked once', (mark) => {
  const many = mark.repeat(LONG)
  expect(plain(`${many}\0`).length).toBeGreaterThanOrEqual(LONG)
  const filter = new LinkFilter(() => false)
  const said = [`${many}\`\n`, `https://x.example/${many} \n`].map((line) => filter.push(line))
  expect(said.join('').length + filter.end().length).toBeGreaterThan(LONG)
  const question = { text: `https://x.example/${many}\0`, history: [] }
  expect(
    addressesWritten({ ...question, deepThink: false, internetSearch: true, language: 'en' }),
  ).toBeInstanceOf(Set)
})

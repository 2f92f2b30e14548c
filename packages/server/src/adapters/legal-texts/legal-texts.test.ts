import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { LEGAL_TEXT_MAX_BYTES, NOTICE_MAX_BYTES } from '../../ports/legal-texts.ts'
import { readLegalTexts } from './legal-texts.ts'

let LEGAL_DIR: string
const NOTHING = { zh: null, en: null }

beforeEach(async () => {
  LEGAL_DIR = await mkdtemp(join(tmpdir(), 'legal-'))
})
afterEach(() => rm(LEGAL_DIR, { recursive: true }))

async function read(files: Readonly<Record<string, string | Uint8Array>>, regions = ['US']) {
  for (const [name, content] of Object.entries(files))
    await writeFile(join(LEGAL_DIR, name), content)
  const { texts, faults } = await readLegalTexts({ LEGAL_DIR, NOTICE_REGIONS: regions })
  const lines = faults.map(({ file, reason, instead }) => [
    file.slice(-'terms.zh.md'.length),
    reason,
    instead,
  ])
  return { texts, lines }
}

test('without a directory nothing is missing', async () => {
  expect(await readLegalTexts({ LEGAL_DIR: undefined, NOTICE_REGIONS: [] })).toEqual({
    texts: { terms: NOTHING, privacy: NOTHING, imprint: NOTHING, notice: NOTHING },
    faults: [],
  })
})

test('each text is read by its name; what is missing is said', async () => {
  const { texts, lines } = await read({
    'terms.zh.md': '# 条款\n',
    'terms.en.md': '# Terms\n',
    'privacy.en.md': 'We keep little.',
    'notice.zh.md': '不面向你所在的地区。',
  })
  expect(texts).toEqual({
    terms: { zh: '# 条款', en: '# Terms' },
    privacy: { zh: null, en: 'We keep little.' },
    imprint: NOTHING,
    notice: { zh: '不面向你所在的地区。', en: null },
  })
  const missing = 'there is no such file'
  expect(lines).toEqual([
    ['ivacy.zh.md', missing, true],
    ['print.zh.md', missing, false],
    ['print.en.md', missing, false],
    ['otice.en.md', missing, true],
  ])
})

test('a notice is not asked for without regions', async () => {
  const { lines } = await read({}, [])
  expect(lines.map(([file]) => file)).not.toContain('otice.zh.md')
})

test.each([
  ['terms.zh.md', '', 'it is empty'],
  ['terms.zh.md', ' \n', 'it is empty'],
  ['terms.zh.md', 'x'.repeat(LEGAL_TEXT_MAX_BYTES - 1), null],
  ['terms.zh.md', 'x'.repeat(LEGAL_TEXT_MAX_BYTES), null],
  [
    'terms.zh.md',
    'x'.repeat(LEGAL_TEXT_MAX_BYTES + 1),
    'it has 200001 bytes, and 200000 are the most',
  ],
  [
    'terms.zh.md',
    new Uint8Array([0xff, 0xfe]),
    'The encoded data was not valid for encoding utf-8',
  ],
  ['notice.zh.md', 'x'.repeat(NOTICE_MAX_BYTES), null],
  ['notice.zh.md', 'x'.repeat(NOTICE_MAX_BYTES + 1), 'it has 1001 bytes, and 1000 are the most'],
] as const)('%s: %#', async (name, content, reason) => {
  const { texts, lines } = await read({ [name]: content })
  const text = name.startsWith('terms') ? texts.terms.zh : texts.notice.zh
  expect(text).toBe(reason === null ? content : null)
  const [said = []] = lines.filter(([file]) => name.endsWith(String(file)))
  expect(said[1] ?? null).toBe(reason)
})

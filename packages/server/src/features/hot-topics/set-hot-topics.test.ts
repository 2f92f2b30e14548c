import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { hotTopics as seeds } from '../../db/migrations/hot-topics.ts'
import { StartError } from '../../start-error.ts'
import { describeDatabases } from '../../testing/databases.ts'
import { setHotTopics } from './set-hot-topics.ts'
import { hotTopics } from './store.ts'

describeDatabases('hot topics of a file', (open) => {
  let directory: string

  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'coinquiry-hot-topics-'))
  })
  afterEach(async () => {
    await setHotTopics(open(), await file(JSON.stringify(seeds)))
    await rm(directory, { recursive: true })
  })

  async function file(content: string) {
    const path = join(directory, 'topics.yaml')
    await writeFile(path, content)
    return path
  }
  const set = async (content: string) => setHotTopics(open(), await file(content))
  const titles = async (language: 'zh' | 'en') =>
    (await hotTopics(open().db, language, 50)).map(({ title }) => title)

  it.each([
    'zh:\n- 什么是质押？\n- "  第一行\\n第二行\\u0000 "\nen: [What is staking?]',
    '{"zh": ["什么是质押？", "第一行 第二行"], "en": ["What is staking?"]}',
  ])('take the place of those before, in YAML and JSON', async (content) => {
    expect(await set(content)).toEqual({ zh: 2, en: 1 })
    expect(await titles('zh')).toEqual(['什么是质押？', '第一行 第二行'])
    expect(await titles('en')).toEqual(['What is staking?'])
  })

  const many = (count: number) => JSON.stringify(Array.from({ length: count }, (_, n) => `Q${n}`))
  it.each([
    ['fifty questions', `zh: ${many(50)}\nen: [Q]`],
    ['a hundred characters', `zh: ["${'😀'.repeat(100)}"]\nen: [Q]`],
  ])('may be %s', async (_, content) => {
    expect(await set(content)).toMatchObject({ en: 1 })
  })

  it.each([
    ['no file of this form', '{', /is not YAML or JSON/],
    ['a language missing', 'zh: [问]', /en/],
    ['a language too many', 'zh: [问]\nen: [Q]\nfr: [Q]', /fr/],
    ['no question', 'zh: []\nen: [Q]', /zh/],
    ['fifty-one questions', `zh: ${many(51)}\nen: [Q]`, /zh/],
    ['an empty question', 'zh: [" "]\nen: [Q]', /zh\.0: must not be empty/],
    ['a question too long', `zh: [问]\nen: [ok, ${'x'.repeat(101)}]`, /en\.1: has more than 100/],
    ['a question twice', 'zh: [问, " 问"]\nen: [Q]', /zh: names a question twice/],
    ['something else than text', 'zh: [1]\nen: [Q]', /zh\.0/],
  ])('change nothing with %s', async (_, content, reason) => {
    const before = await titles('zh')
    const refused = await set(content).catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(StartError)
    expect(String(refused)).toMatch(reason)
    expect(await titles('zh')).toEqual(before)
  })

  it('must be there', async () => {
    await expect(setHotTopics(open(), join(directory, 'none'))).rejects.toThrow(/cannot be read/)
  })

  it('may be set by two at once', async () => {
    const path = await file('zh: [问]\nen: [Q]')
    await Promise.all(Array.from({ length: 10 }, () => setHotTopics(open(), path)))
    expect(await titles('en')).toEqual(['Q'])
  })
})

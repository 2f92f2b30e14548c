import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, it } from 'vitest'
import { loadHandbook } from './handbook.ts'

const entries = fileURLToPath(new URL('entries/', import.meta.url))
const copies: string[] = []

async function copyOfEntries(): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'handbook-'))
  copies.push(copy)
  await cp(entries, copy, { recursive: true })
  return copy
}

describe('loadHandbook', () => {
  afterEach(() =>
    Promise.all(copies.splice(0).map((copy) => rm(copy, { recursive: true, force: true }))),
  )

  it('reads every bundled entry in both languages', async () => {
    const handbook = await loadHandbook()
    expect(handbook.size).toBeGreaterThanOrEqual(60)
    for (const { en, zh } of handbook.values()) {
      expect(zh.summary).toMatch(/\p{Script=Han}/u)
      expect(en.summary).not.toMatch(/\p{Script=Han}/u)
    }
  })

  it('says which translation is missing', async () => {
    const copy = await copyOfEntries()
    await rm(join(copy, 'zh/staking.md'))
    await expect(loadHandbook(copy)).rejects.toThrow('zh/staking.md')
  })

  it('says which related entry does not exist', async () => {
    const copy = await copyOfEntries()
    const entry = (related: string) =>
      `---\ntitle: A\naliases: [a]\ntopics: [b]\nsummary: C.\nrelated: [${related}]\nsources: [{title: D, url: https://example.org}]\n---\n## E\nF\n`
    await writeFile(join(copy, 'en/extra.md'), entry('nowhere'))
    await writeFile(join(copy, 'zh/extra.md'), entry('bitcoin'))
    await expect(loadHandbook(copy)).rejects.toThrow('extra: there is no related entry "nowhere"')
  })
})

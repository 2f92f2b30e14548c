import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, it } from 'vitest'
import { HandbookError, loadHandbook, parseEntry } from './handbook.ts'

const entries = fileURLToPath(new URL('../../../../handbook/entries/', import.meta.url))
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
})

const FRONT = `title: Staking
aliases: [staking, 32]
topics: [yield]
summary: Locking coins.
changes: The yield.
updated: 2026-11-20
related: [ethereum]
sources:
  - title: One
    url: https://example.org/one`

const entry = (
  front = FRONT,
  body = '## How {how, sum}\n<!-- asked: how does it work | is it hard -->\nIt works [1].\n\n- [ ] check\n\n## Risks {risk}\nSome.',
) => `---\n${front}\n---\n${body}\n`

describe('parseEntry', () => {
  it('reads the front matter and the sections', () => {
    expect(parseEntry(entry(), 'staking', 'en')).toEqual({
      slug: 'staking',
      language: 'en',
      title: 'Staking',
      aliases: ['staking', '32'],
      topics: ['yield'],
      summary: 'Locking coins.',
      changes: 'The yield.',
      updated: '2026-11-20',
      related: ['ethereum'],
      sources: [{ title: 'One', url: 'https://example.org/one' }],
      sections: [
        {
          heading: 'How',
          aspects: ['how', 'sum'],
          asked: ['how does it work', 'is it hard'],
          body: 'It works [1].\n\n- [ ] check',
        },
        { heading: 'Risks', aspects: ['risk'], asked: [], body: 'Some.' },
      ],
    })
  })

  it('reads a file with line ends of Windows alike', () => {
    const text = entry()
    expect(parseEntry(text.replaceAll('\n', '\r\n'), 'a', 'en')).toEqual(
      parseEntry(text, 'a', 'en'),
    )
  })

  it.each([
    ['no front matter', '## How\nText', 'no front matter'],
    ['broken YAML', entry('title: [a'), 'zh/x.md'],
    ['a field missing', entry(FRONT.replace('summary: Locking coins.\n', '')), 'summary'],
    ['no date', entry(FRONT.replace('updated: 2026-11-20\n', '')), 'updated'],
    ['a date that is none', entry(FRONT.replace('2026-11-20', '2026-02-30')), 'updated'],
    ['an unknown field', entry(`${FRONT}\nsumary: x`), 'sumary'],
    ['no source', entry(FRONT.replace(/sources:.*/s, 'sources: []')), 'sources'],
    ['a source that is no web page', entry(FRONT.replace('https:', 'ftp:')), 'url'],
    ['no section', entry(FRONT, 'Text'), 'no section'],
    [
      'an empty section',
      entry(FRONT, '## How {how}\n\n## Risks {risk}\nSome.'),
      'section "How" is empty',
    ],
    ['a section about nothing', entry(FRONT, '## How\nSome.'), 'section "How" must end'],
    ['a section about an unknown', entry(FRONT, '## How {howto}\nSome.'), 'section "How" must end'],
    ['a citation of nothing', entry(FRONT, '## How {how}\nIt works [2].'), '[2] in "How"'],
  ])('refuses %s and says where', (_case, text, problem) => {
    const parse = () => parseEntry(text, 'x', 'zh')
    expect(parse).toThrow(HandbookError)
    expect(parse).toThrow('zh/x.md')
    expect(parse).toThrow(problem)
  })

  it('takes the text of a link for no citation', () => {
    expect(
      parseEntry(entry(FRONT, '## How {how}\n[7](https://example.org)'), 'x', 'en').sections,
    ).toHaveLength(1)
  })
})

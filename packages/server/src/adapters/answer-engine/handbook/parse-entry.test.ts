import { describe, expect, it } from 'vitest'
import { HandbookError, parseEntry } from './parse-entry.ts'

const FRONT = `title: Staking
aliases: [staking, 32]
topics: [yield]
summary: Locking coins.
related: [ethereum]
sources:
  - title: One
    url: https://example.org/one`

const entry = (front = FRONT, body = '## How\nIt works [1].\n\n- [ ] check\n\n## Risks\nSome.') =>
  `---\n${front}\n---\n${body}\n`

describe('parseEntry', () => {
  it('reads the front matter and the sections', () => {
    expect(parseEntry(entry(), 'staking', 'en')).toEqual({
      slug: 'staking',
      language: 'en',
      title: 'Staking',
      aliases: ['staking', '32'],
      topics: ['yield'],
      summary: 'Locking coins.',
      related: ['ethereum'],
      sources: [{ title: 'One', url: 'https://example.org/one' }],
      sections: [
        { heading: 'How', body: 'It works [1].\n\n- [ ] check' },
        { heading: 'Risks', body: 'Some.' },
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
    ['an unknown field', entry(`${FRONT}\nsumary: x`), 'sumary'],
    ['no source', entry(FRONT.replace(/sources:.*/s, 'sources: []')), 'sources'],
    ['a source that is no web page', entry(FRONT.replace('https:', 'ftp:')), 'url'],
    ['no section', entry(FRONT, 'Text'), 'no section'],
    ['an empty section', entry(FRONT, '## How\n\n## Risks\nSome.'), 'section "How" is empty'],
    ['a citation of nothing', entry(FRONT, '## How\nIt works [2].'), '[2] in "How"'],
  ])('refuses %s and says where', (_case, text, problem) => {
    const parse = () => parseEntry(text, 'x', 'zh')
    expect(parse).toThrow(HandbookError)
    expect(parse).toThrow('zh/x.md')
    expect(parse).toThrow(problem)
  })

  it('takes the text of a link for no citation', () => {
    expect(
      parseEntry(entry(FRONT, '## How\n[7](https://example.org)'), 'x', 'en').sections,
    ).toHaveLength(1)
  })
})

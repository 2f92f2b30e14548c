import { describe, expect, it } from 'vitest'
import { Citations } from './compose.ts'

const source = (name: string) => ({ title: name, url: `https://example.org/${name}` })

describe('Citations', () => {
  it('numbers the sources of several entries in the order of their first citation', () => {
    const citations = new Citations()
    const [a, b, c] = [source('a'), source('b'), source('c')]
    expect(citations.renumber('x [2], y [1][2]', [a, b])).toBe('x [1], y [2][1]')
    expect(citations.renumber('z [1] and [2]', [c, a])).toBe('z [3] and [2]')
    expect(citations.cite(b)).toBe('[1]')
    expect(citations.items).toEqual([
      { index: 1, ...b },
      { index: 2, ...a },
      { index: 3, ...c },
    ])
  })

  it('leaves check boxes and links alone', () => {
    const text = '- [ ] one\n- [x] two\n[1](https://example.org)'
    const citations = new Citations()
    expect(citations.renumber(text, [source('a')])).toBe(text)
    expect(citations.items).toEqual([])
  })
})

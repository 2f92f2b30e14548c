import fc from 'fast-check'
import { isValidElement, type ReactNode } from 'react'
import { expect, test } from 'vitest'
import { emptyAnswer, finish, grow } from './growing-answer.ts'
import { markup, markupOf, markupOfGrowing, names } from './testing/markup.tsx'

const numRuns = 60
const timeout = 60_000

const lines = [
  '',
  '',
  '',
  '比特币减半**影响**价格，约 $5 to $10。',
  'plain words [1] and `code`',
  '# Heading',
  '===',
  '---',
  '- item',
  '  - nested 嵌套',
  '    deeper or code',
  '   three spaces',
  '* other list',
  '1. first',
  '2) second',
  '   continued',
  '- [ ] task',
  '-',
  '10. tenth',
  '> quote',
  '>> deeper',
  '> ```',
  '```ts',
  '```',
  '~~~~',
  '  ```',
  '| a | b |',
  '|---|--:|',
  '| 1 | 2 |',
  'a | b',
  '--- | ---',
  '<div>',
  '<!-- hidden',
  '-->',
  '<script>',
  '</script>',
  '\tindented by a tab',
  '***',
  'https://example.com，然后',
  'line with two spaces  ',
  '<br>',
  'a \\',
  '| 比特币 | `a|b` |',
  '![alt](https://example.com/a.png)',
  '**open *marks [and](https://example.com/a',
  '~~a `b [![c](d',
  '<https://example.com/a',
  '| **a | [b',
  '\\[',
  '\\]',
  '- \\[ a',
  '$$',
  '> $$',
  'so \\(x\\) and $$y$$, \\(z',
  'end\\) \\[ x \\]',
]
const referring = [
  '- > [c',
  'd]: /e',
  '[c d]',
  '[a]: https://example.com',
  'see [a] and [^n]',
  '[^n]: note',
  '    of two lines',
]

const markdown = (of: string[]) =>
  fc.array(fc.constantFrom(...of), { maxLength: 14 }).map((parts) => parts.join('\n'))
const cuts = fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 30 })

function* prefixes(text: string, sizes: readonly number[]) {
  let end = 0
  for (let turn = 0; end < text.length; turn += 1) {
    end += sizes[turn % sizes.length] ?? 1
    yield text.slice(0, end)
  }
}

test(
  'however it arrives, the answer looks at every moment as if it had been read at once',
  () => {
    fc.assert(
      fc.property(markdown(lines), cuts, (text, sizes) => {
        let answer = emptyAnswer
        for (const prefix of prefixes(text, sizes)) {
          answer = grow(answer, prefix, names)
          expect(markup(answer.blocks)).toBe(markupOfGrowing(prefix))
        }
        expect(markup(finish(answer, text, names).blocks)).toBe(markupOf(text))
      }),
      { numRuns },
    )
  },
  timeout,
)

test(
  'references to other blocks are in order once the answer is finished',
  () => {
    fc.assert(
      fc.property(markdown([...lines, ...referring, ...referring]), cuts, (text, sizes) => {
        let answer = emptyAnswer
        for (const prefix of prefixes(text, sizes)) answer = grow(answer, prefix, names)
        expect(markup(finish(answer, text, names).blocks)).toBe(markupOf(text))
      }),
      { numRuns },
    )
  },
  timeout,
)

test('what is open when nothing follows is shown as it was written', () => {
  const grown = grow(emptyAnswer, 'a\n\nb\n\n**c [d](e', names)
  expect(markup(grown.blocks)).toBe('<p>a</p><p>b</p><p><strong>c d</strong></p>')
  const finished = finish(grown, grown.text, names)
  expect(markup(finished.blocks)).toBe('<p>a</p><p>b</p><p>**c [d](e</p>')
})

test('what is open where the text was cut off stays closed, and half a formula unseen', () => {
  const text = 'a\n\nb **c**\n\n\\[ \\frac{1}'
  const grown = grow(emptyAnswer, text, names)
  for (const begun of [emptyAnswer, grown])
    expect(markup(finish(begun, text, names, true).blocks)).toBe(
      '<p>a</p><p>b <strong>c</strong></p>',
    )
})

test('what can no longer change is not rendered again', () => {
  const begun = grow(emptyAnswer, '# a\n\nb\n\nc\n\nd', names)
  const grown = grow(begun, `${begun.text} e`, names)
  expect(grown.blocks.map(({ content }, at) => content === begun.blocks[at]?.content)).toEqual([
    true,
    true,
    false,
    false,
  ])
})

test('a block stays the same element when what follows closes it', () => {
  const text = 'a\n\nb\n\nc\n\nd'
  const begun = grow(emptyAnswer, text, names)
  const closed = grow(begun, `${text}\n\ne`, names)
  const grown = grow(closed, `${text}\n\ne\n\nf`, names)
  expect(keysOf(grown).slice(0, 4)).toEqual(keysOf(begun))
  expect(new Set(keysOf(grown).map(String)).size).toBe(6)
})

/** By which React knows an element again: its own key and those within it. */
function keysOf({ blocks }: typeof emptyAnswer): unknown[][] {
  const keysWithin = (node: ReactNode): unknown[] => {
    if (!isValidElement<{ children?: ReactNode }>(node)) return []
    return [node.key, ...[node.props.children].flat().flatMap(keysWithin)]
  }
  return blocks.map(({ content }) => keysWithin(content))
}

test('a text that does not continue the one before is read from its beginning', () => {
  const begun = grow(emptyAnswer, 'a\n\nb\n\nc\n\nd', names)
  expect(markup(grow(begun, 'e', names).blocks)).toBe('<p>e</p>')
})

import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AnswerContext } from './answer-context.ts'
import { emptyAnswer, finish, grow } from './growing-answer.ts'
import { type Block, renderBlocks } from './render-blocks.tsx'

const names = { prefix: 'a-', heading: 'Notes', back: 'Back' }
const surroundings = {
  labels: {
    copy: 'Copy',
    copied: 'Copied',
    code: 'Code',
    table: 'Table',
    source: 'Source',
    done: 'Done',
    open: 'Open',
    footnotes: 'Notes',
    backToText: 'Back',
  },
  sources: [{ index: 1, title: 'Paper', url: 'https://bitcoin.org/bitcoin.pdf' }],
  onCopy: () => {},
}

function markup(blocks: readonly Block[]): string {
  return renderToStaticMarkup(
    <AnswerContext value={surroundings}>{blocks.map(({ content }) => content)}</AnswerContext>,
  )
}

const whole = (text: string) => markup(renderBlocks(text, 0, names))

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
  '![alt](https://example.com/a.png)',
]
const referring = ['[a]: https://example.com', 'see [a] and [^n]', '[^n]: note', '    of two lines']

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

test('however it arrives, the answer looks at every moment as if it had been read at once', () => {
  fc.assert(
    fc.property(markdown(lines), cuts, (text, sizes) => {
      let answer = emptyAnswer
      for (const prefix of prefixes(text, sizes)) {
        answer = grow(answer, prefix, names)
        expect(markup(answer.blocks)).toBe(whole(prefix))
      }
    }),
    { numRuns: Number(process.env.RUNS ?? 100) },
  )
})

test('references to other blocks are in order once the answer is finished', () => {
  fc.assert(
    fc.property(markdown([...lines, ...referring, ...referring]), cuts, (text, sizes) => {
      let answer = emptyAnswer
      for (const prefix of prefixes(text, sizes)) answer = grow(answer, prefix, names)
      expect(markup(finish(answer, text, names).blocks)).toBe(whole(text))
    }),
    { numRuns: Number(process.env.RUNS ?? 100) },
  )
})

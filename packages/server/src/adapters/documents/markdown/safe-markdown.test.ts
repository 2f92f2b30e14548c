import fc from 'fast-check'
import { expect, test } from 'vitest'
import { labels } from '../labels.ts'
import { safeMarkdown } from './safe-markdown.ts'

const base = 'https://coinquiry.example'
const safe = (text: string) => safeMarkdown(text, { publicUrl: base, labels: labels.en }, '1-')

test.each([
  ['plain', '**注意：**请看 $5 to $10 [1] a < b'],
  ['a followed link', '[a](https://example.com) <https://example.com> [b](/price)'],
  ['a lower heading', '### a\n\n#### b'],
  ['a table', '| a | b |\n|---|---|\n| 1 | 2 |'],
  ['closed code', '```js\n# a <b>\n```'],
  ['code in a quote', '> ```js\n> a <b>\n> ```'],
  ['code in a quote that ends it', '> ```js\n> a\n\nb'],
  ['code in an item', '1. a\n\n   ```js\n   b\n   ```'],
  ['code that is open in an item', '1. a\n\n   ```js\n   b'],
  ['code that begins an item', '- ```\n  x'],
  ['a written line break', 'a<br>b'],
  ['a formula in dollars', 'so $$x_1*y*$$\n\n$$\nx\n$$'],
  ['a formula that begins like a heading', '$$# a$$'],
  ['a formula that is open in an item', '- $$\n- $$'],
  ['code that is open before another item', '- ```\n\n- $$'],
])('%s stays as it was written', (_, text) => {
  expect(safe(text)).toBe(text)
})

test.each([
  ['# a', '### a'],
  ['a\n===\n\nb', '### a\n\nb'],
  ['> # a', '> ### a'],
  ['```\n# a', '```\n# a\n```'],
  ['~~~~\na\n~~~', '~~~~\na\n~~~\n~~~~'],
  ['```\na\n    ```', '```\na\n    ```\n```'],
  ['[a](javascript:x) b', 'a b'],
  ['[**a**](javascript:x)', '**a**'],
  ['![a](https://example.com/p.png)', '[a (example.com)](<https://example.com/p.png>)'],
  ['![a](javascript:x)', 'a'],
  ['<b>a</b>', '&lt;b>a&lt;/b>'],
  ['<div>\n[a](javascript:x)\n</div>', '&lt;div>\na\n&lt;/div>'],
  ['so \\(x^2\\) is', 'so $$x^2$$ is'],
  ['\\[ x\n+ y \\]', '$$\nx\n+ y\n$$'],
  ['- \\[\n  x\n  + y\n  \\]', '- $$x + y$$'],
  ['$$<\\(\n<div>\\)', '$$\\lt$$&lt;div>$$'],
  ['so \\(a <b> c\\)', 'so $$a\\lt b> c$$'],
  ['so \\([a](javascript:x)\\)', 'so $$[a] (javascript:x)$$'],
  ['[a *b*][c]\n\n[c]: /x "y"', '[a *b*][1-c]\n\n[1-c]: /x "y"'],
  ['[a][] b\n\n[a]: /x', '[a][1-a] b\n\n[1-a]: /x'],
  ['b [1]\n\n[1]: /x', 'b [1][1-1]\n\n[1-1]: /x'],
  ['[a <b>]\n\n[a <b>]: /x', '[a &lt;b>][1-a <b>]\n\n[1-a <b>]: /x'],
  ['b [a\\]] [c]\n\n[a\\]]: /x', 'b [a\\]][1-a\\]] [c]\n\n[1-a\\]]: /x'],
  ['a[^n]\n\n[^n]: b', 'a[^1-n]\n\n[^1-n]: b'],
])('%j becomes %j', (text, changed) => {
  expect(safe(text)).toBe(changed)
})

test('what can’t be read as markdown is shown as code that it can’t leave', () => {
  const text = `${'> '.repeat(200)}\`\`\`\n# a`
  expect(safe(text)).toBe(`\`\`\`\`\n${text}\n\`\`\`\``)
})

const pieces = [
  '[a]',
  '(javascript:x)',
  '<div>',
  '<!--',
  '-->',
  '\n\n',
  '\n',
  '> ',
  '- ',
  '`',
  '```',
]
const more = [
  '[a]: file:///x',
  '[b]: /x',
  '[b]',
  '![',
  '](',
  ')',
  '# ',
  '<',
  '\\',
  '&lt;',
  '|a|\n|-|',
  '\\(',
  '\\)',
  '\\[',
  '\\]',
  '$$',
  '[^a]',
  ': ',
  'b',
]

test('what can be read is not shown as code, and is safe for good', () => {
  const texts = fc.array(fc.constantFrom(...pieces, ...more), { maxLength: 12 })
  fc.assert(
    fc.property(texts, (parts) => {
      const text = parts.join('').trim()
      const once = safe(text)
      expect(/^(`{3,})\n(.*)\n\1$/s.exec(once)?.[2]).not.toBe(text)
      expect(safe(once)).toBe(once)
    }),
    { numRuns: 300 },
  )
})

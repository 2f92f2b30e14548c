import { expect, it } from 'vitest'
import { plainText, readable } from './plain-text.ts'

it.each([
  ['**比特**币 and ~~old~~ *new* _word_', '比特币 and old new word'],
  ['# Head\n\n> quoted\n\n- one\n* two\n1. three\n- [x] done', 'Head quoted one two three done'],
  ['见[文档](https://a.example/b) ![图](c.png) <https://d.example>', '见文档 图 https://d.example'],
  ['固定 [1]，见 [2](https://a.example)。', '固定，见。'],
  ['```ts\nconst a = b\n```\nuse `npm ci`', 'const a = b use npm ci'],
  ['Look:\n```chart\n{"kind":"line",\n"unit":"USD"}\n```\nDone.', 'Look: Done.'],
  ['Look:\n```chart\n{"kind":', 'Look:'],
  ['```chart\na `tick` in it', 'a tick in it'],
  ['| a | b |\n|---|:-:|\n| 1 | 2 |', 'a b 1 2'],
  [
    '| BTC · **Old** |  |\n| --- | --- |\n| Price | $1.50 *(A · 12:00 UTC)* |\n\nB [1] · 12:05 UTC',
    'BTC · Old Price $1.50 (A · 12:00 UTC) B · 12:05 UTC',
  ],
  ['line<br>break <b>bold</b>', 'line break bold'],
  ['3*4=12 and 5*6, 0.5*91,000, **3**4', '3*4=12 and 5*6, 0.5*91,000, 34'],
  ['if price<b and volume>c then buy', 'if price<b and volume>c then buy'],
  ['a<br/>b<br />c <a href="https://e.org">d</a> <i>e</i>', 'a b c d e'],
  ['2 * 3 = 6, snake_case, a < b > c, \\*kept\\*', '2 * 3 = 6, snake_case, a < b > c, *kept*'],
  ['a\n\n---\n\nb\n***\nc', 'a b c'],
  ['', ''],
  ['**so** \\(w_i^2\\):\n\\[\n\\frac{a}{b}\n\\]\n```math\na*b_1*c\n```', 'so w_i²: a/b a∗b_1∗c'],
  ['\\(\\frac{a_1\\) and `\\(x\\)`', '\\frac{a_1 and (x)'],
])('the words of %j', (markdown, words) => {
  expect(plainText(markdown)).toBe(words)
})

it('a question is no markdown', () => {
  expect(readable('user', ' why **this**\n # not? ')).toBe('why **this** # not?')
})

it.each([
  '```chart\n',
  '[',
  '](',
  '![',
  '<a',
  '<a =',
  '<b ',
  '3*',
  '*',
  '_',
  '`',
  '|',
  '- ',
  '> ',
  '\\',
  ' ',
  '-',
  '[1](',
])(
  'a million characters of %j do not keep the server busy until this test is given up',
  (piece) => {
    const text = piece.repeat(1_000_000 / piece.length)
    expect(plainText(`x${text}\n${text}x`)).toMatch(/^x/)
  },
)

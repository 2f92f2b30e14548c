import { loadTextWithFormulas } from '@coinquiry/ui/markdown'
import { expect, test } from 'vitest'
import { plainText, spokenSoFar, spokenText } from './plain-text-answer.tsx'

const textWithFormulas = await loadTextWithFormulas()

test.each([
  ['## In short', 'In short'],
  ['It is **21 million** coins [1].', 'It is 21 million coins.'],
  ['- see [the paper](https://bitcoin.org)', 'see the paper'],
  ['> quoted `code`', 'quoted code'],
  ['|---|---|', ''],
  ['Look:\n```chart\n{"kind":"line"}\n```\nDone.', 'Look:\n\nDone.'],
  ['Look:\n```card\n{"kind":"asset",\n"items":[]}\n```\nDone.', 'Look:\n\nDone.'],
  [
    '| BTC |  |\n| --- | --- |\n| Price | $1.50 *(A · 12:00)* |',
    ' BTC  \n\n Price $1.50 (A · 12:00) ',
  ],
  ['Look:\n```ts\nconst coin = 1', 'Look:\n'],
  ['$5 * 3 - 2, 5*6, snake_case', '$5 * 3 - 2, 5*6, snake_case'],
  ['*perhaps*, _not_ ~~surely~~ \\$5<br>more', 'perhaps, not surely $5 more'],
  ['这是*重点*，**也', '这是重点，也'],
  ['Title\n===', 'Title\n'],
  ['See [the paper](https://bitco', 'See the paper'],
  ['比特币总量是 **2100 万**。', '比特币总量是 2100 万。'],
])('%j is read as %j', (markdown, spoken) => {
  expect(spokenText(markdown)).toBe(spoken)
})

test('what is code is among the bare words, what is drawn is not', () => {
  expect(plainText('Run `this`:\n```sh\nls\n```')).toContain('ls')
  expect(plainText('Look:\n```chart\n{"kind":"line"}\n```\nDone.')).toBe('Look:\n\nDone.')
})

const answer = `开始。

## 要点

- 见[白皮书。第二节](https://bitcoin.org)：**总量**固定 [1]。
> - 引用一句。

| 年份 | 奖励 |
|---|---|
| 2024 | 3.125 |

1. 减半。

*注：~~旧价~~ \\$5。* 5*6 _完_。
`

const withFormulas = `收益率 \\(r = \\frac{a_1}{b}\\) 是**比例**。

\\[
\\sigma_p^2 = \\sum_{i=1}^{n} w_i^2 \\sigma_i^2
\\]

不到 $5。其中 $$w_i$$ 是权重。

\`\`\`math
x^2
\`\`\`

完。
`

test.each([answer, withFormulas])(
  'what follows changes nothing in the sentences before it',
  (answer) => {
    const whole = spokenSoFar(answer, false, textWithFormulas)
    for (let length = 1; length < answer.length; length += 1) {
      const spoken = spokenSoFar(answer.slice(0, length), true, textWithFormulas)
      const sentences = spoken.match(/^[\s\S]*[。\n]/)?.[0] ?? ''
      expect(whole.slice(0, sentences.length)).toBe(sentences)
    }
  },
)

test('formulas are read out as text, those of code are not', () => {
  expect(spokenSoFar(withFormulas, false, textWithFormulas).split(/\n+/)).toEqual([
    '收益率 r = (a_1)/b 是比例。',
    'σ_p² = ∑_(i=1)^n w_i²σ_i²',
    '不到 $5。其中 w_i 是权重。',
    'x²',
    '完。',
    '',
  ])
  expect(spokenSoFar('Run `\\(x\\)`.', false, textWithFormulas)).toBe('Run (x).')
})

test('until formulas can be read, nothing is read out from the first one on', () => {
  expect(spokenSoFar(withFormulas, true)).toBe('收益率 ')
  expect(spokenSoFar(answer, true)).toBe(spokenText(answer))
})

test('a formula that is half-written is not read out', () => {
  expect(spokenSoFar('So \\(x^2', true, textWithFormulas)).toBe('So ')
})

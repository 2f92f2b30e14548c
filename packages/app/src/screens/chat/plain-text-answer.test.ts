import { expect, test } from 'vitest'
import { plainText, spokenText } from './plain-text-answer.tsx'

test.each([
  ['## In short', 'In short'],
  ['It is **21 million** coins [1].', 'It is 21 million coins.'],
  ['- see [the paper](https://bitcoin.org)', 'see the paper'],
  ['> quoted `code`', 'quoted code'],
  ['|---|---|', ''],
  ['Look:\n```chart\n{"kind":"line"}\n```\nDone.', 'Look:\n\nDone.'],
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

test('what follows changes nothing in the sentences before it', () => {
  const whole = spokenText(answer)
  for (let length = 1; length < answer.length; length += 1) {
    const sentences = spokenText(answer.slice(0, length)).match(/^[\s\S]*[。\n]/)?.[0] ?? ''
    expect(whole.slice(0, sentences.length)).toBe(sentences)
  }
})

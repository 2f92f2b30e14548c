import { expect, test } from 'vitest'
import { plainText, spokenText } from './spoken-text.ts'

test.each([
  ['## In short', 'In short'],
  ['It is **21 million** coins [1].', 'It is 21 million coins.'],
  ['- see [the paper](https://bitcoin.org)', 'see the paper'],
  ['> quoted `code`', 'quoted code'],
  ['|---|---|', ''],
  ['Look:\n```chart\n{"kind":"line"}\n```\nDone.', 'Look:\n\nDone.'],
  ['Look:\n```ts\nconst coin = 1', 'Look:\n'],
  ['$5 * 3 - 2', '$5 * 3 - 2'],
  ['比特币总量是 **2100 万**。', '比特币总量是 2100 万。'],
])('%j is read as %j', (markdown, spoken) => {
  expect(spokenText(markdown)).toBe(spoken)
})

test('what is code is among the bare words', () => {
  expect(plainText('Run `this`:\n```sh\nls\n```')).toContain('ls')
})

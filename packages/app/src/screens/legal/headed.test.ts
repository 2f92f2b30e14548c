import { expect, test } from 'vitest'
import { headed } from './headed.ts'

test.each([
  ['', undefined, ''],
  ['We keep little.', undefined, 'We keep little.'],
  ['# Terms', 'Terms', ''],
  ['# Terms\n\nBe kind.', 'Terms', 'Be kind.'],
  ['\n#  服务条款 ##\r\n正文', '服务条款', '正文'],
  ['## 1. Scope\n\nText', undefined, '## 1. Scope\n\nText'],
  ['#Terms', undefined, '#Terms'],
  ['# \nText', undefined, '# \nText'],
  ['Text\n# Later', undefined, 'Text\n# Later'],
])('of %j the heading is %s', (text, title, body) => {
  expect(headed(text)).toEqual({ ...(title && { title }), body })
})

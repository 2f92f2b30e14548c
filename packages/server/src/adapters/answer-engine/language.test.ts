import { expect, test } from 'vitest'
import { answerLanguage } from './language.ts'

const ADDRESS = '0x00000000219ab540356cbb839cbe05303d7705fa'
const HASH = '4a5e1e4baab89f3a32518a88c31bc87f618f76673e2cc77ab2127b7afdeda33b'

test.each([
  [ADDRESS, [], 'zh', 'zh'],
  [ADDRESS, [], 'en', 'en'],
  [`${HASH}?`, [], 'zh', 'zh'],
  ['1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', [], 'zh', 'zh'],
  ['vitalik.eth', [], 'zh', 'zh'],
  ['BTC', [], 'zh', 'zh'],
  ['$HYPE 24H', [], 'zh', 'zh'],
  [ADDRESS, ['what is staking'], 'zh', 'en'],
  [ADDRESS, ['什么是质押', HASH], 'en', 'zh'],
  [`what is ${ADDRESS}`, ['什么是质押'], 'zh', 'en'],
  [`查 ${ADDRESS}`, ['what is staking'], 'en', 'zh'],
  ['Is BTC up?', [], 'zh', 'en'],
] as const)('%s after %j, read in %s, is answered in %s', (text, before, language, expected) => {
  const history = before.map((content) => ({ role: 'user', content }) as const)
  expect(answerLanguage({ text, history, language })).toBe(expected)
})

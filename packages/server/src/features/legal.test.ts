import { expect, test } from 'vitest'
import { readEnv } from '../env.ts'
import type { LegalTexts } from '../ports/legal-texts.ts'
import { noticeFor, textIn } from './legal.ts'

test.each([
  [{ zh: '条款', en: 'Terms' }, 'zh', 'zh', '条款'],
  [{ zh: '条款', en: 'Terms' }, 'en', 'en', 'Terms'],
  [{ zh: '条款', en: null }, 'en', 'zh', '条款'],
  [{ zh: null, en: 'Terms' }, 'zh', 'en', 'Terms'],
  [{ zh: null, en: null }, 'zh', 'zh', null],
  [{ zh: null, en: null }, 'en', 'en', null],
] as const)('of %o who asks for %s gets %s: %s', (texts, asked, language, text) => {
  expect(textIn(texts, asked)).toEqual({ language, text })
})

const env = readEnv({
  LEGAL_DIR: '/legal',
  NOTICE_REGIONS: 'us, GB',
  REGION_HEADER: 'CF-IPCountry',
  TRUST_PROXY: '1',
})
const both = { zh: '你好', en: 'Hello' }

test.each([
  ['US', both, both],
  ['GB', both, both],
  ['DE', both, null],
  ['XX', both, null],
  [null, both, null],
  ['US', { zh: '你好', en: null }, { zh: '你好', en: '你好' }],
  ['US', { zh: null, en: 'Hello' }, { zh: 'Hello', en: 'Hello' }],
  ['US', { zh: null, en: null }, null],
])('in the region %s, with %o, people read %o', (region, notice, expected) => {
  const ports = { legalTexts: { notice } as LegalTexts }
  expect(noticeFor({ env, ports, region } as Parameters<typeof noticeFor>[0])).toEqual(expected)
})

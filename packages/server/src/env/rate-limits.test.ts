import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { BYTES_PER_USE } from '../domain/export-cost.ts'
import { defaultRateLimits } from './rate-limits.ts'

const contract = readFileSync(new URL('../../../../openapi.yaml', import.meta.url), 'utf8')

/** The first words of the contract's rows, and the limits that each tells. */
const ROWS = {
  'sign-in mails': ['mail_address', 'mail_address_all', 'mail_ip'],
  'signing in': ['sign_in'],
  questions: ['ask', 'ask_ip'],
  'first questions': ['topic_ip'],
  exports: ['export'],
  avatars: ['upload'],
  archives: ['data'],
  reports: ['report'],
  'payment pages': ['checkout'],
  'reads of shared topics': ['read_ip'],
  searches: ['search'],
  'sharing a topic': ['share'],
  'unbinding X': ['unbind'],
} as const
const ROWLESS = ['look_up' /* of /mcp, which is no operation */]

const SPANS: Readonly<Record<number, string>> = {
  60: 'a minute',
  300: 'in 5 minutes',
  600: 'in 10 minutes',
  3600: 'an hour',
  86400: 'a day',
}

it.each(Object.entries(ROWS))('the contract tells by default of %s: %j', (begin, names) => {
  const [, row = ''] = new RegExp(`^ +\\| ${begin}[^|]*\\|([^|]*)\\|$`, 'm').exec(contract) ?? []
  const shown = row.match(/\d+(?: MB)? (?:an? |in )(?:\d+ )?(?:minutes?|hour|day)/g)
  const limits = names.flatMap((name) =>
    defaultRateLimits[name].map(({ count, seconds }) => {
      const unit = name === 'upload' ? ' MB' : ''
      return `${count}${unit} ${SPANS[seconds]}`
    }),
  )
  expect(shown?.toSorted()).toEqual(limits.toSorted())
})

it('the contract tells of every limit, and what an export counts as', () => {
  const shown = [...Object.values(ROWS).flat(), ...ROWLESS]
  expect(shown.toSorted()).toEqual(Object.keys(defaultRateLimits).toSorted())
  expect(contract).toContain(`one for every ${BYTES_PER_USE.toLocaleString('en')} bytes of text`)
})

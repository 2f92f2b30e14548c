import { beforeAll, describe, expect, it } from 'vitest'
import { URGENT_KINDS } from './rules.ts'
import { loadPlaces, loadUrgentAnswers, type Places, type UrgentAnswers } from './urgent-answers.ts'

let answers: UrgentAnswers
let places: Places
beforeAll(async () => {
  answers = await loadUrgentAnswers()
  places = await loadPlaces()
})

describe.each(URGENT_KINDS)('the answer to %s', (kind) => {
  it.each(['zh', 'en'] as const)(
    'has numbered steps in %s and nothing left to fill in',
    (language) => {
      const text = answers[kind][language]
      const steps = [...text.matchAll(/^(\d+)\. \*\*/gm)].map(([, number]) => Number(number))
      expect(steps.length).toBeGreaterThanOrEqual(4)
      expect(steps).toEqual(steps.map((_, at) => at + 1))
      expect(text).not.toMatch(/\{\{|\}\}/)
      expect(/\p{Script=Han}/u.test(text)).toBe(language === 'zh')
    },
  )
})

describe('urgent answers', () => {
  it.each(['secret-given', 'account-hacked', 'funds-stolen'] as const)(
    'say in %s first how to save what is left, and then where to report',
    (kind) => {
      expect(answers[kind].en.indexOf('1. **')).toBeLessThan(answers[kind].en.search(/eport it/))
      expect(answers[kind].en).toMatch(/^[12]\. .*(?:[Mm]ove|Freeze)/m)
      expect(answers[kind].zh).toMatch(/^[12]\. .*(?:转走|冻结)/m)
    },
  )

  it.each(['advance-fee', 'promised-profit', 'false-authority'] as const)(
    'have the same steps in %s, so that either helps: nothing more is paid, payments are recalled',
    (kind) => {
      expect(answers[kind].en).toMatch(
        /^(?:1\. )?\*\*(?:Stop paying|Send nothing|Don't pay, and move nothing)/m,
      )
      expect(answers[kind].en).toMatch(/recall/)
      expect(answers[kind].en).toContain('ic3.gov')
      expect(answers[kind].zh).toMatch(
        /^(?:1\. )?\*\*(?:马上停止付款|不要再转钱|不要付钱，也不要转币)/m,
      )
      expect(answers[kind].zh).toMatch(/止付/)
      expect(answers[kind].zh).toContain('96110')
    },
  )

  it.each(['laundering', 'tax-evasion', 'break-in'] as const)(
    'refuse %s at once and say what is lawful',
    (kind) => {
      expect(answers[kind].en).toMatch(/^I can’t help|^I can't help/)
      expect(answers[kind].en).toContain('What is lawful')
      expect(answers[kind].zh).toMatch(/^[^。]*我不能帮忙/)
      expect(answers[kind].zh).toContain('合法的')
    },
  )

  it('name help lines where the language is spoken first, all of them, dated', () => {
    const order = (text: string, ...numbers: string[]) =>
      numbers.map((number) => text.indexOf(number))
    const { zh, en } = answers.suicide
    for (const at of [
      order(zh, '12356', '18111', '1925', 'findahelpline.com', '988', '116 123'),
      order(en, '988', '116 123', '13 11 14', 'findahelpline.com', '1771', '12356'),
    ]) {
      expect(at).not.toContain(-1)
      expect(at).toEqual([...at].sort((a, b) => a - b))
    }
    for (const text of [zh, en]) expect(text).toContain('2026-11-23')
  })

  it.each(['helpLines', 'reporting'] as const)(
    'use every one of the %s in both languages, each with its page and day',
    (what) => {
      const regions = Object.keys(places[what]).sort()
      expect([...places.order.zh[what]].sort()).toEqual(regions)
      expect([...places.order.en[what]].sort()).toEqual(regions)
    },
  )
})

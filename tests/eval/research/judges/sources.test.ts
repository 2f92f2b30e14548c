import { describe, expect, it } from 'vitest'
import { openedAt } from '../opened-text.ts'
import { type Checked, citationFaults, figureFaults } from './checked.ts'
import { quoteFaults } from './quotes.ts'

describe('quotes', () => {
  const said = 'We will publish every key rotation, without exception, on the day it happens.'
  const saidZh = '每一次密钥更换，我们都会在当天公布，没有例外。'
  const sources = [
    { index: 1, read: `She spoke on Monday. ${said} Then she left.`, opened: said },
    { index: 2, read: `她在周一说：${saidZh}`, opened: saidZh },
    { index: 3, read: 'Nothing of that is here. A word said elsewhere on this page.', opened: '' },
  ]
  it.each([
    `She said: “${said}” [1]`,
    'She said that they “will publish every key rotation” on the day [1].',
    'She said: "We will publish every key rotation … on the day it happens" [1].',
    `> ${said} [1]`,
    'They speak of “key rotation” as a habit.',
    `她说：“${saidZh}”[2]`,
    '她说：「每一次密钥更换，我们都会在当天公布」[2]。',
    '所谓“密钥更换”是常事。',
  ])('stand where “%s” cites them', (text) => expect(quoteFaults(text, sources)).toEqual([]))

  it.each([
    ['She said: “We will never change a key without a vote” [1].', 'nothing that was read'],
    [`She said: “${said}” [2]`, 'not cited'],
    [`She said: “${said}”`, 'not cited'],
    ['It says “A word said elsewhere on this page” [3].', 'opens its page elsewhere'],
    ['> We are sorry for the loss of every user. [1]', 'nothing that was read'],
    [
      'She said: “on the day it happens … We will publish every key rotation” [1].',
      'nothing that was read',
    ],
    ['她说：“没有投票我们绝不更换任何密钥。”[2]', 'nothing that was read'],
    [`她说：“${saidZh}”[1]`, 'not cited'],
    ['她说：「我们为此向每一位用户道歉」[2]。', 'nothing that was read'],
  ])('of “%s” are found wanting', (text, fault) =>
    expect(quoteFaults(text, sources).join()).toContain(fault),
  )

  it('in another language than all sources are translations', () => {
    const translated = '她说：“我们会在当天公布每一次密钥更换”[1]。'
    expect(quoteFaults(translated, sources.slice(0, 1))).toEqual([])
    expect(quoteFaults(translated, sources)).toHaveLength(1)
    expect(quoteFaults(translated, [])).toHaveLength(1)
  })
})

describe('what a link opens', () => {
  const texts = ['One begins here. Two follows. Three ends it.', 'The second page.']
  it.each([
    ['http://a.example/p#:~:text=Two%20follows.', 'Two follows.'],
    ['http://a.example/p#:~:text=One,follows.', 'One begins here. Two follows.'],
    ['http://a.example/p#:~:text=Three&text=One', 'Three\nOne'],
    ['http://a.example/p#:~:text=Four', ''],
    ['http://a.example/p#:~:text=Two,begins', ''],
    ['http://a.example/p.pdf#page=2', 'The second page.'],
    ['http://a.example/p.pdf#page=3', ''],
    ['http://a.example/p', ''],
  ])('is told of %s', (url, opened) => expect(openedAt(url, texts)).toBe(opened))
})

describe('what the product has checked', () => {
  const checked = (text: string, unfound: readonly string[], doubted: readonly string[]) => {
    const range = (part: string) => ({
      start: text.indexOf(part),
      end: text.indexOf(part) + part.length,
    })
    return {
      text,
      sources: [{ index: 1, title: 'Page', url: 'http://a.example/' }],
      figures: {
        ...{ event: 'figures', figures: [] },
        check: { basis: 'lookups', checked: 1, found: 0, unfound: unfound.map(range) },
        citations: { checked: 1, unsupported: doubted.map(range) },
      },
    } satisfies Checked
  }

  it.each([
    ['It rose by 5 % [1].', [1]],
    ['上涨了 5% [1]。', [1]],
    ['It rose.', []],
  ])('“%s” is cited well', (text, wanted) =>
    expect(citationFaults(checked(text, [], []), wanted)).toEqual([]),
  )

  it.each([
    ['It rose by 5 %.', [1], [], 'does not cite source 1'],
    ['上涨了 5%。', [1], [], 'does not cite source 1'],
    ['It rose by 5 % [1].', [1, null], [], 'not found'],
    ['It rose by 5 % [4].', [], [], 'cites [4]'],
    ['上涨了 5% [4]。', [], [], 'cites [4]'],
    ['It rose by 5 % [1].', [1], ['[1]'], 'is not what that source says'],
    ['上涨了 5% [1]。', [1], ['[1]'], 'is not what that source says'],
  ])('“%s” is cited badly', (text, wanted, doubted, fault) => {
    const faults = citationFaults(checked(text, [], doubted), wanted)
    expect(faults.map(({ what }) => what).join()).toContain(fault)
    expect(faults.some(({ isMarked }) => isMarked)).toBe(doubted.length > 0)
  })

  it.each(['It rose by 5 % [1].', '上涨了 5% [1]。'])(
    'a number of “%s” is a fault where it is marked',
    (text) => {
      expect(figureFaults(checked(text, [], []), true)).toEqual([])
      expect(figureFaults(checked(text, ['5'], []), true)).toMatchObject([{ isMarked: true }])
    },
  )

  it('an answer that nothing was checked of is faulty only where it should have looked', () => {
    const unchecked = { ...checked('It rose.', [], []), figures: null }
    expect(figureFaults(unchecked, false)).toEqual([])
    expect(figureFaults(unchecked, true)).toMatchObject([{ what: 'was not checked' }])
  })
})

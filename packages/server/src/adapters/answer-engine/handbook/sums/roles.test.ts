import { describe, expect, it } from 'vitest'
import { sumQuestion } from './quantities.ts'
import { type Clue, rolesIn } from './roles.ts'

const AMOUNT = ['money', 'none'] as const
const CLUES = {
  entry: { units: AMOUNT, before: /entry|入场/, after: /entry|入场/ },
  stop: { units: [...AMOUNT, 'percent'], before: /stop|止损/, after: /stop|止损/ },
  account: { units: AMOUNT, before: /account|账户/, alone: true },
} satisfies Record<string, Clue>

/** Role and number, and the numbers without a role. */
const read = (text: string) => {
  const { found, rest } = rolesIn(sumQuestion(text).quantities, CLUES)
  return {
    ...Object.fromEntries(
      Object.entries(found).map(([role, { value }]) => [role, value.toNumber()]),
    ),
    ...(rest.length > 0 ? { rest: rest.map(({ value }) => value.toNumber()) } : {}),
  }
}

describe('the numbers of a question get the roles that are named next to them', () => {
  it.each([
    ['entry 80, stop 75', { entry: 80, stop: 75 }],
    ['80 entry 75 stop', { entry: 80, stop: 75 }],
    ['stop 75 entry 80', { entry: 80, stop: 75 }],
    ['1000, entry 80, stop 5%', { account: 1000, entry: 80, stop: 0.05 }],
    ['账户 2 万，入场 80，止损 75', { account: 20000, entry: 80, stop: 75 }],
    // Two that could be the account: neither is.
    ['1000 and 2000, entry 80', { entry: 80, rest: [1000, 2000] }],
    // A percentage is no entry.
    ['entry 5%', { rest: [0.05] }],
    ['nothing', {}],
  ])('%s', (text, roles) => {
    expect(read(text)).toEqual(roles)
  })

  it('in no more numbers than a sum has', () => {
    const text = Array.from({ length: 60 }, (_, at) => `entry ${at} stop`).join(' ')
    expect(read(text)).toMatchObject({ rest: expect.any(Array) })
    expect(read(text)).not.toHaveProperty('entry')
  })
})

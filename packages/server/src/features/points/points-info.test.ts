import { beforeEach, expect, test } from 'vitest'
import { describeDatabases } from '../../testing/databases.ts'
import { addPerson } from '../../testing/people.ts'
import { type Ledger, ledgerOf } from './testing/ledger.ts'

describeDatabases('points and tasks', (open) => {
  let mei: Ledger
  beforeEach(async () => {
    mei = ledgerOf(open(), await addPerson(open()))
  })

  async function today(key: string, now?: string) {
    const { task_list } = await mei.info(now)
    const task = task_list.find(({ task_key }) => task_key === key)
    return [task?.today_count, task?.completed]
  }

  test('are the user’s own', async () => {
    const bob = ledgerOf(open(), await addPerson(open()))
    await mei.earned('user_register', 10, '2026-03-15T09:00:00Z')
    expect(await mei.info()).toMatchObject({ cur_points: 10, monthly_points: 10 })
    expect(await bob.info()).toMatchObject({ cur_points: 0, monthly_points: 0 })
    expect((await bob.info()).task_list.map(({ completed }) => completed)).not.toContain(1)
  })

  test('of a month are those of the month in UTC', async () => {
    await mei.earned('daily_ask', 1, '2026-02-28T23:59:59.999Z')
    await mei.earned('daily_ask', 2, '2026-03-01T00:00:00Z')
    await mei.earned('daily_ask', 4, '2026-03-31T23:59:59.999Z')
    await mei.earned('daily_ask', 8, '2026-04-01T00:00:00Z')
    const monthly = async (now: string) => (await mei.info(now)).monthly_points
    expect(await monthly('2026-02-28T23:59:59.999Z')).toBe(1)
    expect(await monthly('2026-03-01T00:00:00Z')).toBe(6)
    expect(await monthly('2026-03-31T23:59:59.999Z')).toBe(6)
    expect(await monthly('2026-04-01T00:00:00Z')).toBe(8)
    expect((await mei.info()).cur_points).toBe(15)
  })

  test('of a day are those of the day in UTC', async () => {
    await mei.earned('daily_share', 80, '2026-03-14T23:59:59.999Z')
    await mei.earned('daily_share', 4, '2026-03-15T00:00:00Z')
    await mei.earned('daily_share', 8, '2026-03-15T23:59:59.999Z')
    expect(await today('daily_share', '2026-03-14T23:59:59.999Z')).toEqual([80, 1])
    expect(await today('daily_share', '2026-03-15T00:00:00Z')).toEqual([12, 0])
    expect(await today('daily_share', '2026-03-15T23:59:59.999Z')).toEqual([12, 0])
    expect(await today('daily_share', '2026-03-16T00:00:00Z')).toEqual([0, 0])
    expect(await today('daily_ask')).toEqual([0, 0])
  })
})

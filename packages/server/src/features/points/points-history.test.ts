import { beforeEach, expect, test } from 'vitest'
import { describeDatabases } from '../../testing/databases.ts'
import { addPerson } from '../../testing/people.ts'
import { type Ledger, ledgerOf } from './testing/ledger.ts'

describeDatabases('the history of points', (open) => {
  let mei: Ledger
  beforeEach(async () => {
    mei = ledgerOf(open(), await addPerson(open()))
  })

  test('is empty and has no page for who earned nothing', async () => {
    const bob = ledgerOf(open(), await addPerson(open()))
    await bob.earned('user_register', 10, '2026-03-15T00:00:00Z')
    expect(await mei.history()).toEqual({ items: [], total_pages: 0 })
  })

  test('tells what was earned, when and for what, the newest first', async () => {
    await mei.earned('user_register', 10, '2026-03-14T08:00:00Z')
    await mei.earned('daily_ask', 2, '2026-03-14T08:00:01.999Z')
    const status = 'completed'
    expect(await mei.history()).toEqual({
      items: [
        { task_key: 'daily_ask', points: 2, created_at: 1773475201, status },
        { task_key: 'user_register', points: 10, created_at: 1773475200, status },
      ],
      total_pages: 1,
    })
  })

  test.each([
    [9, 1, 9],
    [10, 1, 10],
    [11, 2, 1],
    [20, 2, 10],
    [21, 3, 1],
  ])('of %i records has %i pages of ten, and %i on the last', async (records, pages, last) => {
    for (let points = 0; points < records; points += 1) {
      await mei.earned('daily_ask', points, '2026-03-14T08:00:00Z')
    }
    expect((await mei.history()).total_pages).toBe(pages)
    expect((await mei.history({ page_no: pages })).items).toHaveLength(last)
    const after = { items: [], total_pages: pages }
    expect(await mei.history({ page_no: pages + 1 })).toEqual(after)
    expect(await mei.history({ page_no: 1_000_000, page_size: 10 })).toEqual(after)
  })

  test('shows each record of one moment on exactly one page', async () => {
    for (let points = 1; points <= 23; points += 1) {
      await mei.earned('daily_ask', points, '2026-03-14T08:00:00Z')
    }
    const pages = await Promise.all(
      [1, 2, 3, 4, 5].map((page_no) => mei.history({ page_no, page_size: 5 })),
    )
    const points = pages.flatMap(({ items }) => items.map((item) => item.points))
    expect(new Set(points).size).toBe(23)
    expect(points).toHaveLength(23)
  })
})

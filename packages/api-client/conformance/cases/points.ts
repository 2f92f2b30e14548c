import assert from 'node:assert/strict'
import { schemas } from '../../src/contract/contract.ts'
import { type Case, decided, success } from '../case.ts'
import { answered } from '../conversation.ts'

export const pointsCases: readonly Case[] = [
  success('fetchPointsInfo', 'lists all tasks', async (context) => {
    const { data } = await (await context.freeUser()).done('fetchPointsInfo')
    const keys = data.task_list.map(({ task_key }) => task_key)
    assert.deepEqual(keys.sort(), schemas.TaskKey?.enum?.toSorted())
    for (const { task_type, daily_limit, task_key } of data.task_list) {
      assert.equal(task_type === 'daily', daily_limit > 0, task_key)
    }
  }),
  decided(
    success('fetchPointsInfo', 'counts a registration and an answer', async (context) => {
      const { me } = await answered(context)
      const { data } = await me.done('fetchPointsInfo')
      const task = (key: string) => data.task_list.find(({ task_key }) => task_key === key)
      assert.deepEqual([data.cur_points, data.monthly_points], [12, 12])
      assert.equal(task('user_register')?.completed, 1)
      assert.deepEqual([task('daily_ask')?.today_count, task('daily_ask')?.completed], [2, 0])
      assert.equal(task('bind_discord')?.completed, 0)
    }),
  ),
  decided(
    success('fetchPointsInfo', 'counts a subscription and an X account', async (context) => {
      const me = context.as(await context.subject.pictured())
      const { data } = await me.done('fetchPointsInfo')
      const done = data.task_list.filter(({ completed }) => completed === 1)
      const keys = done.map(({ task_key }) => task_key).sort()
      assert.deepEqual(keys, ['bind_twitter', 'subscribe', 'user_register'])
      assert.equal(data.cur_points, 120)
    }),
  ),
  success('fetchPointsHistory', 'gives pages, also those after the last', async (context) => {
    const me = await context.freeUser()
    const { data } = await me.done('fetchPointsHistory')
    assert.ok(data.items.length <= 10)
    for (const query of [{ page_no: 1000000 }, { page_no: '2', page_size: 100 }]) {
      const page = await me.done('fetchPointsHistory', { query })
      assert.deepEqual(page.data.items, [])
    }
  }),
  decided(
    success('fetchPointsHistory', 'lists the newest first, page by page', async (context) => {
      const { me } = await answered(context)
      const { data } = await me.done('fetchPointsHistory')
      assert.deepEqual(
        data.items.map(({ task_key, points, status }) => [task_key, points, status]),
        [
          ['daily_ask', 2, 'completed'],
          ['user_register', 10, 'completed'],
        ],
      )
      const pages = [1, '2'].map((page_no) =>
        me.done('fetchPointsHistory', { query: { page_no, page_size: 1 } }),
      )
      const [first, second] = await Promise.all(pages)
      assert.deepEqual([...(first?.data.items ?? []), ...(second?.data.items ?? [])], data.items)
      assert.equal(first?.data.total_pages, 2)
    }),
  ),
]

import { describe, expect, test } from 'vitest'
import { CONVERSATION, type Earned, mayEarn, pointsInfo, SHARED_TOPIC } from './points.ts'

test.each([
  [0, true],
  [1, true],
  [2, true],
  [38, true],
  [39, false],
  [40, false],
  [41, false],
])('with %i points earned today a conversation is rewarded: %s', (earned, may) => {
  expect(mayEarn(CONVERSATION, earned)).toBe(may)
})

test.each([
  [0, true],
  [1, true],
  [76, true],
  [77, false],
  [79, false],
  [80, false],
  [81, false],
])('with %i points earned today a shared topic is rewarded: %s', (earned, may) => {
  expect(mayEarn(SHARED_TOPIC, earned)).toBe(may)
})

describe('the tasks', () => {
  const earned = (taskKey: Earned['taskKey'], ever: number, thisMonth = 0, today = 0) => ({
    taskKey,
    ever,
    thisMonth,
    today,
  })
  const task = (key: Earned['taskKey'], ...ledger: Earned[]) =>
    pointsInfo(ledger).task_list.find(({ task_key }) => task_key === key)

  test('stand in their order with the points that each brings, for who has earned nothing', () => {
    const { cur_points, monthly_points, task_list } = pointsInfo([])
    expect([cur_points, monthly_points]).toEqual([0, 0])
    expect(task_list.map((one) => [one.task_key, one.task_type, one.points])).toEqual([
      ['user_register', 'once', 10],
      ['bind_twitter', 'once', 10],
      ['bind_discord', 'once', 10],
      ['subscribe', 'once', 100],
      ['daily_ask', 'daily', 2],
      ['daily_share', 'daily', 4],
    ])
    expect(task_list.map(({ daily_limit }) => daily_limit)).toEqual([0, 0, 0, 0, 40, 80])
    for (const { today_count, completed } of task_list) {
      expect([today_count, completed]).toEqual([0, 0])
    }
  })

  test('add up, ever and this month', () => {
    const ledger = [earned('user_register', 10), earned('daily_ask', 52, 12, 2)]
    expect(pointsInfo(ledger)).toMatchObject({ cur_points: 62, monthly_points: 12 })
  })

  test('that count once are completed by one reward, whenever it came', () => {
    expect(task('user_register', earned('user_register', 10))).toMatchObject({
      completed: 1,
      today_count: 0,
    })
    expect(task('subscribe', earned('user_register', 10))).toMatchObject({ completed: 0 })
  })

  test.each([
    ['daily_ask', 0, 0],
    ['daily_ask', 2, 0],
    ['daily_ask', 38, 0],
    ['daily_ask', 39, 1],
    ['daily_ask', 40, 1],
    ['daily_share', 4, 0],
    ['daily_share', 76, 0],
    ['daily_share', 80, 1],
  ] as const)('%s is at %i points of today: completed %i', (key, today, completed) => {
    const ledger = earned(key, 400, 100, today)
    expect(task(key, ledger)).toMatchObject({ today_count: today, completed })
  })
})

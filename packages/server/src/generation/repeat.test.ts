import { expect, test } from 'vitest'
import { eventually } from '../testing/eventually.ts'
import { onDemand } from './repeat.ts'

const silent = () => undefined
/** Long enough for work that is repeated each millisecond to be seen. */
const aWhile = () => new Promise((resolve) => setTimeout(resolve, 50))

test('work on demand is done once for each time that it is needed, however often that is said', async () => {
  let runs = 0
  const work = async () => {
    runs += 1
  }
  const demand = onDemand('It cannot be done', 1, work, silent)
  await aWhile()
  expect(runs).toBe(0)
  demand.need()
  demand.need()
  await eventually(() => runs).toBe(1)
  await aWhile()
  expect(runs).toBe(1)
  demand.need()
  await eventually(() => runs).toBe(2)
  await demand.stop()
})

test('what is needed while the work is done is done after it', async () => {
  let left = 3
  const demand = onDemand('It cannot be done', 1, work, silent)
  async function work() {
    left -= 1
    if (left > 0) demand.need()
  }
  demand.need()
  await eventually(() => left).toBe(0)
  await aWhile()
  expect(left).toBe(0)
  await demand.stop()
})

test('a failure is reported, and tried again', async () => {
  const reports: string[] = []
  let runs = 0
  const work = async () => {
    runs += 1
    if (runs < 3) throw new Error('away')
  }
  const demand = onDemand('It cannot be done', 1, work, (what, error) =>
    reports.push(`${what}: ${error}`),
  )
  demand.need()
  await eventually(() => runs).toBe(3)
  await demand.stop()
  expect(reports).toEqual(['It cannot be done: Error: away', 'It cannot be done: Error: away'])
})

test('the end waits for the work that is under way, and nothing begins after it', async () => {
  const held = Promise.withResolvers<void>()
  const done: string[] = []
  const demand = onDemand(
    'It cannot be done',
    1,
    async () => {
      done.push('begun')
      await held.promise
      done.push('ended')
    },
    silent,
  )
  demand.need()
  await eventually(() => done).toEqual(['begun'])
  const stopped = demand.stop().then(() => done.push('stopped'))
  demand.need()
  held.resolve()
  await stopped
  await aWhile()
  expect(done).toEqual(['begun', 'ended', 'stopped'])
})

import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { Plan } from './plan.ts'

const failing = Promise.reject(new Error('It broke'))
failing.catch(() => undefined)

/** The texts that are told while the look-ups end one after the other, in this order. */
async function reported(
  steps: readonly (string | null)[],
  ends: readonly (readonly [at: number, isGiven: boolean])[],
  language: 'en' | 'zh' = 'en',
) {
  const plan = new Plan(steps, language)
  const work = Promise.withResolvers<string>()
  const telling = plan.reported(() => work.promise)
  const texts: string[] = []
  async function listen() {
    let next = await telling.next()
    for (; !next.done; next = await telling.next())
      if (next.value.event === 'progress') texts.push(next.value.step)
    return next.value
  }
  const heard = listen()
  for (const end of ends) {
    // Whoever listens has heard what there is by then.
    await setImmediate()
    plan.ended(...end)
  }
  await setImmediate()
  work.resolve('found')
  return { texts, value: await heard }
}

it('one look-up is told as it is, once', async () => {
  expect(await reported(['Searching the web: fees'], [])).toEqual({
    texts: ['Searching the web: fees'],
    value: 'found',
  })
})

it('several are one step, with the state of each until the last has ended', async () => {
  const steps = ['Searching the web: fees', null, 'Reading a.example', 'Reading b.example']
  const { texts } = await reported(steps, [
    [2, true],
    [3, false],
    [0, true],
  ])
  expect(texts).toEqual([
    'Working on 3 things\n· Searching the web: fees\n· Reading a.example\n· Reading b.example',
    'Working on 3 things\n· Searching the web: fees\n✓ Reading a.example\n· Reading b.example',
    'Working on 3 things\n· Searching the web: fees\n✓ Reading a.example\n✗ Reading b.example',
    'Working on 3 things\n✓ Searching the web: fees\n✓ Reading a.example\n✗ Reading b.example',
  ])
})

it('it is told in the language of the asker', async () => {
  const { texts } = await reported(['正在阅读 a.example', '正在阅读 b.example'], [], 'zh')
  expect(texts).toEqual(['正在同时处理 2 项\n· 正在阅读 a.example\n· 正在阅读 b.example'])
})

it('what is told as the same is one, and open until all of it has ended', async () => {
  const steps = ['Computing: Recovery', 'Computing: Recovery', 'Computing: Yield']
  const { texts } = await reported(steps, [
    [2, true],
    [0, false],
    [1, true],
  ])
  expect(texts).toEqual([
    'Working on 2 things\n· Computing: Recovery\n· Computing: Yield',
    'Working on 2 things\n· Computing: Recovery\n✓ Computing: Yield',
    'Working on 2 things\n✓ Computing: Recovery\n✓ Computing: Yield',
  ])
})

it.each([
  ['nothing', [null]],
  ['no call', []],
])('of %s nothing is told', async (_, steps) => {
  const telling = new Plan(steps, 'en').reported(async () => 'found')
  expect(await telling.next()).toEqual({ done: true, value: 'found' })
})

it('work that fails fails as it did', async () => {
  const telling = new Plan(['A', 'B'], 'en').reported(() => failing)
  await telling.next()
  await expect(telling.next()).rejects.toThrow('It broke')
})

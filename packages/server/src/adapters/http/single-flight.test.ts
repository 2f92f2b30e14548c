import { describe, expect, it, vi } from 'vitest'
import { SingleFlight } from './single-flight.ts'

/** Work that ends when it is told to, and tells whether it was given up. */
function work() {
  const done = Promise.withResolvers<number>()
  let given: AbortSignal | undefined
  const find = vi.fn((signal: AbortSignal) => {
    given = signal
    return done.promise
  })
  return { ...done, find, isGivenUp: () => given?.aborted }
}

const asker = () => new AbortController()

describe('SingleFlight', () => {
  it('does the work once for all who ask meanwhile, and anew for who asks later', async () => {
    const flight = new SingleFlight<number>()
    const { find, resolve } = work()
    const asking = [1, 2, 3].map(() => flight.run('a', find, asker().signal))
    resolve(7)
    expect(await Promise.all(asking)).toEqual([7, 7, 7])
    expect(find).toHaveBeenCalledTimes(1)
    await flight.run('a', find, asker().signal)
    expect(find).toHaveBeenCalledTimes(2)
  })

  it('lets one leave, and goes on for the others', async () => {
    const flight = new SingleFlight<number>()
    const { find, resolve, isGivenUp } = work()
    const [leaving, staying] = [asker(), asker()]
    const left = flight.run('a', find, leaving.signal)
    const stayed = flight.run('a', find, staying.signal)
    leaving.abort()
    await expect(left).rejects.toHaveProperty('name', 'AbortError')
    expect(isGivenUp()).toBe(false)
    resolve(1)
    expect(await stayed).toBe(1)
  })

  it('gives the work up when the last one leaves, and begins anew for the next', async () => {
    const flight = new SingleFlight<number>()
    const { find, isGivenUp } = work()
    const leaving = asker()
    const left = [1, 2].map(() => flight.run('a', find, leaving.signal))
    leaving.abort()
    await Promise.allSettled(left)
    expect(isGivenUp()).toBe(true)
    expect(await flight.run('a', async () => 2, asker().signal)).toBe(2)
  })

  it('tells all of a failure, and begins anew for the next', async () => {
    const flight = new SingleFlight<number>()
    const { find, reject } = work()
    const asking = [1, 2].map(() => flight.run('a', find, asker().signal))
    reject(new Error('away'))
    for (const one of asking) await expect(one).rejects.toThrow('away')
    expect(await flight.run('a', async () => 3, asker().signal)).toBe(3)
  })

  it('begins nothing for who has left already', async () => {
    const { find } = work()
    const asking = new SingleFlight<number>().run('a', find, AbortSignal.abort())
    await expect(asking).rejects.toHaveProperty('name', 'AbortError')
    expect(find).not.toHaveBeenCalled()
  })
})

import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { describeDatabases } from '../../testing/databases.ts'
import { addPerson, signIn } from '../../testing/people.ts'
import { createReaders } from './readers.ts'
import { tokenHash } from './secrets.ts'
import { endSession } from './store.ts'

const now = new Date('2026-03-01T12:00:00Z')

/** Frames that go on until the reader leaves. */
async function* endless(state: { left: boolean }) {
  try {
    for (let frame = 1; ; frame += 1) {
      yield String(frame)
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
  } finally {
    state.left = true
  }
}

describeDatabases('a stream of somebody who is signed in', (open) => {
  async function signedIn() {
    const { userId } = await addPerson(open())
    return { userId, tokenHash: tokenHash(await signIn(open(), userId, now)) }
  }
  const node = () => createReaders({ database: open(), clock: { now: () => now } })

  async function* counted(frames: AsyncIterable<string>, until: number) {
    let count = 0
    for await (const frame of frames) {
      yield frame
      count += 1
      if (count === until) return
    }
  }

  it('passes all frames on, and is left when they end', async () => {
    const readers = node()
    const state = { left: false }
    const reader = await signedIn()
    const read = await Array.fromAsync(counted(readers.read(reader, endless(state)), 3))
    expect(read).toEqual(['1', '2', '3'])
    await expect.poll(() => state.left).toBe(true)
  })

  it('ends with its session, at another node, too, and no other with it', async () => {
    const [here, there] = [node(), node()]
    const [ending, staying] = [await signedIn(), await signedIn()]
    const states = [{ left: false }, { left: false }, { left: false }]
    const signedOut: number[] = []
    const streams = [
      here.read(ending, endless(states[0] ?? { left: false }), () => signedOut.push(0)),
      there.read(ending, endless(states[1] ?? { left: false }), () => signedOut.push(1)),
      here.read(staying, endless(states[2] ?? { left: false }), () => signedOut.push(2)),
    ].map((stream) => stream[Symbol.asyncIterator]())
    for (const stream of streams) await stream.next()
    await endSession(open().db, ending.tokenHash)
    for (const readers of [here, there]) await readers.check()
    for (const stream of streams.slice(0, 2)) {
      let rest = 0
      while (!(await stream.next()).done) rest += 1
      expect(rest).toBeLessThanOrEqual(1)
    }
    expect((await streams[2]?.next())?.done).toBe(false)
    expect(signedOut).toEqual([0, 1])
    await streams[2]?.return?.()
    await expect.poll(() => states.every(({ left }) => left)).toBe(true)
  })

  it('of a deleted account is left to its answer, which says so itself', async () => {
    const readers = node()
    const reader = await signedIn()
    const stream = readers.read(reader, endless({ left: false }))[Symbol.asyncIterator]()
    await stream.next()
    await open().db.deleteFrom('users').where('id', '=', reader.userId).execute()
    await readers.check()
    for (let frame = 0; frame < 3; frame += 1) expect((await stream.next()).done).toBe(false)
    await stream.return?.()
  })

  it('that failed fails for its reader', async () => {
    async function* failing() {
      yield '1'
      throw new Error('broken')
    }
    const frames = node().read(await signedIn(), failing())
    await expect(Array.fromAsync(frames)).rejects.toThrow('broken')
  })
})

it('keeps nothing of the frames that were read', async () => {
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  const used = () => {
    collect()
    return process.memoryUsage().heapUsed
  }
  const database = { db: undefined as never }
  const readers = createReaders({ database, clock: { now: () => now } })
  async function* many(count: number) {
    for (let frame = 0; frame < count; frame += 1) yield 'frame'
    yield String(used())
  }
  const reader = { userId: 'mei', tokenHash: new Uint8Array(32) }
  const usedAfter = async (count: number) =>
    Number((await Array.fromAsync(readers.read(reader, many(count)))).at(-1))
  const few = await usedAfter(10)
  expect((await usedAfter(100_000)) - few).toBeLessThan(10_000_000)
})

import { afterEach, expect, test } from 'vitest'
import type { Documents } from '../../ports/documents.ts'
import { createDocuments, type DocumentsOptions } from './documents.ts'
import { sampleDocument } from './testing/sample-document.ts'

const timeout = 60_000
const never = new AbortController().signal
const document = sampleDocument()
const filename = new URL('./testing/scripted-writer.ts', import.meta.url).href

let documents: Documents | undefined
afterEach(() => documents?.close())

/** Documents whose worker does what their titles say. */
function scripted(options: DocumentsOptions = {}) {
  const created = createDocuments({ filename, ...options })
  documents = created
  const write = async (title: string, signal = never, client = 'mei') => {
    const place = created.enter(client)
    try {
      const [worker, written, atOnce] = await place.write({ ...document, title }, 'pdf', signal)
      return { worker, written, atOnce }
    } finally {
      place.leave()
    }
  }
  return { documents: created, write }
}

test('one worker writes one document after the other', async () => {
  const { documents, write } = scripted()
  const [first, second] = [write('1'), write('2')]
  expect(documents.queued).toBe(2)
  const { worker } = await first
  expect(documents.queued).toBe(1)
  expect(await second).toEqual({ worker, written: 2, atOnce: 1 })
  expect(documents.queued).toBe(0)
})

test('a worker that dies takes its own document with it and no other', async () => {
  const { documents, write } = scripted()
  const [first, second] = [write('die'), write('2')]
  await expect(first).rejects.toThrow('exited')
  expect(await second).toMatchObject({ written: 1 })
  await expect(write('die')).rejects.toThrow('exited')
  expect(await write('3')).toMatchObject({ written: 1 })
  expect(documents.queued).toBe(0)
})

test('a document that can’t be written leaves the worker as it is', async () => {
  const { write } = scripted()
  const [first, second] = [write('fail'), write('2')]
  await expect(first).rejects.toThrow('It failed')
  const { worker, written } = await second
  expect(written).toBe(1)
  expect(await write('3')).toEqual({ worker, written: 2, atOnce: 1 })
})

test.each([
  { taken: 'a', by: 'a', refused: null },
  { taken: 'aa', by: 'a', refused: null },
  // One is written, and two wait.
  { taken: 'aaa', by: 'a', refused: 'client' },
  { taken: 'aaa', by: 'b', refused: null },
  { taken: 'aaabc', by: 'd', refused: null },
  { taken: 'aaabcd', by: 'e', refused: 'server' },
  { taken: 'aaabcd', by: 'a', refused: 'client' },
])('of six places $taken are taken: the next of $by is refused by $refused', async (given) => {
  const { documents, write } = scripted({ capacity: 6 })
  for (const client of given.taken) write('1', never, client).catch(() => {})
  const next = write('2', never, given.by)
  next.catch(() => {})
  if (given.refused) {
    await expect(next).rejects.toMatchObject({ of: given.refused, retryAfter: 10 })
    expect(documents.queued).toBe(given.taken.length)
  } else expect(documents.queued).toBe(given.taken.length + 1)
})

test('a place that is given back without a document is free again', () => {
  const { documents } = scripted()
  const [first, second] = [documents.enter('mei'), documents.enter('mei')]
  expect(() => documents.enter('mei')).toThrow('Too many documents')
  first.leave()
  first.leave()
  expect(documents.queued).toBe(1)
  documents.enter('mei')
  second.leave()
})

test('a client who asks without end keeps others waiting for one document of its own', async () => {
  const { write } = scripted()
  const others = ['bob', 'eve', 'ida']
  let isOver = false
  const written: string[] = []
  const one = (client: string) => write('1', never, client).then(() => written.push(client))
  const greedy = Array.from({ length: 2 }, async () => {
    while (!isOver) await one('mei')
  })
  for (let round = 0; round < 5; round += 1) {
    const before = written.length
    await Promise.all(others.map(one))
    // The one that was being written when they came.
    const meanwhile = written.slice(before).filter((client) => client === 'mei')
    expect(meanwhile.length).toBeLessThanOrEqual(1)
  }
  isOver = true
  await Promise.all(greedy)
})

test('an aborted export frees its place, and is not written', async () => {
  const { documents, write } = scripted()
  const leaving = new AbortController()
  const first = write('1')
  const second = write('2', leaving.signal)
  leaving.abort(new Error('gone'))
  await expect(second).rejects.toThrow('gone')
  expect(documents.queued).toBe(1)
  await first
  expect(await write('3')).toMatchObject({ written: 2 })
  await expect(write('4', leaving.signal)).rejects.toThrow('gone')
})

test('an export that is aborted while it is written lets the next one wait for its end', async () => {
  const { write } = scripted()
  const { worker } = await write('1')
  const leaving = new AbortController()
  const second = write('slow', leaving.signal)
  const third = write('3')
  setTimeout(() => leaving.abort(new Error('gone')), 10)
  await expect(second).rejects.toThrow('gone')
  expect(await third).toEqual({ worker, written: 3, atOnce: 1 })
})

test('an idle worker ends, and the next document has a new one', async () => {
  const { write } = scripted({ idleMs: 5 })
  const first = await write('1')
  await expect
    .poll(async () => (await write('2')).worker, { interval: 50, timeout: 15_000 })
    .not.toBe(first.worker)
})

test('closing rejects what waits and what comes', async () => {
  const { documents, write } = scripted()
  const [first, second] = [write('loop'), write('2')]
  first.catch(() => {})
  second.catch(() => {})
  await documents.close()
  await expect(first).rejects.toThrow('ended')
  await expect(second).rejects.toThrow('ended')
  await expect(write('3')).rejects.toThrow('ended')
})

test(
  'a real worker writes all three formats',
  async () => {
    documents = createDocuments()
    const start = async (format: 'pdf' | 'docx' | 'markdown') =>
      new TextDecoder('latin1').decode(
        (await documents?.enter('mei').write(document, format, never))?.slice(0, 4),
      )
    expect(await start('pdf')).toBe('%PDF')
    expect(await start('docx')).toBe('PK\x03\x04')
    expect((await start('markdown')).startsWith('# ')).toBe(true)
  },
  timeout,
)

test(
  'a document that takes too long ends its worker, and its time does not count for others',
  async () => {
    const { write } = scripted({ timeoutMs: 3000 })
    const { worker } = await write('1')
    const [looping, next] = [write('loop'), write('2')]
    await expect(looping).rejects.toThrow('not written within 3000 ms')
    const { worker: another, written } = await next
    expect(written).toBe(1)
    expect(another).not.toBe(worker)
  },
  timeout,
)

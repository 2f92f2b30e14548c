import { afterEach, expect, test } from 'vitest'
import { type Documents, DocumentsBusy } from '../../ports/documents.ts'
import { startThread, type Thread } from './document-thread.ts'
import { createDocuments, type DocumentsOptions } from './documents.ts'
import { sampleDocument } from './testing/sample-document.ts'

const timeout = 60_000
const never = new AbortController().signal
const document = sampleDocument()

let documents: Documents | undefined
afterEach(() => documents?.close())

/** Threads that write when the test says so. */
function scripted(options: DocumentsOptions = {}) {
  const threads: (Thread & { readonly titles: string[]; die(): void })[] = []
  let next = Promise.withResolvers<Uint8Array>()
  const start = () => {
    let dead = false
    const titles: string[] = []
    const thread = {
      titles,
      get dead() {
        return dead
      },
      write: ({ title }: { title: string }) => {
        titles.push(title)
        next = Promise.withResolvers()
        return next.promise
      },
      end: async () => {
        dead = true
      },
      die: () => {
        dead = true
        next.reject(new Error('It died'))
      },
    }
    threads.push(thread)
    return thread
  }
  const created = createDocuments({ ...options, start })
  documents = created
  const write = (title: string, signal = never) =>
    created.write({ ...document, title }, 'pdf', signal)
  const finish = async () => {
    const left = created.queued - 1
    next.resolve(new Uint8Array([1]))
    await expect.poll(() => created.queued, { interval: 1 }).toBe(left)
  }
  return { documents: created, threads, write, finish }
}

test('one thread writes one document after the other', async () => {
  const { documents, threads, write, finish } = scripted()
  const [first, second] = [write('1'), write('2')]
  expect(documents.queued).toBe(2)
  expect(threads.map(({ titles }) => titles)).toEqual([['1']])
  await finish()
  expect(await first).toEqual(new Uint8Array([1]))
  expect(documents.queued).toBe(1)
  expect(threads.map(({ titles }) => titles)).toEqual([['1', '2']])
  await finish()
  await second
  expect(documents.queued).toBe(0)
})

test('a thread that dies takes its own document with it and no other', async () => {
  const { threads, write, finish } = scripted()
  const [first, second] = [write('1'), write('2')]
  first.catch(() => {})
  threads[0]?.die()
  await expect(first).rejects.toThrow('It died')
  await finish()
  expect(await second).toBeDefined()
  expect(threads.map(({ titles }) => titles)).toEqual([['1'], ['2']])
})

test.each([
  { waiting: 2, refused: false },
  { waiting: 3, refused: true },
])(
  'of three places the next finds $waiting taken: refused $refused',
  async ({ waiting, refused }) => {
    const { documents, write } = scripted({ capacity: 3 })
    for (let place = 0; place < waiting; place += 1) write('a').catch(() => {})
    const next = write('b')
    next.catch(() => {})
    if (refused) await expect(next).rejects.toBeInstanceOf(DocumentsBusy)
    expect(documents.queued).toBe(3)
  },
)

test('who leaves frees the place, and nothing is written for nobody', async () => {
  const { documents, threads, write, finish } = scripted()
  const leaving = new AbortController()
  const first = write('1')
  const second = write('2', leaving.signal)
  leaving.abort(new Error('gone'))
  await expect(second).rejects.toThrow('gone')
  expect(documents.queued).toBe(1)
  await finish()
  await first
  expect(threads.flatMap(({ titles }) => titles)).toEqual(['1'])
  await expect(write('3', leaving.signal)).rejects.toThrow('gone')
})

test('an idle thread ends, and the next document has a new one', async () => {
  const { threads, write, finish } = scripted({ idleMs: 5 })
  const first = write('1')
  await finish()
  await first
  await expect.poll(() => threads[0]?.dead).toBe(true)
  const second = write('2')
  await finish()
  await second
  expect(threads).toHaveLength(2)
})

test('a thread that died while idle is not asked again', async () => {
  const { threads, write, finish } = scripted()
  const first = write('1')
  await finish()
  await first
  threads[0]?.die()
  const second = write('2')
  await finish()
  await second
  expect(threads.map(({ titles }) => titles)).toEqual([['1'], ['2']])
})

test('closing rejects what waits and what comes', async () => {
  const { documents, write } = scripted()
  write('1').catch(() => {})
  const second = write('2')
  const closing = documents.close()
  await expect(second).rejects.toThrow('ended')
  await closing
  await expect(write('3')).rejects.toThrow('ended')
})

test(
  'a real thread writes all three formats',
  async () => {
    documents = createDocuments()
    const start = async (format: 'pdf' | 'docx' | 'markdown') =>
      new TextDecoder('latin1').decode(
        (await documents?.write(document, format, never))?.slice(0, 4),
      )
    expect(await start('pdf')).toBe('%PDF')
    expect(await start('docx')).toBe('PK\x03\x04')
    expect((await start('markdown')).startsWith('# ')).toBe(true)
  },
  timeout,
)

test(
  'a document that takes too long ends its thread',
  async () => {
    const thread = startThread()
    await expect(thread.write(document, 'pdf', 1)).rejects.toThrow('not written within 1 ms')
    expect(thread.dead).toBe(true)
  },
  timeout,
)

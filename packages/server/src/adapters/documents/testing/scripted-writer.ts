import { setTimeout as sleep } from 'node:timers/promises'
import { threadId } from 'node:worker_threads'
import type { DocumentTask } from '../write-document.ts'

let writing = 0
let written = 0

/** Does what the document's title says; gives its worker, how many that has written, and at once. */
export async function writeDocument({ document: { title } }: DocumentTask): Promise<Uint8Array> {
  writing += 1
  const atOnce = writing
  try {
    if (title === 'die') process.exit(1)
    if (title === 'fail') throw new Error('It failed')
    while (title === 'loop');
    await sleep(title === 'slow' ? 300 : 20)
    written += 1
    return new Uint8Array([threadId, written, atOnce])
  } finally {
    writing -= 1
  }
}

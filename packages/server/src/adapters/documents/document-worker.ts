import { parentPort } from 'node:worker_threads'
import type { WriteCall, Written } from './document-calls.ts'
import { writeDocument } from './write-document.ts'

const port = parentPort
if (port === null) throw new Error('This module runs in a worker thread')

port.on('message', async ({ document, format }: WriteCall) => {
  try {
    // Of its own memory, whatever the writer used: it changes hands instead of being copied.
    const content = new Uint8Array(await writeDocument(document, format))
    port.postMessage({ content } satisfies Written, [content.buffer])
  } catch (error) {
    const failure = error instanceof Error ? error.message : String(error)
    port.postMessage({ failure } satisfies Written)
  }
})

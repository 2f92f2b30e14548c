import { pathToFileURL } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import type { RendererModule, Screen } from './renderer-module.ts'
import type { Painted } from './renderer-thread.ts'

const port = parentPort
if (port === null) throw new Error('This module runs in a worker thread')

const { paintPage }: RendererModule = await import(pathToFileURL(String(workerData)).href)

port.on('message', async (picture: Screen) => {
  try {
    port.postMessage({ page: await paintPage(picture) } satisfies Painted)
  } catch (error) {
    const failure = error instanceof Error ? (error.stack ?? error.message) : String(error)
    port.postMessage({ failure } satisfies Painted)
  }
})

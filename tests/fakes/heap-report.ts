import { readFile, rm } from 'node:fs/promises'
import { kill as signal } from 'node:process'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const PRELOADED = fileURLToPath(new URL('./heap-report.mjs', import.meta.url))

/** What a process holds once it has collected its garbage, in bytes. */
export interface HeapReport {
  readonly heapUsed: number
  /** Of buffers beside the heap. */
  readonly external: number
  readonly rss: number
}

/** The environment of a server that writes such reports to this file. */
export const reportingTo = (file: string) => ({
  NODE_OPTIONS: `--import=${PRELOADED}`,
  HEAP_REPORT: file,
})

/** Lets the process collect its garbage and report to the file that it was started with. */
export async function heapReport(pid: number, file: string): Promise<HeapReport> {
  await rm(file, { force: true })
  signal(pid, 'SIGUSR2')
  for (;;) {
    const report = await readFile(file, 'utf8').catch(() => null)
    if (report !== null) return JSON.parse(report)
    await sleep(50)
  }
}

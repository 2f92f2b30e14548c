// Loaded before a server, it lets it collect its garbage and say what is left: at SIGUSR2 it writes
// its heap, the buffers beside it and its whole memory, in bytes, to the file that `HEAP_REPORT` names.
import { renameSync, writeFileSync } from 'node:fs'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { isMainThread } from 'node:worker_threads'

if (isMainThread) {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc')
  const file = process.env.HEAP_REPORT
  process.on('SIGUSR2', () => {
    collect()
    collect()
    const { heapUsed, external, rss } = process.memoryUsage()
    writeFileSync(`${file}.new`, JSON.stringify({ heapUsed, external, rss }))
    renameSync(`${file}.new`, file)
  })
}

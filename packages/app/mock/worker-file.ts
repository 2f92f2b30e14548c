import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const name = 'mockServiceWorker.js'

/** Serves msw's worker file beside the page, so that no copy of it has to be kept. */
export function workerFile(): Plugin {
  const path = fileURLToPath(import.meta.resolve(`msw/${name}`))
  return {
    name: 'coinquiry:worker-file',
    configureServer({ middlewares }) {
      middlewares.use(`/${name}`, async (_request, response) => {
        response.setHeader('content-type', 'text/javascript')
        response.end(await readFile(path))
      })
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: name, source: await readFile(path) })
    },
  }
}

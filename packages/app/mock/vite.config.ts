import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { defineConfig, mergeConfig, type Plugin } from 'vite'
import appConfig from '../vite.config.ts'

/** The app as it is developed, but begun by `mock/main.ts`; it needs no server beside it. */
export default defineConfig((env) =>
  mergeConfig(appConfig(env), {
    plugins: [workerFile(), { name: 'coinquiry:mock-entry', transformIndexHtml }],
    server: { proxy: {} },
  }),
)

const transformIndexHtml = {
  order: 'pre',
  handler: (html: string) => html.replace('/src/main.tsx', '/mock/main.ts'),
} as const

const name = 'mockServiceWorker.js'

/** Serves msw's worker file beside the page, so that no copy of it has to be kept. */
function workerFile(): Plugin {
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

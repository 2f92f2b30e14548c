import { defineConfig, mergeConfig } from 'vite'
import appConfig from '../vite.config.ts'
import { workerFile } from './worker-file.ts'

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

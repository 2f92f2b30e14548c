import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type InlineConfig, preview } from 'vite'

/** Builds the page in a folder as for production and serves it on loopback until disposed of. */
export async function servePage(folder: string): Promise<{ url: string } & AsyncDisposable> {
  const outDir = await mkdtemp(join(tmpdir(), 'coinquiry-bench-'))
  const config: InlineConfig = {
    root: fileURLToPath(new URL(folder, import.meta.url)),
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['coinquiry', 'module', 'browser', 'development|production'] },
    build: { outDir, emptyOutDir: true, chunkSizeWarningLimit: 5000 },
    preview: { host: '127.0.0.1', port: 0 },
  }
  await build(config)
  const server = await preview(config)
  return {
    url: server.resolvedUrls?.local[0] ?? '',
    async [Symbol.asyncDispose]() {
      await server.close()
      await rm(outDir, { recursive: true, force: true })
    },
  }
}

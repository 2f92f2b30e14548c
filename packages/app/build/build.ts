import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'vite'

const root = fileURLToPath(new URL('..', import.meta.url))
const dist = `${root}dist`
const prerenderer = `${root}generated/prerender`

await build({ root, logLevel: 'warn' })
await build({
  root,
  logLevel: 'warn',
  build: { ssr: 'build/prerender.tsx', outDir: prerenderer, copyPublicDir: false },
})

// `/` gets the page with Home painted in it, every other route the empty one.
const { prerenderHome }: typeof import('./prerender.tsx') = await import(
  pathToFileURL(`${prerenderer}/prerender.js`).href
)
const paint = await prerenderHome()
const shell = await readFile(`${dist}/index.html`, 'utf8')
await writeFile(`${dist}/shell.html`, shell)
await writeFile(
  `${dist}/index.html`,
  shell.replace('<div id="root"></div>', () => `<div id="root">${paint}</div>`),
)

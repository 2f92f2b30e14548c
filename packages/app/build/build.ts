import { readFile, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'vite'
import { type Ahead, filesAhead } from './ahead.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const dist = `${root}dist`
const prerenderer = `${root}generated/prerender`

await build({ root, logLevel: 'warn', build: { manifest: true } })
await build({
  root,
  logLevel: 'warn',
  build: { ssr: 'build/prerender.tsx', outDir: prerenderer, copyPublicDir: false },
})

// `/` gets the page with Home painted in it, every other route the one with the frame alone.
const { prerenderFrame, prerenderHome }: typeof import('./prerender.tsx') = await import(
  pathToFileURL(`${prerenderer}/prerender.js`).href
)
const ahead = await filesAhead(
  root,
  JSON.parse(await readFile(`${dist}/.vite/manifest.json`, 'utf8')),
)
await rm(`${dist}/.vite`, { recursive: true })
const page = await readFile(`${dist}/index.html`, 'utf8')
await writeFile(`${dist}/shell.html`, painted(await prerenderFrame(), ahead))
await writeFile(`${dist}/index.html`, painted(await prerenderHome(), { '': ahead[''] ?? {} }))

function painted(paint: string, files: Ahead): string {
  const told = `<script src="/boot.js" data-ahead='${JSON.stringify(files)}'>`
  return (
    page
      .replace('<script src="/boot.js">', told)
      .replace('<div id="root"></div>', () => `<div id="root">${paint}</div>`)
      // What is painted needs the styles first; the app may come after them.
      .replace('<script type="module"', '<script type="module" fetchpriority="low"')
  )
}

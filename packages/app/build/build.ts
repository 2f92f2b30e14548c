import { readFile, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'vite'
import { type Ahead, filesAhead } from './ahead.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const dist = `${root}dist`
const painter = `${root}generated/painter`

await build({ root, logLevel: 'warn', build: { manifest: true } })
await build({
  root,
  logLevel: 'warn',
  // A server has it without the packages it is made of.
  ssr: { noExternal: true },
  define: { 'process.env.NODE_ENV': '"production"' },
  build: { ssr: 'build/painter.tsx', outDir: painter, copyPublicDir: false },
})

// `/` gets the page with Home painted in it, every other route the one with the frame alone.
const { paintFrame, paintHome }: typeof import('./painter.tsx') = await import(
  pathToFileURL(`${painter}/painter.js`).href
)
const ahead = await filesAhead(
  root,
  JSON.parse(await readFile(`${dist}/.vite/manifest.json`, 'utf8')),
)
await rm(`${dist}/.vite`, { recursive: true })
const page = await readFile(`${dist}/index.html`, 'utf8')
await writeFile(`${dist}/shell.html`, painted(await paintFrame(), ahead))
await writeFile(`${dist}/index.html`, painted(await paintHome(), only('')))
// The other screens are painted by the server, which knows what is in them.
const pages = { login: styled(only('login')), price: styled(only('price')) }
await writeFile(`${painter}/pages.json`, JSON.stringify(pages))

function only(place: string): Ahead {
  return { [place]: ahead[place] ?? {} }
}

function painted(paint: string, files: Ahead): string {
  return telling(files).replace('<div id="root"></div>', () => `<div id="root">${paint}</div>`)
}

/** What is painted needs its styles at once. */
function styled(files: Ahead): string {
  const styles = new Set(Object.values(files).flatMap((each) => Object.values(each).flat()))
  const links = [...styles]
    .filter((file) => file.endsWith('.css'))
    .map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`)
  return telling(files).replace('</head>', () => `${links.join('\n    ')}\n  </head>`)
}

function telling(files: Ahead): string {
  const told = `<script src="/boot.js" data-ahead='${JSON.stringify(files)}'>`
  return (
    page
      .replace('<script src="/boot.js">', told)
      // What is painted needs the styles first; the app may come after them.
      .replace('<script type="module"', '<script type="module" fetchpriority="low"')
  )
}

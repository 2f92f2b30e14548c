import { readFile, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build, type Manifest } from 'vite'
import { filesAhead, filesIn, filesLater, inAll, together } from './ahead.ts'
import { pagesIn } from './pages.ts'

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

const { paintFrame, paintHome }: typeof import('./painter.tsx') = await import(
  pathToFileURL(`${painter}/painter.js`).href
)
const manifest: Manifest = JSON.parse(await readFile(`${dist}/.vite/manifest.json`, 'utf8'))
await rm(`${dist}/.vite`, { recursive: true })
const { screen, frame, blank } = pagesIn(await readFile(`${dist}/index.html`, 'utf8'))

const {
  '': home = {},
  login = {},
  price = {},
  share = {},
  ...rest
} = await filesAhead(root, manifest)
// What reads answers is needed at once by those only who don't find them painted.
const answer = inAll(filesLater('/share/topic/shared-answer.tsx', manifest))
const open = { 'share:open': inAll(filesLater('/share/continue/continued-topic.tsx', manifest)) }

// `/` gets the page with Home painted in it, every other route the one with the frame alone.
const all = { '': home, login, price, share: together(share, answer), ...open, ...rest }
await writeFile(`${dist}/shell.html`, frame(await paintFrame(), all))
await writeFile(`${dist}/index.html`, screen(await paintHome(), { '': home }))
// The others are painted by the server, which knows what is in them.
const chart = inAll(filesLater('/markdown/chart-block.tsx', manifest))
const pages = {
  login: blank({ login }, filesIn(login)),
  price: blank({ price }, filesIn(price)),
  share: blank({ share, 'share:unpainted': answer, ...open }, filesIn(share, answer, chart)),
}
await writeFile(`${painter}/pages.json`, JSON.stringify(pages))

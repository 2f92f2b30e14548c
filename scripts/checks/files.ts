import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run.ts'
import { listFiles, report } from './check.ts'

const CODE = /\.(?:ts|tsx|js|cjs|mjs|css)$/
const GENERATED = /\.gen\.ts$|(?:^|\/)db\/tables\.ts$/
const VAGUE_NAME = /(?:^|\/)(?:utils?|helpers?|common|misc)(?:\/|\.|-)/i
/** Where queries are written, and tests, which may look at what is stored. */
const MAY_QUERY = /store\.ts$|\/(?:db|adapters\/database|testing)\/|\.test\.ts$/
const QUERY = /\.(?:deleteFrom|insertInto|selectFrom|updateTable)\(/
const LONGEST = 300
const USUAL = { lines: 200, share: 0.9 }

const paths = listFiles().filter((path) => CODE.test(path) && !GENERATED.test(path))
const files = paths
  .map((path) => ({ path, lines: linesOf(path) }))
  .sort((a, b) => b.lines - a.lines)

const faults = [
  ...files
    .filter(({ lines }) => lines > LONGEST)
    .map(({ path, lines }) => `${path} has ${lines} lines; split it by noun (at most ${LONGEST})`),
  ...paths
    .filter((path) => VAGUE_NAME.test(path))
    .map((path) => `${path}: name the noun it is about instead of a drawer for everything`),
  ...paths
    .filter((path) => path.startsWith('packages/server/src/') && !MAY_QUERY.test(path))
    .filter((path) => QUERY.test(textOf(path)))
    .map((path) => `${path}: queries are written in stores`),
]
const usual = files.filter(({ lines }) => lines <= USUAL.lines).length / files.length
const percent = Math.round(usual * 100)
if (usual < USUAL.share) faults.push(`Only ${percent} % of files have at most ${USUAL.lines} lines`)

const median = files[Math.floor(files.length / 2)]?.lines
report(
  `${files.length} files, median ${median} lines, ${percent} % at most ${USUAL.lines}, longest ${files[0]?.lines}`,
  faults,
)

function linesOf(path: string): number {
  return textOf(path).split('\n').length - 1
}

function textOf(path: string): string {
  return readFileSync(join(root, path), 'utf8')
}

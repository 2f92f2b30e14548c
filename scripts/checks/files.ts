import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run.ts'

const CODE = /\.(?:ts|tsx|js|cjs|mjs|css)$/
const GENERATED = /\.gen\.ts$|(?:^|\/)db\/tables\.ts$/
const ATTICS = /(?:^|\/)(?:utils?|helpers?|common|misc)(?:\/|\.|-)/i
const LONGEST = 300
const USUAL = { lines: 200, share: 0.9 }

const paths = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => CODE.test(path) && !GENERATED.test(path) && existsSync(join(root, path)))
const files = paths
  .map((path) => ({ path, lines: linesOf(path) }))
  .sort((a, b) => b.lines - a.lines)

const faults = [
  ...files
    .filter(({ lines }) => lines > LONGEST)
    .map(({ path, lines }) => `${path} has ${lines} lines; split it by noun (at most ${LONGEST})`),
  ...paths
    .filter((path) => ATTICS.test(path))
    .map((path) => `${path}: name the noun it is about instead of a drawer for everything`),
]
const usual = files.filter(({ lines }) => lines <= USUAL.lines).length / files.length
if (usual < USUAL.share) {
  faults.push(`Only ${Math.round(usual * 100)} % of files have at most ${USUAL.lines} lines`)
}

const median = files[Math.floor(files.length / 2)]?.lines
console.log(
  `${files.length} files, median ${median} lines, ${Math.round(usual * 100)} % at most ${USUAL.lines}, longest ${files[0]?.lines}`,
)
for (const fault of faults) console.error(fault)
process.exitCode = faults.length > 0 ? 1 : 0

function linesOf(path: string): number {
  return readFileSync(join(root, path), 'utf8').split('\n').length - 1
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run.ts'
import { report } from './check.ts'

interface Locked {
  readonly license?: string
  readonly link?: boolean
  readonly resolved?: string
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

const ALLOWED =
  'MIT ISC BSD-2-Clause BSD-3-Clause Apache-2.0 MPL-2.0 OFL-1.1 0BSD MIT-0 BlueOak-1.0.0 CC0-1.0 CC-BY-4.0 Python-2.0 Unlicense Zlib'.split(
    ' ',
  )
/** Its package file names no licence; the LICENSE beside it is MIT. */
const UNNAMED = new Map([['png-js', 'MIT']])
const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, Locked>
}

const faults = Object.entries(packages).flatMap(([path, locked]) => [
  ...platformHoles(path, locked),
  ...licenseFaults(path, locked),
  ...(locked.resolved && !locked.link ? [`${path}: the lock names a download address`] : []),
])
report(`${Object.keys(packages).length} locked packages`, faults)

/** A lock made where a platform's package was absent is broken on that platform. */
function platformHoles(path: string, { optionalDependencies = {} }: Locked): string[] {
  return Object.keys(optionalDependencies)
    .filter((name) => !isLocked(path, name))
    .map((name) => `${path}: ${name} is missing in the lock`)
}

function isLocked(from: string, name: string): boolean {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    if (packages[at ? `${at}/node_modules/${name}` : `node_modules/${name}`]) return true
    if (at === '') return false
  }
}

function licenseFaults(path: string, { license, link }: Locked): string[] {
  if (!path.includes('node_modules/') || link) return []
  // sharp loads libvips as a shared library of its own, which anybody can replace.
  if (/node_modules\/@img\/sharp-/.test(path)) return []
  const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
  const choices = (license ?? UNNAMED.get(name) ?? 'unknown').replaceAll(/[()]/g, '').split(/ OR /)
  const allowed = choices.some((choice) =>
    choice.split(' AND ').every((one) => ALLOWED.includes(one)),
  )
  return allowed ? [] : [`${path}: licence ${license} is not on the list`]
}

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run.ts'
import { report } from './check.ts'

const PAGE = 'docs/spec-coverage.md'
/** Its rows say what is missing instead of what shows a promise. */
const OPEN = '## Not yet'
const TEST = /^`([^`]+)` (.+)$/

interface Row {
  readonly line: number
  readonly cells: readonly string[]
  readonly isOpen: boolean
}

const rows = rowsOf(readFileSync(join(root, PAGE), 'utf8'))
const faults = rows.flatMap((row) => faultsOf(row).map((fault) => `${PAGE}:${row.line}: ${fault}`))
if (rows.length === 0) faults.push(`${PAGE} promises nothing`)
report(`${rows.length} promises`, faults)

function rowsOf(text: string): Row[] {
  let isOpen = false
  return text.split('\n').flatMap((content, at, lines) => {
    if (content.startsWith('## ')) isOpen = content === OPEN
    const isHead = lines[at + 1]?.startsWith('| --') ?? false
    if (!content.startsWith('|') || content.startsWith('| --') || isHead) return []
    const cells = content.split('|').slice(1, -1)
    return [{ line: at + 1, cells: cells.map((cell) => cell.trim()), isOpen }]
  })
}

function faultsOf({ cells: [promise, where, shown, ...more], isOpen }: Row): string[] {
  if (!promise || !where || !shown || more.length > 0) return ['a row has three cells, none empty']
  const missing = pathsOf(where)
    .filter((path) => !existsSync(join(root, path)))
    .map((path) => `there is no ${path}`)
  if (pathsOf(where).length === 0) missing.push('no file is named')
  if (isOpen) return missing
  const tests = shown.split('<br>')
  const faults = [...missing, ...tests.flatMap(faultsOfTest)]
  if (faults.length === 0 && !tests.some(expectsSomething))
    faults.push('only stories are named, and none of them expects anything')
  return faults
}

function pathsOf(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path)
}

/** A test is named by its file and by a part of its title. */
function faultsOfTest(named: string): string[] {
  const [, path = '', title] = TEST.exec(named.trim()) ?? []
  if (!title) return [`“${named}” names no test`]
  if (!existsSync(join(root, path))) return [`there is no ${path}`]
  return textOfTest(path, title) === null ? [`${path} has no test “${title}”`] : []
}

/** A story may be a picture only, or a test of what it expects while it plays. */
function expectsSomething(named: string): boolean {
  const [, path = '', title = ''] = TEST.exec(named.trim()) ?? []
  return !isStory(path) || /\bplay\b[\s\S]*\bexpect/.test(textOfTest(path, title) ?? '')
}

function isStory(path: string): boolean {
  return path.endsWith('.stories.tsx')
}

/** The line of a test's title, or all of the story that is exported by that name. */
function textOfTest(path: string, title: string): string | null {
  const text = readFileSync(join(root, path), 'utf8')
  if (!isStory(path)) {
    return text.split('\n').find((line) => /['"`]/.test(line) && line.includes(title)) ?? null
  }
  const [, story] = text.split(`export const ${title} =`)
  return story?.split(/^(?:export|const|function|async) /m, 1)[0] ?? null
}

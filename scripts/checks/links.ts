import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { root } from '../run.ts'
import { listFiles, report } from './check.ts'

/** What answers are made of: their links lead elsewhere, or to a question. */
const TEXTS_OF_ANSWERS = /^packages\/server\/(?:handbook|instructions)\//
/** Accepted once, and left as they are when files get other names. */
const DECISIONS = /^docs\/decisions\//
/** Their tables name files by the end of their path as well. */
const TABLES_OF_FILES = ['docs/architecture.md', 'docs/where-to-change.md']
const FENCED = /^(`{3,})[\s\S]*?^\1[ \t]*$/gm
const INLINE = /(`+)([^`]+)\1/g
const FROM_ROOT = /^(?:docs|examples|packages|scripts|tests)\/[\w./-]+$/
const SHORT = /^(?:\.\.\/)?(?=.*\/|.*\.(?:cjs|css|js|md|mjs|ts|tsx|txt|yaml)$)(\w[\w./-]*)$/
const LINK = /\]\(([^()\s]+)\)/g
const HEADING = /^#{1,6}[ \t]+(.+)$/gm
const ELSEWHERE = /^[a-z]+:/i

interface Page {
  readonly path: string
  readonly text: string
}

const files = listFiles()
const endsOfPaths = new Set(files.flatMap(endsOf))
const pages = files
  .filter((path) => path.endsWith('.md') && !TEXTS_OF_ANSWERS.test(path))
  .map((path): Page => ({ path, text: readFileSync(join(root, path), 'utf8') }))
const anchors = new Map(pages.map(({ path, text }) => [path, anchorsOf(text)]))
const links = pages.flatMap(linksOf)
const named = pages.filter(({ path }) => !DECISIONS.test(path)).flatMap(pathsNamedBy)
const faults = [
  ...links.flatMap(({ path, target }) => faultOf(path, target)),
  ...named
    .filter(({ target }) => !endsOfPaths.has(target))
    .map(({ path, target }) => `${path}: there is no ${target}`),
]
report(`${links.length} links and ${named.length} named paths of ${pages.length} pages`, faults)

/** Those that lead into the repository. */
function linksOf({ path, text }: Page) {
  return [...text.replaceAll(FENCED, '').replaceAll(INLINE, '').matchAll(LINK)]
    .map(([, target = '']) => ({ path, target }))
    .filter(({ target }) => !ELSEWHERE.test(target))
}

/** Files and folders that stand as code in the text. */
function pathsNamedBy({ path, text }: Page) {
  return [...text.replaceAll(FENCED, '').matchAll(INLINE)]
    .flatMap(([, , code = '']) => code.split(/\s+/))
    .map((word) => word.replace(/\/$/, ''))
    .filter((word) => FROM_ROOT.test(word) || (TABLES_OF_FILES.includes(path) && SHORT.test(word)))
    .map((word) => ({ path, target: word.replace(/^\.\.\//, '') }))
}

/** `a/b/c.ts` is also called `b/c.ts` and `c.ts`, its folders `a/b`, `b` and `a`. */
function endsOf(path: string): string[] {
  const names = path.split('/')
  return names.flatMap((_, to) =>
    names.slice(0, to + 1).map((_, from) => names.slice(from, to + 1).join('/')),
  )
}

function faultOf(path: string, target: string): string[] {
  const [file = '', anchor] = decodeURI(target).split('#')
  const to = file === '' ? path : normalize(join(dirname(path), file))
  if (!existsSync(join(root, to))) return [`${path}: there is no ${to}`]
  if (anchor === undefined || anchors.get(to)?.has(anchor)) return []
  return [`${path}: ${to} has no heading #${anchor}`]
}

/** As GitHub names headings: a second one of the same name gets a number. */
function anchorsOf(text: string): ReadonlySet<string> {
  const found = new Set<string>()
  for (const [, heading = ''] of text.replaceAll(/^```[\s\S]*?^```/gm, '').matchAll(HEADING)) {
    const name = heading
      .toLowerCase()
      .replaceAll(/\]\([^)]*\)/g, '')
      .replaceAll(/[^\p{L}\p{N}_\- ]/gu, '')
      .trim()
      .replaceAll(' ', '-')
    let unique = name
    for (let more = 1; found.has(unique); more += 1) unique = `${name}-${more}`
    found.add(unique)
  }
  return found
}

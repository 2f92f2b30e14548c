import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { root } from '../run.ts'
import { listFiles, report } from './check.ts'

/** What answers are made of: their links lead elsewhere, or to a question. */
const TEXTS_OF_ANSWERS = /^packages\/server\/(?:handbook|instructions)\//
const CODE = /^(`{3,})[\s\S]*?^\1[ \t]*$|(`+)[^`]+\2/gm
const LINK = /\]\(([^()\s]+)\)/g
const HEADING = /^#{1,6}[ \t]+(.+)$/gm
const ELSEWHERE = /^[a-z]+:/i

interface Page {
  readonly path: string
  readonly text: string
}

const pages = listFiles()
  .filter((path) => path.endsWith('.md') && !TEXTS_OF_ANSWERS.test(path))
  .map((path): Page => ({ path, text: readFileSync(join(root, path), 'utf8') }))
const anchors = new Map(pages.map(({ path, text }) => [path, anchorsOf(text)]))
const links = pages.flatMap(linksOf)
const faults = links.flatMap(({ path, target }) => faultOf(path, target))
report(`${links.length} links of ${pages.length} pages`, faults)

/** Those that lead into the repository. */
function linksOf({ path, text }: Page) {
  return [...text.replaceAll(CODE, '').matchAll(LINK)]
    .map(([, target = '']) => ({ path, target }))
    .filter(({ target }) => !ELSEWHERE.test(target))
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

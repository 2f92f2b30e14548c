import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { root } from '../run.ts'
import { ALLOWED_NAMES, ALLOWED_TEXT, RETIRED, RETIRED_PHRASES } from './retired-words.ts'

const SCRIPT = /\.(?:ts|tsx|js|cjs|mjs)$/
const STYLE = /\.css$/
const GENERATED = /\.gen\.ts$|\/generated\/|(?:^|\/)db\/tables\.ts$/
/** It names what is refused. */
const LIST = 'scripts/checks/retired-words.ts'
const COMMENT = /\/\*[\s\S]*?\*\/|\/\/.*/g
const SCRIPT_NAME = /[\p{L}_$][\p{L}\p{N}_$]*/gu
const STYLE_NAME = /(?:\.|--)[a-z][\w-]*/gi

/** The retired words of one path, each with what is said instead. */
type Terms = ReadonlyMap<string, string>

interface Fault {
  readonly line: number
  readonly text: string
}

const paths = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => SCRIPT.test(path) || STYLE.test(path))
  .filter((path) => path !== LIST && !GENERATED.test(path) && existsSync(join(root, path)))

const faults = paths.flatMap(faultsOfFile)
console.log(`${paths.length} files are held against ${RETIRED.length} retired terms`)
for (const fault of faults) console.error(fault)
process.exitCode = faults.length > 0 ? 1 : 0

function faultsOfFile(path: string): string[] {
  const text = readFileSync(join(root, path), 'utf8')
  const code = SCRIPT.test(path) ? withoutLiterals(path, text) : text
  const named = termsOf(path, () => true)
  const said = termsOf(path, ({ onlyInNames }) => !onlyInNames)
  const faults = [
    ...faultsIn(code.matchAll(COMMENT), text, (comment) => faultsOfComment(comment, said)),
    ...faultsIn(
      blanked(code, COMMENT).matchAll(SCRIPT.test(path) ? SCRIPT_NAME : STYLE_NAME),
      text,
      (name) => faultsOfName(name, named),
    ),
  ]
  return [
    ...faultsOfName(path, named).map((fault) => `${path}: its name has ${fault}`),
    ...faults.map((fault) => `${path}:${fault.line}: ${fault.text}`),
  ]
}

function termsOf(path: string, applies: (term: (typeof RETIRED)[number]) => boolean): Terms {
  const here = RETIRED.filter(
    (term) => applies(term) && !term.except?.test(path) && (term.within?.test(path) ?? true),
  )
  return new Map(here.flatMap(({ words, instead }) => words.map((word) => [word, instead])))
}

function faultsIn(
  matches: Iterable<RegExpExecArray>,
  text: string,
  faultsOf: (match: string) => string[],
): Fault[] {
  return [...matches].flatMap(({ 0: match, index }) =>
    faultsOf(match).map((fault) => ({
      line: text.slice(0, index).split('\n').length,
      text: fault,
    })),
  )
}

function faultsOfComment(comment: string, terms: Terms): string[] {
  const said = ALLOWED_TEXT.reduce((left, allowed) => left.replaceAll(allowed, ''), comment)
  return [...retiredAmong(said.toLowerCase().match(/\p{L}+/gu) ?? [], terms), ...phrasesIn(said)]
}

function faultsOfName(name: string, terms: Terms): string[] {
  if (ALLOWED_NAMES.has(name)) return []
  return [...retiredAmong(partsOf(name), terms), ...phrasesIn(name)].map(
    (fault) => `${fault} (${name})`,
  )
}

function retiredAmong(words: readonly string[], terms: Terms): string[] {
  return words
    .filter((word) => terms.has(word))
    .map((word) => `“${word}” is retired; say ${terms.get(word)}`)
}

function phrasesIn(text: string): string[] {
  return RETIRED_PHRASES.filter(([phrase]) => phrase.test(text)).map(
    ([phrase, instead]) => `“${phrase.exec(text)?.[0]}” is retired; say ${instead}`,
  )
}

/** `openDoor`, `open-door` and `OPEN_DOOR` are the same two words. */
function partsOf(name: string): string[] {
  return name
    .replaceAll(/(?<=[\p{Ll}\p{N}])(?=\p{Lu})/gu, ' ')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
}

/** Strings are shown, sent or read: they are no names of ours. */
function withoutLiterals(path: string, text: string): string {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest)
  const literals: [number, number][] = []
  const collect = (node: ts.Node) => {
    const isPiece = ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)
    if (ts.isLiteralExpression(node) || isPiece || ts.isJsxText(node))
      literals.push([node.getStart(file), node.end])
    ts.forEachChild(node, collect)
  }
  collect(file)
  let at = 0
  const kept = literals.map(([start, end]) => {
    const before = text.slice(at, start)
    at = end
    return before + blanked(text.slice(start, end), /.+/g)
  })
  return kept.join('') + text.slice(at)
}

/** Every place and line stays where it was. */
function blanked(text: string, what: RegExp): string {
  return text.replaceAll(what, (found) => found.replaceAll(/[^\n]/g, ' '))
}

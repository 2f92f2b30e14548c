import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { root } from '../run.ts'
import { listFiles, report } from './check.ts'
import { glossaryFaults, sharedNounFaults } from './nouns.ts'
import { ALLOWED_NAMES, ALLOWED_TEXT, RETIRED, RETIRED_PHRASES } from './retired-words.ts'

const SCRIPT = /\.(?:ts|tsx|js|cjs|mjs)$/
const STYLE = /\.css$/
const YAML = /\.ya?ml$/
const GENERATED = /\.gen\.ts$|\/generated\/|(?:^|\/)db\/tables\.ts$/
/** What answers say and are asked, and decisions, which keep the words of their day. */
const CONTENT = /^(?:docs\/decisions|packages\/server\/handbook|tests\/eval)\/(?!.*\.ts$)/
/** It names what is refused. */
const LIST = 'scripts/checks/retired-words.ts'
const STYLE_PIECE = /\/\*[\s\S]*?\*\/|(?:\.|--)[a-z][\w-]*/gi
const YAML_COMMENT = /(?<=^|\s)#.*$/gm
const TITLED: ReadonlySet<string> = new Set(['describe', 'it', 'test'])

/** An identifier, the comments between two tokens, or the title of a test. */
interface Piece {
  readonly text: string
  /** Its offset in the file. */
  readonly at: number
  readonly isName: boolean
}

/** What is said instead of each retired word. */
interface Terms {
  readonly names: ReadonlyMap<string, string>
  readonly comments: ReadonlyMap<string, string>
}

const paths = listFiles().filter(
  (path) => path !== LIST && !GENERATED.test(path) && !CONTENT.test(path),
)
const texts = new Map(
  paths
    .filter((path) => [SCRIPT, STYLE, YAML].some((kind) => kind.test(path)))
    .map((path) => [path, readFileSync(join(root, path), 'utf8')]),
)
const faults = [...paths.flatMap(faultsOfFile), ...sharedNounFaults(texts), ...glossaryFaults()]
report(`${paths.length} files are held against ${RETIRED.length} retired terms`, faults)

function faultsOfFile(path: string): string[] {
  const text = texts.get(path) ?? ''
  const terms: Terms = { names: termsOf(path, true), comments: termsOf(path, false) }
  const pieces = mayHave(text, terms) ? piecesOf(path, text) : []
  return [{ text: path, at: 0, isName: true }, ...pieces].flatMap((piece) =>
    faultsOfPiece(piece, piece.isName ? terms.names : terms.comments).map(
      (fault) => `${path}:${text.slice(0, piece.at).split('\n').length}: ${fault}`,
    ),
  )
}

/** Most files have none of the terms anywhere, so they need not be parsed. */
function mayHave(text: string, { names, comments }: Terms): boolean {
  return (
    partsOf(text).some((word) => names.has(word) || comments.has(word)) ||
    RETIRED_PHRASES.some(([phrase]) => phrase.test(text))
  )
}

function piecesOf(path: string, text: string): Piece[] {
  if (SCRIPT.test(path)) return piecesOfScript(path, text)
  return STYLE.test(path) ? piecesOfStyle(text) : piecesOfYaml(text)
}

/** Other strings than titles are shown, sent or read: they are no names of ours. */
function piecesOfScript(path: string, text: string): Piece[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const pieces: Piece[] = []
  const collect = (node: ts.Node) => {
    const children = node.getChildren(file).filter((child) => !ts.isJSDoc(child))
    if (children.length === 0) {
      const start = node.getStart(file)
      const comment = text.slice(node.pos, start).trimStart()
      pieces.push({ text: comment, at: start - comment.length, isName: false })
      if (ts.isIdentifier(node)) pieces.push({ text: node.text, at: start, isName: true })
    }
    const title = titleOf(node)
    if (title) pieces.push({ text: title.text, at: title.getStart(file), isName: false })
    children.forEach(collect)
  }
  collect(file)
  return pieces
}

/** Of a call such as `it('…')` or `test.each(…)('…')`. */
function titleOf(node: ts.Node): ts.StringLiteralLike | null {
  if (!ts.isCallExpression(node)) return null
  let callee: ts.Node = node.expression
  while (ts.isPropertyAccessExpression(callee) || ts.isCallExpression(callee))
    callee = callee.expression
  const [title] = node.arguments
  const isTitled = ts.isIdentifier(callee) && TITLED.has(callee.text)
  return isTitled && title && ts.isStringLiteralLike(title) ? title : null
}

function piecesOfStyle(text: string): Piece[] {
  return [...text.matchAll(STYLE_PIECE)].map(({ 0: piece, index }) => ({
    text: piece,
    at: index,
    isName: !piece.startsWith('/*'),
  }))
}

function piecesOfYaml(text: string): Piece[] {
  return [...text.matchAll(YAML_COMMENT)].map(({ 0: comment, index }) => ({
    text: comment,
    at: index,
    isName: false,
  }))
}

/** The retired words of one path, each with what is said instead. */
function termsOf(path: string, inNames: boolean): ReadonlyMap<string, string> {
  const here = RETIRED.filter(
    ({ onlyInNames, except, within }) =>
      (inNames || !onlyInNames) && !except?.test(path) && (within?.test(path) ?? true),
  )
  return new Map(here.flatMap(({ words, instead }) => words.map((word) => [word, instead])))
}

function faultsOfPiece({ text }: Piece, terms: ReadonlyMap<string, string>): string[] {
  if (ALLOWED_NAMES.has(text)) return []
  const checked = ALLOWED_TEXT.reduce((left, allowed) => left.replaceAll(allowed, ''), text)
  const words = partsOf(checked).map((word) => [word, terms.get(word)])
  const phrases = RETIRED_PHRASES.map(([phrase, instead]) => [phrase.exec(checked)?.[0], instead])
  return [...words, ...phrases]
    .filter(([found, instead]) => found !== undefined && instead !== undefined)
    .map(([found, instead]) => `“${found}” is retired; say ${instead}`)
}

/** `openDoor`, `open-door` and `OPEN_DOOR` are the same two words. */
function partsOf(name: string): string[] {
  return name
    .replaceAll(/(?<=[\p{Ll}\p{N}])(?=\p{Lu})/gu, ' ')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
}

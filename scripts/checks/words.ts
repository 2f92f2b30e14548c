import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { root } from '../run.ts'
import { listFiles, report } from './check.ts'
import { ALLOWED_NAMES, ALLOWED_TEXT, RETIRED, RETIRED_PHRASES } from './retired-words.ts'

const SCRIPT = /\.(?:ts|tsx|js|cjs|mjs)$/
const STYLE = /\.css$/
const GENERATED = /\.gen\.ts$|\/generated\/|(?:^|\/)db\/tables\.ts$/
/** It names what is refused. */
const LIST = 'scripts/checks/retired-words.ts'
const STYLE_PIECE = /\/\*[\s\S]*?\*\/|(?:\.|--)[a-z][\w-]*/gi

/** An identifier, or the comments between two tokens. */
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
  (path) => (SCRIPT.test(path) || STYLE.test(path)) && path !== LIST && !GENERATED.test(path),
)
const faults = paths.flatMap(faultsOfFile)
report(`${paths.length} files are held against ${RETIRED.length} retired terms`, faults)

function faultsOfFile(path: string): string[] {
  const text = readFileSync(join(root, path), 'utf8')
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
  return SCRIPT.test(path) ? piecesOfScript(path, text) : piecesOfStyle(text)
}

/** Strings are shown, sent or read: they are no names of ours. */
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
    children.forEach(collect)
  }
  collect(file)
  return pieces
}

function piecesOfStyle(text: string): Piece[] {
  return [...text.matchAll(STYLE_PIECE)].map(({ 0: piece, index }) => ({
    text: piece,
    at: index,
    isName: !piece.startsWith('/*'),
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

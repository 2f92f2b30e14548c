import bash from 'highlight.js/lib/languages/bash'
import c from 'highlight.js/lib/languages/c'
import cpp from 'highlight.js/lib/languages/cpp'
import csharp from 'highlight.js/lib/languages/csharp'
import css from 'highlight.js/lib/languages/css'
import diff from 'highlight.js/lib/languages/diff'
import go from 'highlight.js/lib/languages/go'
import graphql from 'highlight.js/lib/languages/graphql'
import ini from 'highlight.js/lib/languages/ini'
import java from 'highlight.js/lib/languages/java'
import javascript from 'highlight.js/lib/languages/javascript'
import json from 'highlight.js/lib/languages/json'
import kotlin from 'highlight.js/lib/languages/kotlin'
import python from 'highlight.js/lib/languages/python'
import ruby from 'highlight.js/lib/languages/ruby'
import rust from 'highlight.js/lib/languages/rust'
import shell from 'highlight.js/lib/languages/shell'
import sql from 'highlight.js/lib/languages/sql'
import swift from 'highlight.js/lib/languages/swift'
import typescript from 'highlight.js/lib/languages/typescript'
import xml from 'highlight.js/lib/languages/xml'
import yaml from 'highlight.js/lib/languages/yaml'
import { createLowlight } from 'lowlight'
import { solidity } from './solidity.ts'

/** What a piece of code is, as far as it has a color of its own. */
export type CodeKind = 'comment' | 'keyword' | 'string' | 'number' | 'name' | 'added' | 'removed'

export interface CodePiece {
  readonly text: string
  readonly kind: CodeKind | null
}

const lowlight = createLowlight({
  bash,
  c,
  cpp,
  csharp,
  css,
  diff,
  go,
  graphql,
  ini,
  java,
  javascript,
  json,
  kotlin,
  python,
  ruby,
  rust,
  shell,
  solidity,
  sql,
  swift,
  typescript,
  xml,
  yaml,
})
// Read alike, as far as colors go.
lowlight.registerAlias({ python: ['vyper'], rust: ['move', 'cairo'], json: ['json5', 'jsonc'] })

/** The code in pieces by their kinds; null for a language that is not known. */
export function colorCode(text: string, language: string): CodePiece[] | null {
  if (!lowlight.registered(language)) return null
  return piecesOf(lowlight.highlight(language, text).children, null)
}

type Node = ReturnType<typeof lowlight.highlight>['children'][number]

function piecesOf(nodes: readonly Node[], around: CodeKind | null): CodePiece[] {
  return nodes.flatMap((node) => {
    if (node.type === 'text') return [{ text: node.value, kind: around }]
    if (node.type !== 'element') return []
    const { className } = node.properties
    const [scope = ''] = Array.isArray(className) ? className : []
    return piecesOf(node.children, kinds[String(scope).replace(/^hljs-/, '')] ?? around)
  })
}

const kinds: Readonly<Record<string, CodeKind>> = {
  comment: 'comment',
  quote: 'comment',
  doctag: 'comment',
  meta: 'comment',
  keyword: 'keyword',
  tag: 'keyword',
  'selector-tag': 'keyword',
  string: 'string',
  regexp: 'string',
  number: 'number',
  literal: 'number',
  symbol: 'number',
  title: 'name',
  section: 'name',
  name: 'name',
  type: 'name',
  built_in: 'name',
  attr: 'name',
  attribute: 'name',
  addition: 'added',
  deletion: 'removed',
}

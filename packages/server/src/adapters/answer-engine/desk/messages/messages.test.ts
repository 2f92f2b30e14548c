import { readdirSync, readFileSync } from 'node:fs'
import { IntlMessageFormat } from 'intl-messageformat'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import en from './en.json' with { type: 'json' }
import { sayIn } from './messages.ts'
import zh from './zh.json' with { type: 'json' }

type Element = ReturnType<IntlMessageFormat['getAst']>[number]

const parsed = (text: string) => new IntlMessageFormat(text, 'en', {}, { ignoreTag: true }).getAst()
const distinct = (texts: readonly string[]) => [...new Set(texts)].sort()

interface Taken {
  readonly name: string
  /** Of a select; any number of a plural is alike. */
  readonly choices: readonly string[]
}

function valuesOf(elements: readonly Element[]): Taken[] {
  return elements.flatMap((element) => {
    if (!('value' in element) || element.type === 0) return []
    const options = 'options' in element ? element.options : {}
    const choices = 'offset' in element ? [] : Object.keys(options).sort()
    const nested = Object.values(options).flatMap(({ value }) => valuesOf(value))
    return [{ name: String(element.value), choices }, ...nested]
  })
}

const taken = (text: string) => distinct(valuesOf(parsed(text)).map(({ name }) => name))
const chosen = (text: string) =>
  distinct(valuesOf(parsed(text)).map(({ name, choices }) => [name, ...choices].join(' ')))

describe('what the desk says', () => {
  const chinese = new Map(Object.entries(zh))
  const english = new Map(Object.entries(en))

  it('has the same ids in both languages', () => {
    expect([...chinese.keys()]).toEqual([...english.keys()])
  })

  it.each([...english])('takes the same values and choices in both languages: %s', (id, text) => {
    expect(chosen(chinese.get(id) ?? '')).toEqual(chosen(text))
  })

  it.each(Object.keys(en) as (keyof typeof en)[])('can be said in both languages: %s', (id) => {
    const values = Object.fromEntries(taken(en[id]).map((name) => [name, 1]))
    for (const language of ['en', 'zh'] as const)
      expect(sayIn(language)(id, values)).not.toMatch(/^$|[{}]/)
  })

  it('has what somebody else wrote as it is', () => {
    const given = "{result} '{'x'}' # <b>{x, plural, other {#}}</b>"
    expect(sayIn('en')('price.buys', { given, result: given })).toBe(
      `**${given} buys ${given} now.**`,
    )
  })

  it('is said with all that it takes, and all of it is said', () => {
    const said = sourcesOfDesk().flatMap(callsIn)
    const wrong = said.filter(({ id, values }) => {
      const text = english.get(id)
      return text === undefined || String(taken(text)) !== String(distinct(values))
    })
    expect(wrong).toEqual([])
    expect(distinct(said.map(({ id }) => id))).toEqual(distinct([...english.keys()]))
  })
})

function sourcesOfDesk(): ts.SourceFile[] {
  const desk = new URL('../', import.meta.url)
  return readdirSync(desk, { recursive: true, encoding: 'utf8' })
    .filter((path) => /(?<!\.test)\.ts$/.test(path))
    .map((path) => {
      const text = readFileSync(new URL(path, desk), 'utf8')
      return ts.createSourceFile(path, text, ts.ScriptTarget.Latest)
    })
}

interface Call {
  readonly path: string
  readonly id: string
  readonly values: readonly string[]
}

/** Each `say(id, values)`; an id that is put together stands for all that begin like it. */
function callsIn(file: ts.SourceFile): Call[] {
  const objects = new Map<string, ts.ObjectLiteralExpression>()
  const calls: Call[] = []
  const collect = (node: ts.Node) => {
    if (ts.isVariableDeclaration(node) && node.initializer && ts.isIdentifier(node.name))
      if (ts.isObjectLiteralExpression(node.initializer))
        objects.set(node.name.text, node.initializer)
    const [id, values] = ts.isCallExpression(node) && isSay(node.expression) ? node.arguments : []
    const names = values ? namesIn(values, objects) : []
    if (id) calls.push(...idsIn(id).map((id) => ({ path: file.fileName, id, values: names })))
    ts.forEachChild(node, collect)
  }
  collect(file)
  return calls
}

function isSay(callee: ts.Expression): boolean {
  if (ts.isPropertyAccessExpression(callee)) return callee.name.text === 'say'
  if (ts.isIdentifier(callee)) return callee.text === 'say'
  return (
    ts.isCallExpression(callee) &&
    ts.isIdentifier(callee.expression) &&
    callee.expression.text === 'sayIn'
  )
}

function idsIn(node: ts.Expression): string[] {
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse].flatMap(idsIn)
  if (ts.isTemplateExpression(node))
    return Object.keys(en).filter((id) => id.startsWith(node.head.text))
  return ts.isStringLiteral(node) ? [node.text] : ['an id that nobody can read']
}

function namesIn(
  node: ts.Expression,
  objects: ReadonlyMap<string, ts.ObjectLiteralExpression>,
): string[] {
  const object = ts.isIdentifier(node) ? objects.get(node.text) : node
  if (!object || !ts.isObjectLiteralExpression(object)) return ['values that nobody can read']
  return object.properties.flatMap((property) => {
    if (ts.isSpreadAssignment(property)) return namesIn(property.expression, objects)
    return property.name && ts.isIdentifier(property.name) ? [property.name.text] : []
  })
}

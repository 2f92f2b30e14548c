import { isDeepStrictEqual } from 'node:util'
import type { Break } from './break.ts'
import { type Node, nodeOf, nodesOf } from './document.ts'
import { operationBreaks } from './operation-breaks.ts'

const METHODS = new Set(['get', 'post', 'put', 'patch', 'delete'])

/** What of the next contract breaks a client of the released one. What is added breaks none. */
export function contractBreaks(released: Node, next: Node): readonly Break[] {
  return [
    ...serverBreaks(released, next),
    ...schemeBreaks(released, next),
    ...pathBreaks(released, next),
  ]
}

function pathBreaks(released: Node, next: Node): Break[] {
  return Object.entries(nodeOf(released.paths)).flatMap(([path, item]) =>
    Object.entries(nodeOf(item)).flatMap(([method, node]): readonly Break[] => {
      if (!METHODS.has(method)) return []
      const name = `${method.toUpperCase()} ${path}`
      const now = nodeOf(nodeOf(next.paths)[path])[method]
      return now === undefined
        ? [{ at: name, within: '', what: 'the operation is removed', reason: 'gone' }]
        : operationBreaks({ released, next, name, old: nodeOf(node), now: nodeOf(now) })
    }),
  )
}

function serverBreaks(released: Node, next: Node): Break[] {
  const urls = nodesOf(next.servers).map(({ url }) => url)
  return nodesOf(released.servers)
    .filter(({ url }) => !urls.includes(url))
    .map(({ url }) => ({
      at: 'servers',
      within: '',
      what: `the base path ${url} is removed`,
      reason: 'gone',
    }))
}

/** What a client sends to sign in. */
const HOW = ['type', 'scheme', 'in', 'name'] as const

function schemeBreaks(released: Node, next: Node): Break[] {
  const schemes = nodeOf(nodeOf(next.components).securitySchemes)
  return Object.entries(nodeOf(nodeOf(released.components).securitySchemes))
    .filter(([name, old]) => {
      const [before, after] = [nodeOf(old), nodeOf(schemes[name])]
      return !HOW.every((word) => isDeepStrictEqual(before[word], after[word]))
    })
    .map(([name]) => ({
      at: 'securitySchemes',
      within: name,
      what: 'it is sent in another way',
      reason: 'renamed',
    }))
}

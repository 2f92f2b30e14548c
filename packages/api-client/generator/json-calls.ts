import type { OpenApiDocument, OpenApiOperationObject } from 'orval'

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const

/**
 * The contract without the operations that aren't a client's call with a JSON answer: event streams,
 * which have a reader of their own, pages or files that a browser navigates to, and other services'
 * webhooks.
 */
export function jsonCalls(contract: OpenApiDocument): OpenApiDocument {
  const paths = structuredClone(contract.paths ?? {})
  for (const [path, item] of Object.entries(paths)) {
    if (path.startsWith('/webhooks/')) delete paths[path]
    for (const method of METHODS) {
      const operation = item?.[method]
      if (item && operation && !answersJsonAlone(contract, operation)) delete item[method]
    }
  }
  return { ...contract, paths }
}

function answersJsonAlone(contract: OpenApiDocument, operation: OpenApiOperationObject): boolean {
  const named = operation.responses?.['200']
  const success =
    named && '$ref' in named ? contract.components?.responses?.[lastPart(named.$ref)] : named
  const content = success && 'content' in success ? success.content : undefined
  return Object.keys(content ?? {}).join() === 'application/json'
}

const lastPart = (ref: string | undefined) => ref?.split('/').at(-1) ?? ''

import { readFile, rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { generate, type OpenApiDocument, type OpenApiOperationObject } from 'orval'
import { METHODS } from './contract-module.ts'

const home = fileURLToPath(new URL('..', import.meta.url))

const mutator = (name: 'call' | 'callPage') => ({ path: './src/call.ts', name, inferred: true })

/** TypeScript source of one function per JSON call, and the names of the contract's schemas. */
export interface FetchClient {
  readonly text: string
  readonly schemas: readonly string[]
}

/** Makes the client; `aside` is a free path beside its final place, used while it is written. */
export async function fetchClient(contract: URL, aside: URL): Promise<FetchClient> {
  let schemas: string[] = []
  const options = {
    input: {
      target: fileURLToPath(contract),
      override: {
        transformer: (document: Parameters<typeof jsonCalls>[0]) => {
          schemas = Object.keys(document.components?.schemas ?? {})
          return jsonCalls(document)
        },
      },
    },
    output: {
      target: fileURLToPath(aside),
      mode: 'single',
      client: 'fetch',
      urlEncodeParameters: true,
      tsconfig: { compilerOptions: { allowImportingTsExtensions: true } },
      override: {
        header: () => ['Generated from openapi.yaml by `npm run generate`: do not edit.'],
        enumGenerationType: 'union',
        fetch: { includeHttpResponseReturnType: false },
        mutator: mutator('call'),
        operations: {
          fetchTopicList: { mutator: mutator('callPage') },
          fetchCollection: { mutator: mutator('callPage') },
          fetchSharedTopics: { mutator: mutator('callPage') },
        },
      },
    },
  } as const
  try {
    await generate(options, home, { logLevel: 'warn', throwOnError: true })
    return { text: withOpenParams(withPlainHeaders(await readFile(aside, 'utf8'))), schemas }
  } finally {
    await rm(aside, { force: true })
  }
}

/** Each function copies headers of any kind; a caller's are a plain object, which needs no copy. */
function withPlainHeaders(text: string): string {
  const plain = text
    .replaceAll(/ *const getHeaders = .*?\n {2}\};\n/gs, '')
    .replaceAll('getHeaders(options?.headers)', 'options?.headers')
  if (plain.includes('getHeaders')) throw new Error('Orval writes headers in another way now')
  return plain
}

/** Each function leaves out a parameter that is undefined, and its type takes one, too. */
const withOpenParams = (text: string): string =>
  text.replaceAll(/^export type \w+Params = \{\n[^}]*\};$/gm, (type) =>
    type.replaceAll(/^(\w+\?: [^;]+);$/gm, '$1 | undefined;'),
  )

/** A table of the client's schema types by name, so that a type test can compare them all. */
export function clientSchemas(schemas: readonly string[]): string {
  const rows = schemas.map((name) => `  ${name}: client.${name}`)
  return [
    `import type * as client from './client.gen.ts'\n`,
    'export interface ClientSchemas {',
    ...rows,
    '}\n',
  ].join('\n')
}

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

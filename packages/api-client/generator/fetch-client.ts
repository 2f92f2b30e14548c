import { readFile, rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { generate } from 'orval'
import { jsonCalls } from './json-calls.ts'

const home = fileURLToPath(new URL('..', import.meta.url))

const mutator = (name: 'call' | 'callPage') => ({ path: './src/mutator.ts', name, inferred: true })

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
        },
      },
    },
  } as const
  try {
    await generate(options, home, { logLevel: 'warn', throwOnError: true })
    return { text: await readFile(aside, 'utf8'), schemas }
  } finally {
    await rm(aside, { force: true })
  }
}

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

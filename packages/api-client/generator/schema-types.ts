import { readFile } from 'node:fs/promises'
import openapiTypeScript, { astToString } from 'openapi-typescript'

/** TypeScript source with the types of every schema and operation of the contract. */
export async function schemaTypes(contract: URL): Promise<string> {
  const nodes = await openapiTypeScript(await readFile(contract, 'utf8'), {
    alphabetize: true,
    defaultNonNullable: false,
    silent: true,
  })
  return astToString(nodes)
}

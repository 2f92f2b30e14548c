import { readFile } from 'node:fs/promises'
import { parse } from 'yaml'
import type { OpenApiDocument } from './document.ts'
import { referencePage } from './reference-page.ts'

const CONTRACT = new URL('../../../../../openapi.yaml', import.meta.url)

export interface Reference {
  readonly page: string
  readonly yaml: string
  readonly json: string
}

export async function writeReference(): Promise<Reference> {
  const yaml = await readFile(CONTRACT, 'utf8')
  const document: OpenApiDocument = parse(yaml)
  return { yaml, json: JSON.stringify(document), page: referencePage(document) }
}

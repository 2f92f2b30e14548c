import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

/** As much of JSON Schema as the contract's requests are written in. */
export interface Schema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly oneOf?: readonly Schema[]
  readonly anyOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly pattern?: string
  readonly format?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
}

interface Document {
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> }
}

const document = parse(
  readFileSync(new URL('../../openapi.yaml', import.meta.url), 'utf8'),
) as Document

/** The schema itself, wherever it stands. */
export function resolved(schema: Schema): Schema {
  if (!schema.$ref) return schema
  const name = schema.$ref.replace('#/components/schemas/', '')
  const found = document.components.schemas[name]
  if (!found) throw new Error(`${schema.$ref} is no schema of the contract`)
  return resolved(found)
}

import { Ajv2020, type AnySchema } from 'ajv/dist/2020.js'
import ajvFormats from 'ajv-formats'
import type { Contract, Schema } from './contract.ts'

const DOCUMENT = 'openapi'

/** Throws where the value breaks the schema, and says all that is wrong. */
export type Check = (value: unknown, what: string) => void

/** Compiles schemas of the contract so that whatever they don't declare is refused. */
export type Compile = (schema: Schema) => Check

export function schemaCompiler(contract: Contract): Compile {
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  ajvFormats.default(ajv)
  ajv.addSchema({ $id: DOCUMENT, components: contract.document.components })
  const compiled = new Map<Schema, Check>()

  return (schema) => {
    const known = compiled.get(schema)
    if (known) return known
    const validate = ajv.compile(closed(intoDocument(schema)))
    const check: Check = (value, what) => {
      if (validate(value)) return
      const faults = validate.errors?.map(
        ({ instancePath, message, params }) =>
          `${instancePath || '/'} ${message} ${JSON.stringify(params)}`,
      )
      throw new Error(`${what} breaks the contract:\n${faults?.join('\n')}\n${shown(value)}`)
    }
    compiled.set(schema, check)
    return check
  }
}

/** What a combination of schemas leaves open at the top is closed. */
function closed(schema: unknown): AnySchema {
  return { allOf: [schema], unevaluatedProperties: false }
}

/** A schema that stood in an operation keeps meaning the document's components. */
function intoDocument(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(intoDocument)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === '$ref' && typeof inner === 'string' && inner.startsWith('#')
        ? DOCUMENT + inner
        : intoDocument(inner),
    ]),
  )
}

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value)
  return text.length > 600 ? `${text.slice(0, 600)}…` : text
}

import { Ajv2020, type AnySchema, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import ajvFormats from 'ajv-formats'
import type { Contract, Schema } from './load.ts'

const DOCUMENT = 'openapi'

/** Compiles the contract's schemas; bodies are taken literally, paths and queries are coerced. */
export interface Compiler {
  literal(schema: Schema): ValidateFunction
  coercing(schema: Schema): ValidateFunction
}

export function createCompiler(contract: Contract): Compiler {
  const literal = instance(contract, false)
  const coercing = instance(contract, 'array')
  return {
    literal: (schema) => literal.compile(intoDocument(schema) as AnySchema),
    coercing: (schema) => coercing.compile(intoDocument(schema) as AnySchema),
  }
}

function instance(contract: Contract, coerceTypes: false | 'array'): Ajv2020 {
  const ajv = new Ajv2020({ strict: false, verbose: true, useDefaults: true, coerceTypes })
  ajvFormats.default(ajv)
  ajv.addSchema({ $id: DOCUMENT, ...contract.components })
  return ajv
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

/** One fault in words: where it is and what was expected. */
export function describeFault(part: string, fault: ErrorObject | undefined): string {
  const where = fault?.instancePath.slice(1).replaceAll('/', '.')
  return [where ? `${part}.${where}` : part, fault?.message].filter(Boolean).join(' ')
}

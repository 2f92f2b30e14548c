import { newId } from '../../src/ids.ts'
import type { Contract, Operation, Parameter, Schema } from '../contract.ts'
import type { CallRequest } from '../request.ts'

/** A request that follows the contract, about things that don't exist. */
export function sampleRequest(contract: Contract, operation: Operation): CallRequest {
  return {
    path: sampleOf(contract, operation, 'path'),
    query: sampleOf(contract, operation, 'query'),
    ...(jsonSchema(contract, operation) && { body: sampleBody(operation) }),
  }
}

/** The first example that the contract gives, with ids of its own. */
export function sampleBody(operation: Operation): Record<string, unknown> {
  const examples = Object.values(operation.body?.content['application/json']?.examples ?? {})
  const example = Object(examples[0]?.value) as Record<string, unknown>
  return 'topics_id' in example ? { ...example, topics_id: newId() } : { ...example }
}

export function jsonSchema(contract: Contract, operation: Operation): Schema | null {
  const media = operation.body?.content['application/json']
  return media ? contract.follow(media.schema) : null
}

function sampleOf(contract: Contract, operation: Operation, part: Parameter['in']) {
  const values = operation.parameters
    .filter((parameter) => parameter.in === part && parameter.required)
    .map(({ name, schema }) => [name, sampleText(contract.follow(schema))] as const)
  return Object.fromEntries(values)
}

function sampleText(schema: Schema): string {
  if (schema.enum) return String(schema.enum[0])
  if (schema.format === 'uuid') return newId()
  return schema.type === 'integer' ? String(schema.minimum ?? 1) : 'sample'
}

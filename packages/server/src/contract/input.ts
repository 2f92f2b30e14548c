import type { ValidateFunction } from 'ajv/dist/2020.js'
import type { FastifyRequest } from 'fastify'
import { refuse } from '../domain/refusal.ts'
import { faultKey } from './fault-key.ts'
import type { Operation, Parameter } from './load.ts'
import { type Compiler, describeFault } from './schemas.ts'

const PARAMETER_PARTS = ['path', 'query', 'header'] as const
type Part = (typeof PARAMETER_PARTS)[number]

/** Reads and validates what an operation is given; the first fault is refused in words. */
export function inputReader(operation: Operation, compiler: Compiler) {
  const parts = PARAMETER_PARTS.map((part) => ({
    part,
    parameters: operation.parameters.filter((parameter) => parameter.in === part),
  })).map(({ part, parameters }) => ({
    part,
    parameters,
    validate: objectOf(parameters, compiler),
  }))
  const bodySchema = operation.body?.content['application/json']?.schema
  const validateBody = bodySchema ? compiler.literal(bodySchema) : null

  return (request: FastifyRequest) => {
    const input: Record<string, unknown> = {}
    for (const { part, parameters, validate } of parts) {
      const values = Object.fromEntries(
        parameters
          .map(({ name }) => [name, sentValue(request, part, name)] as const)
          .filter(([, value]) => value !== undefined),
      )
      assertValid(validate, values, part)
      input[part] = values
    }
    if (validateBody && (request.body !== undefined || operation.body?.required)) {
      assertValid(validateBody, request.body, 'body')
    }
    input.body = request.body
    return input
  }
}

function objectOf(parameters: readonly Parameter[], compiler: Compiler): ValidateFunction {
  return compiler.coercing({
    type: 'object',
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
  })
}

function sentValue(request: FastifyRequest, part: Part, name: string): unknown {
  if (part === 'header') return request.headers[name.toLowerCase()]
  const values = part === 'path' ? request.params : request.query
  return (values as Record<string, unknown>)[name]
}

function assertValid(validate: ValidateFunction, value: unknown, part: string) {
  if (validate(value)) return
  const fault = validate.errors?.[0]
  const key = faultKey(fault)
  throw refuse(key, key === 'error.badRequest' ? { detail: describeFault(part, fault) } : {})
}

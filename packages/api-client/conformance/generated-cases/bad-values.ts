import assert from 'node:assert/strict'
import type { ErrorKey, Operation, Schema } from '../../src/contract/contract.ts'
import { grouped } from '../../src/grouped.ts'
import type { Case } from '../case.ts'
import { follow } from '../contract.ts'
import type { CallRequest } from '../request.ts'
import {
  jsonSchema,
  sampleBody,
  sampleRequest,
  type WrongValue,
  wrongJson,
  wrongText,
} from './values.ts'

/** For each property and parameter of an operation: absent where it is required, and every wrong value. */
export function badValues(operation: Operation): Case[] {
  if (!operation.responses['400']) return []
  return [...badProperties(operation), ...badParameters(operation)]
}

function badProperties(operation: Operation): Case[] {
  const schema = jsonSchema(operation)
  if (!schema) return []
  const sample = sampleRequest(operation)
  return Object.entries(schema.properties ?? {}).flatMap(([name, declared]) => {
    const property = follow(declared)
    const wrong = wrongJson(property)
    if (schema.required?.includes(name)) wrong.push({ keyword: 'required', value: undefined })
    return byKey(property, wrong).map(([key, values]) =>
      badValueCase(operation, `body.${name}`, key, values, (value) => ({
        ...sample,
        body: { ...sampleBody(operation), [name]: value },
      })),
    )
  })
}

function badParameters(operation: Operation): Case[] {
  const sample = sampleRequest(operation)
  return operation.parameters.flatMap((parameter) => {
    const { name, in: part } = parameter
    const schema = follow(parameter.schema)
    // Nothing in a path leads elsewhere, and a signature is judged by a rule of the operation.
    const wrong = wrongText(schema).filter(({ value }) => part !== 'path' || value !== '')
    if (parameter.required && part === 'query')
      wrong.push({ keyword: 'required', value: undefined })
    return byKey(schema, wrong).map(([key, values]) =>
      badValueCase(operation, `${part}.${name}`, key, values, (value) =>
        part === 'header'
          ? { ...sample, headers: { [name]: String(value) } }
          : {
              ...sample,
              [part]: { ...(part === 'path' ? sample.path : sample.query), [name]: value },
            },
      ),
    )
  })
}

/** The contract names the key of a failing keyword; every other violation has the general one. */
function byKey(schema: Schema, wrong: readonly WrongValue[]): [ErrorKey, WrongValue[]][] {
  const named = (schema['x-error-keys'] ?? {}) as Readonly<Record<string, ErrorKey>>
  const groups = grouped(wrong, ({ keyword }) => named[keyword] ?? 'error.badRequest')
  return [...groups]
}

function badValueCase(
  operation: Operation,
  place: string,
  key: ErrorKey,
  wrong: readonly WrongValue[],
  request: (value: unknown) => CallRequest,
): Case {
  return {
    operation: operation.id,
    outcome: key,
    name: `refuses ${place} when it is wrong`,
    async run(context) {
      const client = await context.callerOf(operation)
      const faults: string[] = []
      for (const { keyword, value } of wrong) {
        await client.refused(operation.id, key, request(value)).catch((error: Error) => {
          faults.push(`${keyword} ${JSON.stringify(value)?.slice(0, 80)}: ${error.message}`)
        })
      }
      assert.equal(faults.join('\n'), '')
    },
  }
}

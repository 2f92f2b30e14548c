import { type Operation, schemas } from '@coinquiry/api-client/contract'
import { createCompiler } from '@coinquiry/api-client/contract/validation'
import type { RawReply } from './send.ts'

const compile = createCompiler(schemas)

/** What an operation's answer may be: says what is wrong with one, or null. */
export function replyChecker(operation: Operation) {
  const validators = new Map(
    Object.entries(operation.responses).flatMap(([status, { content = {} }]) =>
      Object.entries(content).map(([type, { schema }]) => [
        `${status} ${type}`,
        type === 'application/json' && schema ? compile(schema) : null,
      ]),
    ),
  )
  return ({ status, headers, body }: RawReply): string | null => {
    if (status >= 500) return `${status} ${body}`
    if (!operation.responses[status]) return `${status} is not declared: ${body}`
    if (status === 303) return headers.get('location') ? null : 'a redirect without an address'
    const [type = ''] = (headers.get('content-type') ?? '').split(';')
    const validate = validators.get(`${status} ${type}`)
    if (validate === undefined) return `${status} ${type} is not declared`
    if (status === 429 && !headers.get('retry-after')) return 'no Retry-After'
    if (validate && !validate(JSON.parse(String(body))))
      return `the reply breaks the contract: ${JSON.stringify(validate.errors)}\n${body}`
    return null
  }
}

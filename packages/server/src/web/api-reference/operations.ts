import { STATUS_CODES } from 'node:http'
import { escapeHtml } from '../../contract/plain-page.ts'
import {
  type Content,
  nameOf,
  type OpenApiDocument,
  type Operation,
  type OrReference,
  type Response,
  resolve,
  type Schema,
  type Security,
} from './document.ts'
import { code, example, link, markdown } from './html.ts'
import { bodyOf, EXTENSION, properties, row, typeOf } from './schemas.ts'

type Components = OpenApiDocument['components']

export interface Call {
  readonly method: string
  readonly path: string
  readonly operation: Operation
}

/** All operations in the order of the contract. */
export function callsOf({ paths, servers }: OpenApiDocument): Call[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path: servers[0].url + path,
      operation,
    })),
  )
}

/** What an integrator needs for one call. */
export function operationArticle(
  { method, path, operation }: Call,
  { components, security }: OpenApiDocument,
): string {
  const { operationId, summary, description, parameters, requestBody, responses } = operation
  const marks = [
    signIn(operation.security ?? security),
    ...(operation['x-extension'] ? [EXTENSION] : []),
  ]
  return `<article id="${operationId}"><h3>${escapeHtml(summary)}</h3>
<p class="call"><code><b>${method}</b> ${escapeHtml(path)}</code></p>
<p>${code(operationId)} · ${marks.join(' · ')}</p>
${markdown(description)}
${parameters ? `<h4>Parameters</h4><dl>${parameters.map((parameter) => parameterRow(parameter, components)).join('')}</dl>` : ''}
${requestBody ? `<h4>Request body${requestBody.required ? '' : ' (optional)'}</h4>${media(requestBody.content, components, true)}` : ''}
<h4>Responses</h4>
<dl>${Object.entries(responses)
    .map(([status, response]) => responseRow(status, response, components))
    .join('')}</dl></article>`
}

const ways: Readonly<Record<string, string>> = {
  bearer: 'access token',
  navigationCookie: 'cookie of the sign-in',
}

function signIn(security: Security): string {
  const names = security.flatMap((way) => Object.keys(way).map((name) => ways[name] ?? name))
  if (names.length === 0) return 'no sign-in'
  const isOptional = security.some((way) => Object.keys(way).length === 0)
  return `${names.join(' or ')}${isOptional ? ', or no sign-in' : ''}`
}

function parameterRow(
  parameter: NonNullable<Operation['parameters']>[number],
  components: Components,
): string {
  const resolved = resolve(parameter, components.parameters)
  const { name, in: place, required = false, description, schema } = resolved
  return row({ name, schema, place, required, description, extension: resolved['x-extension'] })
}

/** A response that many operations share is told in one line; it stands in full further below. */
function responseRow(
  status: string,
  response: OrReference<Response>,
  components: Components,
): string {
  const shown = resolve(response, components.responses)
  const shared = '$ref' in response && Number(status) >= 400
  const title = `<dt>${code(status)} ${STATUS_CODES[status] ?? ''}`
  if (!shared) return `${title}</dt><dd>${responseBody(shown, components)}</dd>`
  const name = nameOf(response.$ref)
  return `${title} ${link(`response-${name}`, name)}</dt><dd>${markdown(shown.description, 5)}</dd>`
}

function responseBody({ description, headers, content }: Response, components: Components): string {
  const rows = Object.entries(headers ?? {}).map(([name, header]) => {
    const { description, schema } = resolve(header, components.headers)
    return row({ name, schema, place: 'header', description })
  })
  return `${markdown(description, 5)}
${rows.length > 0 ? `<dl>${rows.join('')}</dl>` : ''}
${content ? media(content, components, false) : ''}`
}

/** A response under its name, for those that many operations share. */
export function sharedResponse(name: string, response: Response, components: Components): string {
  return `<article id="response-${name}"><h3>${code(name)}</h3>
${responseBody(response, components)}</article>`
}

/** What a body looks like, by content type; `unfolded` shows the properties of a named schema, too. */
function media(content: Content, components: Components, unfolded: boolean): string {
  return Object.entries(content)
    .map(([type, { schema, examples = {} }]) => {
      const shown = Object.entries(examples).map(([name, given]) => {
        const { summary, value } = resolve(given, components.examples)
        return example(summary ?? name, value)
      })
      return `<p>${code(type)}: ${bodyType(type, schema)}</p>
${properOf(schema, components, unfolded)}${shown.join('')}`
    })
    .join('')
}

function bodyType(type: string, schema: Schema): string {
  if (type === 'text/event-stream') return link('events', 'the events of the stream')
  return schema.properties ? 'object' : typeOf(schema)
}

function properOf(schema: Schema, { schemas }: Components, unfolded: boolean): string {
  const shown = unfolded && schema.$ref ? schemas[nameOf(schema.$ref)] : schema
  return shown?.properties ? properties(shown.properties, shown.required) : ''
}

/** Each event of the answer's stream, with its data. */
export function streamEvents({ schemas, examples }: Components): string {
  const { discriminator, description } = schemas.AskEvent ?? {}
  return `${markdown(description)}
${Object.entries(discriminator?.mapping ?? {})
  .map(([event, reference]) => {
    const schema = schemas[nameOf(reference)] ?? {}
    const shown = Object.entries(examples).filter(([, { value }]) => isEvent(value, event))
    return `<article id="event-${event}"><h3>${code(event)}</h3>
${schema['x-extension'] ? `<p>${EXTENSION}</p>` : ''}
${markdown(schema.description)}${bodyOf(schema)}
${shown.map(([name, { value }]) => example(name, value)).join('')}</article>`
  })
  .join('\n')}`
}

function isEvent(value: unknown, event: string): boolean {
  return typeof value === 'object' && value !== null && 'event' in value && value.event === event
}

import { escapeHtml } from '../../contract/plain-page.ts'
import { type Named, nameOf, type Schema } from './document.ts'
import { code, link, markdown, scrollable } from './html.ts'

/** A schema of the contract under its name. */
export function namedSchema(name: string, schema: Schema): string {
  return `<article id="schema-${name}"><h3>${code(name)}</h3>
${schema['x-extension'] ? `<p>${EXTENSION}</p>` : ''}
${markdown(schema.description)}${bodyOf(schema)}</article>`
}

export const EXTENSION = '<span class="extension">extension</span>'

/** Everything about a schema but its name and description. */
export function bodyOf(schema: Schema): string {
  const texts = schema['x-error-texts']
  if (texts) return errorTexts(texts)
  if (schema.properties) return properties(schema.properties, schema.required)
  return `<p>${typeOf(schema)}${limits(schema)}</p>`
}

/** The properties of an object, one after the other, so that they fit on a phone. */
export function properties(all: Named<Schema>, required: readonly string[] = []): string {
  const rows = Object.entries(all).map(([name, schema]) =>
    row({ name, schema, required: required.includes(name), description: schema.description }),
  )
  return `<dl>${rows.join('')}</dl>`
}

export interface Row {
  readonly name: string
  readonly schema: Schema
  /** Not said if undefined. */
  readonly required?: boolean
  /** Where it stands, if not in a body. */
  readonly place?: string
  readonly description?: string | undefined
  readonly extension?: boolean | undefined
}

export function row({ name, schema, required, place, description, extension }: Row): string {
  const marks = [
    place,
    required === undefined ? undefined : required ? 'required' : 'optional',
    (extension ?? schema['x-extension']) && EXTENSION,
  ].filter(Boolean)
  return `<dt>${code(name)} <span class="type">${typeOf(schema)}${limits(schema)}</span> ${marks.map((mark) => `<span class="mark">${mark}</span>`).join(' ')}</dt>
<dd>${markdown(description, 5)}${inner(schema)}</dd>`
}

/** Properties of an object, or of the items of a list, that have no name of their own. */
function inner(schema: Schema): string {
  const object = schema.properties ? schema : schema.items
  return object?.properties ? properties(object.properties, object.required) : ''
}

/** What a value may be, in one line. */
export function typeOf(schema: Schema): string {
  if (schema.$ref) return link(`schema-${nameOf(schema.$ref)}`, escapeHtml(nameOf(schema.$ref)))
  if (schema.oneOf) return schema.oneOf.map(typeOf).join(' or ')
  if (schema.allOf) return schema.allOf.map(typeOf).join(', ')
  if (schema.const !== undefined) return code(JSON.stringify(schema.const))
  if (schema.enum) return schema.enum.map((value) => code(JSON.stringify(value))).join(' | ')
  if (schema.items) return `array of ${typeOf(schema.items)}`
  // As part of `allOf`: what it narrows.
  if (schema.properties) return Object.entries(schema.properties).map(narrowed).join(', ')
  return escapeHtml([schema.type ?? 'any'].flat().join(' or '))
}

function narrowed([name, schema]: readonly [string, Schema]): string {
  return schema.properties || schema.items?.properties
    ? code(name)
    : `${code(name)}: ${typeOf(schema)}`
}

const LIMITS = {
  format: 'format',
  pattern: 'pattern',
  minimum: 'at least',
  maximum: 'at most',
  minLength: 'shortest',
  maxLength: 'longest',
  minItems: 'fewest',
  maxItems: 'most',
  default: 'default',
} as const satisfies Partial<Record<keyof Schema, string>>

function limits(schema: Schema): string {
  return Object.entries(LIMITS)
    .map(([key, label]) => [label, schema[key as keyof typeof LIMITS]] as const)
    .filter(([, value]) => value !== undefined)
    .map(
      ([label, value]) =>
        `; ${label} ${code(typeof value === 'string' && value ? value : JSON.stringify(value))}`,
    )
    .join('')
}

function errorTexts(texts: NonNullable<Schema['x-error-texts']>): string {
  const rows = Object.entries(texts).map(
    ([key, { en, zh }]) =>
      `<tr><td>${code(key)}<td>${escapeHtml(en)}<td lang="zh">${escapeHtml(zh)}`,
  )
  return scrollable(`<table><thead><tr><th>error_key<th>en<th>zh<tbody>${rows.join('\n')}</table>`)
}

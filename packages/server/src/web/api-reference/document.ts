/** The parts of an OpenAPI document that the reference shows. */
export interface OpenApiDocument {
  readonly info: {
    readonly title: string
    readonly version: string
    readonly summary: string
    readonly description: string
  }
  readonly servers: readonly [{ readonly url: string }]
  readonly security: Security
  readonly tags: readonly { readonly name: string; readonly description: string }[]
  readonly paths: Named<Named<Operation>>
  readonly components: {
    readonly parameters: Named<Parameter>
    readonly headers: Named<Header>
    readonly responses: Named<Response>
    readonly examples: Named<Example>
    readonly schemas: Named<Schema>
  }
}

export type Named<Value> = Readonly<Record<string, Value>>

/** What stands in its place, or where in `components` it stands. */
export type OrReference<Value> = Value | Reference

interface Reference {
  readonly $ref: string
}

export type Security = readonly Named<unknown>[]

export interface Operation {
  readonly operationId: string
  readonly tags: readonly string[]
  readonly summary: string
  readonly description?: string
  readonly security?: Security
  readonly 'x-extension'?: boolean
  readonly parameters?: readonly OrReference<Parameter>[]
  readonly requestBody?: { readonly required?: boolean; readonly content: Content }
  readonly responses: Named<OrReference<Response>>
}

export interface Parameter {
  readonly name: string
  readonly in: string
  readonly required?: boolean
  readonly description?: string
  readonly schema: Schema
  readonly 'x-extension'?: boolean
}

interface Header {
  readonly description: string
  readonly schema: Schema
}

export interface Response {
  readonly description: string
  readonly headers?: Named<OrReference<Header>>
  readonly content?: Content
}

export type Content = Named<MediaType>

export interface MediaType {
  readonly schema: Schema
  readonly examples?: Named<OrReference<Example>>
}

export interface Example {
  readonly summary?: string
  readonly value: unknown
}

export interface Schema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly description?: string
  readonly properties?: Named<Schema>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly oneOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly default?: unknown
  readonly format?: string
  readonly pattern?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly discriminator?: { readonly propertyName: string; readonly mapping: Named<string> }
  readonly 'x-extension'?: boolean
  readonly 'x-error-texts'?: Named<Readonly<Record<'zh' | 'en', string>>>
}

/** The last part of a reference: the name within its kind of component. */
export function nameOf(reference: string): string {
  return reference.slice(reference.lastIndexOf('/') + 1)
}

/** The value itself, wherever it stands. */
export function resolve<Value extends object>(
  value: OrReference<Value>,
  components: Named<Value>,
): Value {
  if (!('$ref' in value)) return value
  const found = components[nameOf(value.$ref)]
  if (!found) throw new Error(`The contract has no ${value.$ref}`)
  return found
}

import { readFileSync } from 'node:fs'
import { operations } from '@coinquiry/api-client/contract'
import { readYaml } from '../read-yaml.ts'

const CONTRACT = new URL('../../../../openapi.yaml', import.meta.url)

interface Described {
  readonly operationId?: string
  readonly summary?: string
  readonly description?: string
}

interface Prose {
  readonly info: { readonly title: string; readonly version: string; readonly description: string }
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>
}

type Operation = (typeof operations)[number]

/** The contract as Markdown, for those who read no OpenAPI: its introduction and each operation. */
export function contractText(): string {
  const { info, paths } = readYaml(readFileSync(CONTRACT, 'utf8')) as Prose
  const prose = new Map(
    Object.values(paths).flatMap((path) =>
      Object.values(path).map((described) => [described.operationId, described] as const),
    ),
  )
  return [
    `# ${info.title} API ${info.version}`,
    info.description.trim(),
    '## Operations',
    'Paths follow `/api/v1`. The schemas that are named here stand in [openapi.yaml](/api/docs/openapi.yaml).',
    ...operations.map((operation) => operationText(operation, prose.get(operation.id) ?? {})),
  ]
    .join('\n\n')
    .concat('\n')
}

function operationText(operation: Operation, { summary = '', description = '' }: Described) {
  const { id, method, path, signInRequired, parameters, body, responses, errors } = operation
  const lines = [
    `- ${signInRequired ? 'Needs a bearer token.' : 'Open to visitors.'}`,
    ...parameters.map(
      ({ name, in: place, required, schema }) =>
        `- \`${name}\` (${place}${required ? '' : ', optional'}): ${nameOf(schema)}`,
    ),
    ...Object.entries(body?.content ?? {}).map(
      ([type, { schema }]) => `- body, \`${type}\`: ${nameOf(schema)}`,
    ),
    ...Object.entries(responses['200']?.content ?? {}).map(
      ([type, { schema }]) => `- reply, \`${type}\`: ${nameOf(schema)}`,
    ),
    `- refuses with ${Object.entries(errors)
      .map(([key, status]) => `\`${key}\` (${status})`)
      .join(', ')}`,
  ]
  return [
    `### ${id}: ${summary}`,
    `\`${method} ${path}\``,
    // Its own headings would stand between the operations.
    description.trim().replaceAll(/^#+ (.*)$/gm, '**$1**'),
    lines.join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n')
}

type Schema = NonNullable<Operation['parameters'][number]>['schema']

/** A schema by its name, or else as JSON in which those of the contract stand by theirs. */
function nameOf(schema: Schema): string {
  const json = JSON.stringify(schema)
  return `\`${json.replaceAll(/\{"\$ref":"#\/components\/schemas\/(\w+)"\}/g, '$1')}\``
}

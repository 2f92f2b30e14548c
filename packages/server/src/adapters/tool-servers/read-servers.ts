import { readFileSync } from 'node:fs'
import { z } from 'zod'
import type { Env } from '../../env.ts'
import { faultOf, readYaml } from '../../read-yaml.ts'
import { StartError } from '../../start-error.ts'
import { plainText } from '../http/plain-text.ts'
import { functionName } from './function-name.ts'

const MOST_SERVERS = 10
const MOST_TOOLS = 20

const plain = (longest: number) =>
  z
    .string()
    .transform((text) => plainText(text, longest))
    .pipe(z.string().min(1, 'is empty'))
const variable = z.string().regex(/^[A-Za-z_]\w*$/, 'is no name of a variable')
const tool = z
  .strictObject({
    description: plain(500).optional(),
    label: z.strictObject({ zh: plain(60), en: plain(60) }).optional(),
  })
  .nullable()
const shared = {
  page: z.url({ protocol: /^https?$/, error: 'is no http(s) address' }).optional(),
  tools: z
    .record(z.string().min(1).max(128), tool)
    .refine((tools) => Object.keys(tools).length > 0, 'names no tool')
    .refine((tools) => Object.keys(tools).length <= MOST_TOOLS, `has more than ${MOST_TOOLS}`),
}
const remote = z.strictObject({
  url: z.url({ protocol: /^https?$/, error: 'is no http(s) address' }),
  headers: z.record(z.string().regex(/^[\w-]+$/, 'is no name of a header'), z.string()).optional(),
  ...shared,
})
const started = z.strictObject({
  command: z.string().min(1),
  args: z.array(z.union([z.string(), z.number()]).transform(String)).optional(),
  env: z.array(variable).optional(),
  ...shared,
})
const NAME = /^[a-z][a-z\d-]{0,23}$/
const file = z.record(
  z
    .string()
    .regex(NAME, 'must be a name of at most 24 small letters, digits and hyphens, as in studies'),
  z.record(z.string(), z.unknown()),
)

export interface AllowedTool {
  readonly name: string
  readonly description: string | null
  readonly label: { readonly zh: string; readonly en: string } | null
}

interface Declared {
  readonly name: string
  readonly page: string | null
  readonly tools: readonly AllowedTool[]
}
/** A server that is reached over HTTP. */
export interface RemoteServer extends Declared {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
}
/** A server that is a process of its own, started by us. */
export interface StartedServer extends Declared {
  readonly command: string
  readonly args: readonly string[]
  readonly env: Readonly<Record<string, string>>
}
export type DeclaredServer = RemoteServer | StartedServer

export type ToolServerSettings = Pick<Env, 'MCP_SERVERS' | 'variable'>

/** The servers that the operator declares; throws where the file cannot be used. */
export function readServers({ MCP_SERVERS, variable }: ToolServerSettings): DeclaredServer[] {
  if (!MCP_SERVERS) return []
  try {
    const servers = Object.entries(file.parse(readYaml(readFileSync(MCP_SERVERS, 'utf8'))))
    if (servers.length > MOST_SERVERS) throw new Error(`it has more than ${MOST_SERVERS} servers`)
    return servers.map(([name, given]) => declared(name, given, variable))
  } catch (error) {
    throw new StartError(`MCP_SERVERS ${MCP_SERVERS} cannot be used: ${faultOf(error)}`)
  }
}

type Lookup = ToolServerSettings['variable']

function declared(name: string, given: object, variable: Lookup): DeclaredServer {
  if ('url' in given === 'command' in given) throw new Error(`${name}: needs either url or command`)
  try {
    if ('url' in given) {
      const { url, headers = {}, ...rest } = remote.parse(given)
      const filled = Object.entries(headers).map(([header, text]) => [
        header,
        headerText(text, `headers ${header}`, variable),
      ])
      return { ...common(name, rest), url, headers: Object.fromEntries(filled) }
    }
    const { command, args = [], env = [], ...rest } = started.parse(given)
    const passed = env.map((one) => [one, valueNamed(one, 'env', variable)] as const)
    return { ...common(name, rest), command, args, env: Object.fromEntries(passed) }
  } catch (error) {
    throw new Error(`${name}: ${faultOf(error)}`)
  }
}

function common(
  name: string,
  { page, tools }: Pick<z.output<typeof remote>, 'page' | 'tools'>,
): Declared {
  const allowed = Object.entries(tools).map(([tool, of]) => ({
    ...{ name: tool, description: of?.description ?? null, label: of?.label ?? null },
  }))
  for (const [at, { name: one }] of allowed.entries()) {
    const called = functionName(name, one)
    const other = allowed.slice(0, at).find((tool) => functionName(name, tool.name) === called)
    if (other) throw new Error(`tools: a model would call ${other.name} and ${one} the same`)
  }
  return { name, page: page ?? null, tools: allowed }
}

/** Secrets stand in the environment: `Bearer ${TOKEN}` takes its end from the variable TOKEN. */
function headerText(text: string, place: string, variable: Lookup): string {
  const filled = text.replace(/\$\{(\w+)\}/g, (_, name: string) =>
    valueNamed(name, place, variable),
  )
  if (!/^[\t\u0020-\u007e]*$/.test(filled))
    throw new Error(`${place}: has characters that no header can have`)
  return filled
}

function valueNamed(name: string, place: string, variable: Lookup): string {
  const value = variable(name)
  if (value === undefined) throw new Error(`${place}: the variable ${name} is not set`)
  return value
}

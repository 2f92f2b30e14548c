import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { COMPILED } from '../../../../../../tests/fakes/server-process.ts'
import type { ServedTool, ToolServers } from '../../../ports/tool-servers.ts'
import { LIMITS, type ServerLimits } from '../limits.ts'
import { createToolServers } from '../tool-servers.ts'

const PROCESS = fileURLToPath(
  new URL('../../../../../../tests/fakes/tool-server-process.ts', import.meta.url),
)

/** A declaration of the fake server that is a process; `mood` is how it behaves as a whole. */
export const startedServer = (
  tools: readonly string[],
  mood = '',
  env: readonly string[] = [],
) => ({
  ...{ command: process.execPath, args: [PROCESS, mood], tools: allowing(...tools) },
  // So that it starts sooner.
  env: ['NODE_COMPILE_CACHE', ...env],
})

export const allowing = (...tools: readonly string[]) =>
  Object.fromEntries(tools.map((name) => [name, null]))

export interface DeclaredServers extends ToolServers, AsyncDisposable {
  /** Where it is written. */
  readonly file: string
  readonly reports: readonly string[]
  /** May be changed between two calls. */
  readonly limits: { -readonly [Name in keyof ServerLimits]: ServerLimits[Name] }
  /** The tool of this name, once it is offered. */
  tool(name: string): Promise<ServedTool>
  /** What calling it gives: its text, or why it failed. */
  said(name: string, given?: Readonly<Record<string, unknown>>): Promise<string>
}

/** The servers of a file with this in it. */
export async function declare(
  servers: Readonly<Record<string, object>>,
  given: Partial<ServerLimits> = {},
  variables: Readonly<Record<string, string>> = {},
): Promise<DeclaredServers> {
  const directory = await mkdtemp(join(tmpdir(), 'tool-servers-'))
  const MCP_SERVERS = join(directory, 'servers.json')
  await writeFile(MCP_SERVERS, JSON.stringify(servers))
  const known: Readonly<Record<string, string>> = { NODE_COMPILE_CACHE: COMPILED, ...variables }
  const reports: string[] = []
  const patient = { answerWaitsMs: 20_000, connectMs: 20_000, callMs: 20_000 }
  const limits = { ...LIMITS, ...patient, ...given }
  const created = createToolServers(
    { MCP_SERVERS, variable: (name) => known[name] },
    (what, error) => reports.push(`${what}: ${error}`),
    limits,
  )
  if (!created) throw new Error('There are no servers')
  const { offered } = created
  const { signal } = new AbortController()
  async function tool(name: string) {
    const { tools } = await offered(signal)
    const found = tools.find((one) => one.name === name)
    if (!found) throw new Error(`${name} is not offered`)
    return found
  }
  return {
    ...created,
    file: MCP_SERVERS,
    reports,
    limits,
    tool,
    async said(name, given = {}) {
      const { call } = await tool(name)
      return call(given, signal).then(
        ({ text }) => text,
        (error: Error) => error.message,
      )
    },
    async [Symbol.asyncDispose]() {
      await created.close()
      await rm(directory, { recursive: true })
    },
  }
}

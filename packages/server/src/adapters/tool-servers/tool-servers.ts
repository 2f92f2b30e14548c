import { setTimeout as sleep } from 'node:timers/promises'
import { DataFailure } from '../../ports/data-failure.ts'
import type {
  OfferedTools,
  ServedTool,
  ServerState,
  ToolServers,
} from '../../ports/tool-servers.ts'
import { LIMITS, type ServerLimits } from './limits.ts'
import { readServers, type ToolServerSettings } from './read-servers.ts'
import { ToolServer } from './tool-server.ts'

/** Told why a server cannot be used. */
type Report = (what: string, error: unknown) => void

/** The servers that the operator declares; null where there are none. Throws where the file is wrong. */
export function createToolServers(
  settings: ToolServerSettings,
  report: Report,
  limits: ServerLimits = LIMITS,
): ToolServers | null {
  const servers = readServers(settings).map((declared) => new ToolServer(declared, limits))
  if (servers.length === 0) return null

  /** Null where they are not there in time; then they may be for the next answer. */
  async function toolsOf(server: ToolServer, signal: AbortSignal) {
    const ending = new AbortController()
    const stop = AbortSignal.any([signal, ending.signal])
    const late = sleep(server.answerWaitsMs, undefined, { signal: stop }).then(() => {
      throw new DataFailure(`${server.name} is not connected yet`, 'late')
    })
    try {
      return await Promise.race([server.tools(), late])
    } catch (error) {
      if (!signal.aborted) report('The tools of a server cannot be used', error)
      return null
    } finally {
      ending.abort()
    }
  }

  return {
    async offered(signal): Promise<OfferedTools> {
      const found = await Promise.all(servers.map((server) => toolsOf(server, signal)))
      signal.throwIfAborted()
      const lacking = servers.flatMap((server, at) => {
        const tools = lackingOf(server, found[at] ?? null)
        return tools.length > 0 ? [{ server: server.name, tools }] : []
      })
      for (const { server, tools } of lacking) {
        const why = `${server} lacks or misdescribes ${tools.join(', ')}`
        report('A tool that is allowed cannot be used', new DataFailure(why, 'unreadable'))
      }
      return {
        tools: found.flatMap((tools) => tools ?? []),
        missing: servers.filter((_, at) => found[at] === null).map(({ name }) => name),
        lacking,
      }
    },
    examine: () => Promise.all(servers.map(stateOf)),
    async close() {
      await Promise.all(servers.map((server) => server.close()))
    },
  }
}

/** The allowed tools that are not there, where the server is. */
function lackingOf({ allowed }: ToolServer, tools: readonly ServedTool[] | null): string[] {
  return tools === null ? [] : allowed.filter((one) => !tools.some(({ name }) => name === one))
}

async function stateOf(server: ToolServer): Promise<ServerState> {
  const { name } = server
  try {
    const tools = await server.tools()
    const lacking = lackingOf(server, tools)
    return { name, fault: null, tools: tools.map((tool) => tool.name), lacking }
  } catch (error) {
    if (!(error instanceof DataFailure)) throw error
    return { name, fault: error.message, tools: [], lacking: [] }
  }
}

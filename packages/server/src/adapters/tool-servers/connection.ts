import { setTimeout as sleep } from 'node:timers/promises'
import type {
  CallToolResult,
  Client,
  ClientOptions,
  StreamableHTTPClientTransport,
  Tool,
} from '@modelcontextprotocol/client'
import type { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { PROGRAM } from '../../program.ts'
import { boundedFetch, TooLarge } from './bounded-fetch.ts'
import type { ServerLimits } from './limits.ts'
import type { DeclaredServer } from './read-servers.ts'

type Transport = StreamableHTTPClientTransport | StdioClientTransport

const MOST_PAGES = 5
const FAREWELL_MS = 1000
/** A reply repeats the id of what it answers. */
const LONGEST_ID = 100

/** A server could write a pattern that takes for ever: nothing of its schemas is run. */
const UNCHECKED: NonNullable<ClientOptions['jsonSchemaValidator']> = {
  getValidator: () => (data) => ({ valid: true, data: data as never, errorMessage: undefined }),
}

/** A connection to one server that has been made, with those of its tools that are allowed. */
export class Connection {
  readonly tools: readonly Tool[]
  readonly #client: Client
  readonly #transport: Transport
  readonly #guard: Guard
  readonly #limits: ServerLimits
  #running = 0
  #isLeft = false

  private constructor(of: Made, tools: readonly Tool[], limits: ServerLimits) {
    this.#client = of.client
    this.#transport = of.transport
    this.#guard = of.guard
    this.#limits = limits
    this.tools = tools
  }

  /** Rejects with an error of the protocol's client, or of the transport. */
  static async make(
    server: DeclaredServer,
    limits: ServerLimits,
    signal: AbortSignal,
    onClosed: () => void,
  ): Promise<Connection> {
    const made = await makeTransport(server, limits)
    const { client, transport, guard } = made
    const end = () => void transport.close().catch(() => undefined)
    signal.addEventListener('abort', end, { once: true })
    try {
      const timeout = 'url' in server ? limits.connectMs : limits.startMs
      await client.connect(transport, { timeout, signal })
      const listed = await listTools(client, timeout, signal)
      const allowed = new Set(server.tools.map(({ name }) => name))
      const tools = listed.filter(({ name }) => allowed.has(name))
      client.onclose = onClosed
      signal.throwIfAborted()
      return new Connection(made, tools, limits)
    } catch (error) {
      end()
      throw guard.fault ?? error
    } finally {
      signal.removeEventListener('abort', end)
    }
  }

  async call(tool: Tool, given: Readonly<Record<string, unknown>>, signal: AbortSignal) {
    const { outputSchema: _, ...toolDefinition } = tool
    this.#running += 1
    this.#guard.restart()
    try {
      const params = { name: tool.name, arguments: { ...given } }
      const options = { signal, timeout: this.#limits.callMs, toolDefinition }
      return (await this.#client.callTool(params, options)) satisfies CallToolResult
    } catch (error) {
      throw this.#guard.fault ?? error
    } finally {
      this.#running -= 1
      if (this.#isLeft && this.#running === 0) void this.close()
    }
  }

  /** Closes it once nobody waits for anything of it. */
  leave() {
    this.#isLeft = true
    if (this.#running === 0) void this.close()
  }

  async close(): Promise<void> {
    if ('terminateSession' in this.#transport) {
      const farewell = this.#transport.terminateSession().catch(() => undefined)
      await Promise.race([farewell, sleep(FAREWELL_MS, undefined, { ref: false })])
    }
    await this.#transport.close().catch(() => undefined)
  }
}

interface Made {
  readonly client: Client
  readonly transport: Transport
  readonly guard: Guard
}

/** The protocol's client is loaded here alone, once there is a server to speak to. */
async function makeTransport(server: DeclaredServer, limits: ServerLimits): Promise<Made> {
  const { Client, StreamableHTTPClientTransport } = await import('@modelcontextprotocol/client')
  const client = new Client(PROGRAM, {
    // Servers of the protocol before 2026-07-28 are spoken to as they expect it.
    versionNegotiation: { mode: 'auto', probe: { timeoutMs: limits.connectMs } },
    inputRequired: { autoFulfill: false },
    jsonSchemaValidator: UNCHECKED,
  })
  const guard = new Guard(limits)
  if ('url' in server) {
    const transport = new StreamableHTTPClientTransport(new URL(server.url), {
      requestInit: { headers: { ...server.headers } },
      fetch: boundedFetch(limits, () => guard.tooLarge()),
      reconnectionOptions: {
        ...{ initialReconnectionDelay: 1000, maxReconnectionDelay: 1000 },
        ...{ reconnectionDelayGrowFactor: 1, maxRetries: 0 },
      },
    })
    return { client, transport: guard.watch(transport), guard }
  }
  const { StdioClientTransport } = await import('@modelcontextprotocol/client/stdio')
  const { command, args, env } = server
  const transport = new StdioClientTransport({
    ...{ command, args: [...args], env: { ...env } },
    ...{ stderr: 'ignore', maxBufferSize: limits.bytes },
  })
  return { client, transport: guard.watch(transport), guard }
}

async function listTools(client: Client, timeout: number, signal: AbortSignal): Promise<Tool[]> {
  const tools: Tool[] = []
  let cursor: string | undefined
  if (!client.getServerCapabilities()?.tools) return tools
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const params = cursor === undefined ? {} : { cursor }
    const part = await client.request({ method: 'tools/list', params }, { timeout, signal })
    tools.push(...part.tools)
    cursor = part.nextCursor
    if (cursor === undefined) break
  }
  return tools
}

/** Closes a connection whose server sends more than anybody could want of it. */
class Guard {
  readonly #limits: ServerLimits
  #transport: Transport | null = null
  #heard = 0
  #fault: TooLarge | null = null

  constructor(limits: ServerLimits) {
    this.#limits = limits
  }

  /** What it closed the connection for. */
  get fault(): TooLarge | null {
    return this.#fault
  }

  watch<T extends Transport>(transport: T): T {
    this.#transport = transport
    transport.onmessage = (message) => {
      const id = 'id' in message ? message.id : null
      if (typeof id === 'string' && id.length > LONGEST_ID) this.tooLarge()
      this.#count()
    }
    transport.onerror = ({ message }) => {
      // How the transport of processes says that a line is too long.
      if (/exceeded maximum size/.test(message)) this.tooLarge()
      this.#count()
    }
    return transport
  }

  restart() {
    this.#heard = 0
  }

  tooLarge() {
    this.#fault ??= new TooLarge('more than is read')
    void this.#transport?.close().catch(() => undefined)
  }

  #count() {
    this.#heard += 1
    if (this.#heard > this.#limits.messages) this.tooLarge()
  }
}

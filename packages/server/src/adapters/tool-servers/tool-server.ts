import type { Tool } from '@modelcontextprotocol/client'
import { DataFailure } from '../../ports/data-failure.ts'
import type { ServedText, ServedTool } from '../../ports/tool-servers.ts'
import { plainText } from '../http/plain-text.ts'
import { Connection } from './connection.ts'
import { failureOf, isForgotten, isRefusal } from './failure.ts'
import { functionName } from './function-name.ts'
import { givenSchema } from './given-schema.ts'
import type { ServerLimits } from './limits.ts'
import type { AllowedTool, DeclaredServer } from './read-servers.ts'
import { resultText } from './result-text.ts'

const LONGEST_DESCRIPTION = 300
/** Of the arguments of one call as JSON, in UTF-16 units. */
const LONGEST_ARGUMENTS = 4000

type Arguments = Readonly<Record<string, unknown>>

/**
 * One server: connected at the first use, kept, connected again when that is over. A server that
 * failed is left alone for a while, so that no answer after it waits for it.
 */
export class ToolServer {
  readonly #declared: DeclaredServer
  readonly #limits: ServerLimits
  readonly #ending = new AbortController()
  readonly #served = new WeakMap<Tool, ServedTool | null>()
  #connecting: Promise<Connection> | null = null
  /** When connecting began, in ms; null while it is not connecting. */
  #connectingSince: number | null = null
  #quietUntil = 0
  #lastFailure: DataFailure | null = null

  constructor(declared: DeclaredServer, limits: ServerLimits) {
    this.#declared = declared
    this.#limits = limits
  }

  get name(): string {
    return this.#declared.name
  }

  get allowed(): readonly string[] {
    return this.#declared.tools.map(({ name }) => name)
  }

  /** How long an answer waits for it now, in ms: those before have waited, too. */
  get answerWaitsMs(): number {
    const waited = performance.now() - (this.#connectingSince ?? performance.now())
    return Math.max(0, this.#limits.answerWaitsMs - waited)
  }

  /** The tools that are allowed and that it has. Rejects with a `DataFailure`. */
  async tools(): Promise<readonly ServedTool[]> {
    const { tools } = await this.#connected()
    return this.#declared.tools.flatMap((allowed) => {
      const tool = tools.find(({ name }) => name === allowed.name)
      return (tool && this.#known(tool, allowed)) ?? []
    })
  }

  async close(): Promise<void> {
    this.#ending.abort(new DataFailure(`${this.name} is being closed`, 'unreachable'))
    const connection = await this.#connecting?.catch(() => null)
    await connection?.close()
  }

  /** A schema is looked at once for each connection. */
  #known(tool: Tool, allowed: AllowedTool): ServedTool | null {
    const known = this.#served.get(tool)
    if (known !== undefined) return known
    const served = this.#serve(tool, allowed)
    this.#served.set(tool, served)
    return served
  }

  #serve(tool: Tool, { name, description, label }: AllowedTool): ServedTool | null {
    const schema = givenSchema(tool.inputSchema)
    if (!schema) return null
    const own = plainText(tool.description ?? '', LONGEST_DESCRIPTION)
    return {
      ...{ server: this.name, name, functionName: functionName(this.name, name) },
      ...{ label, page: this.#declared.page },
      description: description
        ? { text: description, by: 'operator' }
        : { text: own, by: 'server' },
      parameters: schema.parameters,
      accepts: (given): given is Arguments =>
        JSON.stringify(given ?? null).length <= LONGEST_ARGUMENTS &&
        schema.arguments.safeParse(given).success,
      call: (given, signal) => this.#call(name, given, signal),
    }
  }

  async #call(name: string, given: Arguments, signal: AbortSignal): Promise<ServedText> {
    try {
      return await this.#tryCall(name, given, signal)
    } catch (error) {
      if (!isForgotten(error)) throw this.#failure(error, signal)
    }
    try {
      return await this.#tryCall(name, given, signal)
    } catch (error) {
      throw this.#failure(error, signal)
    }
  }

  async #tryCall(name: string, given: Arguments, signal: AbortSignal): Promise<ServedText> {
    const connecting = this.#connected()
    const connection = await connecting
    const tool = connection.tools.find((tool) => tool.name === name)
    if (!tool) throw new DataFailure(`${this.name} has no tool ${name} any more`, 'status')
    try {
      const result = await connection.call(tool, given, signal)
      if (result.isError) throw new DataFailure(`${this.name}: ${name} failed`, 'status')
      return resultText(result)
    } catch (error) {
      const isWell = signal.aborted || error instanceof DataFailure || isRefusal(error)
      if (!isWell) {
        if (this.#connecting === connecting) this.#connecting = null
        connection.leave()
        if (!isForgotten(error)) this.#beQuiet(failureOf(this.name, error))
      }
      throw error
    }
  }

  #failure(error: unknown, signal: AbortSignal): unknown {
    return signal.aborted ? signal.reason : failureOf(this.name, error)
  }

  #beQuiet(failure: DataFailure) {
    this.#lastFailure = failure
    this.#quietUntil = performance.now() + this.#limits.quietMs
  }

  #connected(): Promise<Connection> {
    if (this.#connecting) return this.#connecting
    const { signal } = this.#ending
    if (signal.aborted) return Promise.reject(signal.reason)
    if (this.#lastFailure && performance.now() < this.#quietUntil)
      return Promise.reject(this.#lastFailure)
    this.#connectingSince = performance.now()
    const connecting = Connection.make(this.#declared, this.#limits, signal, () => {
      if (this.#connecting === connecting) this.#connecting = null
    })
      .catch((error: unknown) => {
        this.#connecting = null
        const failure = failureOf(this.name, error)
        this.#beQuiet(failure)
        throw failure
      })
      .finally(() => {
        this.#connectingSince = null
      })
    this.#connecting = connecting
    return connecting
  }
}

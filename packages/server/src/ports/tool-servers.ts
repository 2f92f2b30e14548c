import type { Language } from '../ports.ts'

/** A tool of a server that the operator declares; it reads something and changes nothing. */
export interface ServedTool {
  /** The server's name in the operator's file. */
  readonly server: string
  /** As its server calls it. */
  readonly name: string
  /** What a model calls it by. */
  readonly functionName: string
  readonly description: {
    /** On one line, bounded; possibly ''. */
    readonly text: string
    /** Who wrote it; what a server says of itself is not to be trusted. */
    readonly by: 'operator' | 'server'
  }
  /** JSON Schema of the arguments, bounded: what the server asks for, as far as it is checked. */
  readonly parameters: object
  /** What people read while it works, in the operator's words. */
  readonly label: Readonly<Record<Language, string>> | null
  /** A public page of the server's operator, under which what it says can be cited. */
  readonly page: string | null
  /** Whether these arguments are as the schema wants them, and not too large. */
  accepts(given: unknown): given is Readonly<Record<string, unknown>>
  /** Rejects with a `DataFailure`, or with the signal's reason. */
  call(given: Readonly<Record<string, unknown>>, signal: AbortSignal): Promise<ServedText>
}

/** What a tool said. */
export interface ServedText {
  readonly text: string
  /** Whether there was more of it. */
  readonly isCut: boolean
}

export interface OfferedTools {
  readonly tools: readonly ServedTool[]
  /** Servers whose tools cannot be used now, by their names. */
  readonly missing: readonly string[]
  /** Of the other servers the allowed tools that they do not have, or not so that they can be used. */
  readonly lacking: readonly LackingTools[]
}

export interface LackingTools {
  readonly server: string
  /** By their names in the operator's file; at least one. */
  readonly tools: readonly string[]
}

/** What became of one server when it was looked at. */
export interface ServerState {
  readonly name: string
  /** Why it cannot be used; null where it can. */
  readonly fault: string | null
  /** The allowed tools that it has. */
  readonly tools: readonly string[]
  /** Those that it does not have, or describes in a way that cannot be used. */
  readonly lacking: readonly string[]
}

export interface ToolServers {
  /** Connects where there is no connection; waits for that a few seconds at most. */
  offered(signal: AbortSignal): Promise<OfferedTools>
  /** Connects to each and says what it is like, however long that takes within its limits. */
  examine(): Promise<readonly ServerState[]>
  /** Ends each connection and each process that was started for one. */
  close(): Promise<void>
}

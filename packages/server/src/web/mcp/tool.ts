import type { Client } from '@coinquiry/api-client'
import type { CallToolResult, Tool } from '@modelcontextprotocol/server'
import type { ZodType } from 'zod'
import type { SignedIn } from '../../contract/viewer.ts'
import { refuse } from '../../domain/refusal.ts'
import type { Language } from '../../ports.ts'

/** Who calls a tool, and what is done in this person's name. */
export interface Caller {
  readonly viewer: SignedIn
  /** Of the request; a tool's argument may name another. */
  readonly language: Language
  /** The API of this server, as this person calls it in this language. */
  api(language: Language): Client
  /** Counts one look-up; refuses one too many. */
  takeLookUp(): Promise<void>
  /** Aborted when the call is cancelled or its connection is closed. */
  readonly signal: AbortSignal
  /** For the operator. */
  report(error: unknown): void
}

/** Tells the caller how far its call is; nothing where it did not ask for that. */
export type Tell = (message: string) => Promise<void>

export interface McpTool {
  readonly tool: Tool
  /** Rejects with what `failed` makes a result of. */
  call(given: Given, caller: Caller, tell: Tell): Promise<CallToolResult>
}

export type Given = Readonly<Record<string, unknown>>

export const LANGUAGE = {
  type: 'string',
  enum: ['zh', 'en'],
  description: 'Of texts for people; that of Accept-Language unless it is given.',
}

export function languageOf({ language }: Given, caller: Caller): Language {
  return language === 'zh' || language === 'en' ? language : caller.language
}

/** The arguments as a schema reads them; refuses those that do not fit it, and names the first. */
export function readGiven<T>(schema: ZodType<T>, given: Given): T {
  const { success, data, error } = schema.safeParse(given)
  if (!success) throw refuse('error.badRequest', { detail: String(error.issues[0]?.path[0]) })
  return data
}

/** A result as data, and the same as text for clients that show text alone. */
export function dataResult(data: Record<string, unknown>): CallToolResult {
  return { content: [{ type: 'text', text: JSON.stringify(data) }], structuredContent: data }
}

export const READS = { readOnlyHint: true, destructiveHint: false, idempotentHint: true } as const

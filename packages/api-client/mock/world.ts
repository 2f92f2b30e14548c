import type { ErrorKey, Language, OperationId, Schemas } from '../src/contract/contract.ts'

/** What is asked of a script. */
export interface ScriptQuestion {
  readonly question: string
  readonly deepthink: boolean
  readonly language: Language
}

type ScriptEvent = Exclude<Schemas['AskEvent'], { event: 'start' | 'close' | 'error' }>

/** How an answer goes: events, each so many milliseconds after the one before, and its end. */
export interface Script {
  readonly steps: readonly { readonly after: number; readonly event: ScriptEvent }[]
  readonly end: 'done' | Schemas['AskErrorKey']
}

/** One question with all versions of its answer; the last one is selected. */
export interface SeedTurn {
  readonly question: string
  readonly answers: readonly {
    readonly content: string
    readonly think_content?: string
    readonly think_ms?: number
    readonly sources?: Schemas['Source'][]
    readonly figures?: Schemas['AnswerFigures']
    readonly status?: Schemas['VersionStatus']
  }[]
}

export interface SeedTopic {
  readonly title: string
  readonly turns: readonly SeedTurn[]
  readonly isFavorite?: boolean
  readonly isShared?: boolean
  /** By the operator; it was shared before. */
  readonly isTakenDown?: boolean
}

/** Where a refusal is met: an operation, or the first or a further question of a topic. */
export type RefusedAction = OperationId | 'ask:first' | 'ask:further'

/**
 * A fixed situation: who the user is, what the server holds, and what it refuses.
 * Nothing changes its figures but seeds.
 */
export interface World {
  readonly name: string
  /** Whether somebody is signed in when the mock starts. */
  readonly isSignedIn: boolean
  readonly user: Partial<
    Omit<Schemas['UserInfo'], 'user_id' | 'email' | 'resets_at' | 'plan_until'>
  >
  readonly refusals: Partial<Readonly<Record<RefusedAction, ErrorKey>>>
  readonly config: Partial<Schemas['Config']>
  /** Follow-up questions left in each topic. */
  readonly messagesLeft: number
  readonly points: Schemas['PointsInfo']
  readonly pointsRecords: readonly Omit<Schemas['PointsRecord'], 'created_at'>[]
  readonly topics: (language: Language) => readonly SeedTopic[]
  readonly script: (asked: ScriptQuestion) => Script
  /** Before each reply, in milliseconds. */
  readonly latency: number
  /** How many times as long each step of an answer takes. */
  readonly slowness: number
}

import type { Schemas } from '@coinquiry/api-client/contract'
import type { Source } from '../domain/generation.ts'

export type { Source }
export type AnswerFigures = Schemas['AnswerFigures']

export type DocumentFormat = 'pdf' | 'markdown' | 'docx'

/** Why an answer is shorter than it might have been. */
export type Unfinished = 'running' | 'stopped' | 'interrupted' | 'failed'

export interface DocumentTurn {
  readonly question: string
  /** Markdown. */
  readonly answer: string
  /** The visible analysis, Markdown; '' when there was none. */
  readonly analysis: string
  readonly sources: readonly Source[]
  /** Which numbers of the answer come from where; null where they were not looked at. */
  readonly figures: AnswerFigures | null
  readonly deepThink: boolean
  readonly internetSearch: boolean
  /** Null when it is no longer known. */
  readonly askedAt: Date | null
  /** Null for a complete answer. */
  readonly unfinished: Unfinished | null
}

/** What is exported: a topic, or one answer with its question. */
export interface ExportDocument {
  readonly title: string
  /** The owner's name. */
  readonly owner: string
  /** The owner's name over every page, when copyright protection is on. */
  readonly watermark: string | null
  readonly turns: readonly DocumentTurn[]
  readonly exportedAt: Date
  /** The reader's IANA time zone, in which all times are given. */
  readonly timeZone: string
  readonly language: 'zh' | 'en'
  /** The product's own address, against which relative links are read. */
  readonly publicUrl: string
}

/** More documents wait than can be written in reasonable time: of this client, or of all together. */
export class DocumentsBusy extends Error {
  readonly of: 'client' | 'server'
  /** Seconds after which trying again makes sense. */
  readonly retryAfter: number
  constructor(of: DocumentsBusy['of'], retryAfter: number) {
    super('Too many documents wait to be written')
    this.of = of
    this.retryAfter = retryAfter
  }
}

/** A place in the queue, held for one document. */
export interface QueuePlace {
  /**
   * Rejects with `signal.reason` when nobody waits any more, and with an error of its own when this
   * document can't be written in reasonable time.
   */
  write(document: ExportDocument, format: DocumentFormat, signal: AbortSignal): Promise<Uint8Array>
  /** Gives the place back, whatever became of the document. */
  leave(): void
}

export interface Documents {
  /** A place for a document of this client; throws `DocumentsBusy` when too many wait. */
  enter(client: string): QueuePlace
  /** How many documents wait or are being written. */
  readonly queued: number
  /** Ends the thread; what still waits is rejected. */
  close(): Promise<void>
}

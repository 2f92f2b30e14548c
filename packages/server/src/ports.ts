/** The outside world as the features see it: each port is implemented in `adapters/`. */
import type { AskEvent, Schemas } from '@coinquiry/api-client/contract'
import type { EarlierTurn } from './domain/earlier-turns.ts'
import type { Figure } from './domain/figure.ts'
import type { MeteredCall, TokenMeter } from './domain/tokens.ts'
import type { Checkout } from './ports/checkout.ts'
import type { Documents } from './ports/documents.ts'
import type { Images } from './ports/images.ts'
import type { LegalTexts } from './ports/legal-texts.ts'
import type { DataKind } from './ports/live-data.ts'
import type { LookUps } from './ports/look-ups.ts'
import type { PreviewPictures } from './ports/preview-pictures.ts'
import type { SocialLogin } from './ports/social-login.ts'

export type { MeteredCall, TokenMeter }

export type Language = 'zh' | 'en'

export interface Clock {
  now(): Date
}

export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

export interface Mailer {
  /** Rejects when the mail was not accepted for delivery. */
  send(mail: Mail): Promise<void>
}

export type Turn = EarlierTurn

/** Said to a person in trouble before the engine begins; its text follows. */
export interface Opening {
  /** Markdown. */
  readonly text: string
  /** The handbook's entry on it, by slug. */
  readonly entry: string | null
  /** What has to be minded in what follows. */
  readonly guidance: string
}

export interface Question {
  readonly text: string
  /** Earlier turns of the selected path, oldest first: the first question with its answer, and the newest. */
  readonly history: readonly Turn[]
  /** So many questions with their answers are left out behind the first one; none without it. */
  readonly leftOut?: number
  /** False: no `think` events may come. */
  readonly deepThink: boolean
  /** False: neither web search nor market data may be used. */
  readonly internetSearch: boolean
  /** The asker's interface language; an answer follows the language of the question itself. */
  readonly language: Language
  readonly opening?: Opening
}

/** A sum of an answer: which calculator computes it, from what. */
export type ComputedSum = Schemas['ComputedSums'][number]

/** Figures that an engine has at hand; the numbers of its answer are held against them. */
export interface FoundFigures {
  readonly event: 'found'
  readonly figures: readonly Figure[]
  /** What the answer computes, for a form. */
  readonly sums?: readonly ComputedSum[]
  /**
   * Passages of pages that were read, of which the source with this link may show less; a link to a
   * PDF names the page of the passage.
   */
  readonly read?: readonly { readonly url: string; readonly text: string }[]
  /** Of the handbook's entries that the answer quotes beside them. */
  readonly texts?: readonly string[]
  /** What the server says of its own before the engine begins: its numbers need no source. */
  readonly said?: string
  /** The kinds of live data that were asked and gave nothing. */
  readonly missed?: readonly DataKind[]
}

/** What an engine may say; the generation adds `start`, `figures`, `generateEnd`, `close` and `error`. */
export type EngineEvent =
  | Extract<
      AskEvent,
      {
        event: 'think' | 'thinkEnd' | 'relevant' | 'progress' | 'sources' | 'message' | 'followups'
      }
    >
  | FoundFigures

export type EngineFailureKey = 'error.modelFailed' | 'error.modelTimeout' | 'error.modelBusy'

/** The only error an engine throws of its own; anything else is a defect. */
export class EngineFailure extends Error {
  readonly key: EngineFailureKey
  constructor(key: EngineFailureKey, options?: ErrorOptions) {
    super(key, options)
    this.key = key
  }
}

export interface AnswerEngine {
  readonly kind: 'model' | 'handbook'
  /** The model's name, or null for the handbook. */
  readonly model: string | null
  /** Whether it can search the web when a question asks for it. */
  readonly searches: boolean
  /** Whether it can read live data when a question asks for it. */
  readonly readsLiveData: boolean
  /**
   * Ends when the answer is complete; stops promptly and quietly when `signal` is aborted. What a
   * model uses is counted on the meter.
   */
  answer(question: Question, signal: AbortSignal, meter?: TokenMeter): AsyncIterable<EngineEvent>
  /** A short title for a topic that begins with `question`, or null when this engine writes none. */
  title(question: string, signal: AbortSignal, meter?: TokenMeter): Promise<string | null>
  /** Ends what it keeps running between answers, such as processes of tools. */
  close?(): Promise<void>
}

export interface Ports {
  readonly clock: Clock
  readonly mailer: Mailer
  readonly answerEngine: AnswerEngine
  readonly lookUps: LookUps
  readonly socialLogin: SocialLogin
  readonly images: Images
  readonly checkout: Checkout
  readonly documents: Documents
  readonly previewPictures: PreviewPictures
  /** As they were at the start. */
  readonly legalTexts: LegalTexts
}

import type { ErrorKey, OperationId } from '../src/contract/contract.ts'
import type { CallRequest, Credentials } from './request.ts'

/** Somebody who is signed in. */
export interface Person extends Credentials {
  readonly token: string
  /** `coinquiry_navigation=…`, as the browser got it at the sign-in. */
  readonly cookie: string
}

/** An X account as the address says to which the browser returned. */
export interface Proof extends Person {
  readonly twitter: {
    readonly twitter_id: string
    readonly screen_name: string
    readonly email: string
    readonly icon: string
  }
}

/** Texts to which the server under test answers in a certain way. */
export interface Questions {
  /** Answered within a second or two, with an analysis. */
  readonly quick: string
  /**
   * Begins to be answered at once and goes on for a minute, unless it is stopped. Without it the cases
   * of answers that are being written are left out.
   */
  readonly slow?: string
  /** No question about crypto or investing; answered within a second or two. */
  readonly offTopic: string
  /**
   * Answered within a few seconds with a sum that has rows, such as several purchases, told as a form.
   * Without it the cases of sums are left out.
   */
  readonly sum?: string
  /** Answered within a few seconds with a card and with bars; without it their cases are left out. */
  readonly drawn?: string
  /** Given up by the answer engine, by the key under which it does so; keys may be left out. */
  readonly failing: Readonly<
    Partial<Record<'error.modelFailed' | 'error.modelBusy' | 'error.modelTimeout', string>>
  >
}

/**
 * Situations into which a server must be put for the suite to see its replies. Each call makes a
 * new one, which no other case shares. They may lie on different servers: each names its own.
 * One that a server can't be brought into is `leftOut('why')`; one that it can be brought into in
 * part throws `LeftOut` for the rest.
 */
export interface Worlds {
  /** New, with the whole allowance of the day, and nothing asked yet. */
  freeUser(): Promise<Person>
  proUser(): Promise<Person>
  /** Free, without a topic left today. */
  outOfTopics(): Promise<Person>
  /** Free, with a topic in which no follow-up is left today. */
  outOfMessages(): Promise<Person & { readonly topicsId: string }>
  /** A token that was valid until its owner signed out. */
  revokedToken(): Promise<string>
  /** A token of an account that was deleted. */
  deletedUser(): Promise<string>
  /** The newest code mailed to this address. */
  codeFor(email: string): Promise<string>
  /** A mailed code that has expired. */
  expiredCode(): Promise<{ readonly email: string; readonly email_code: string }>
  /** A mailed code that is good, for an account that the operator has blocked. */
  blockedUser(): Promise<Credentials & { readonly email: string; readonly email_code: string }>
  /** Whose topic was public until the operator took it down. */
  takenDown(): Promise<Person & { readonly topicsId: string; readonly shareToken: string }>
  /** A server that can't hand over its mails. */
  withoutMail(): Promise<Credentials>
  /** A request to this operation that would be served, if it were not one too many. */
  limited(operation: Limited): Promise<Person & { readonly request: CallRequest }>
  /** Signed in where every question is refused for this reason. */
  refusedAsk(key: AskLimit): Promise<Person>
  /** One export of this user is being written, and as many more wait as may. */
  exporting(): Promise<Person & { readonly topicsId: string; readonly answerId: string }>
  /** A server of its own that begins to shut down at `leave()`, with answers under way. */
  leaving(): Promise<Person & { leave(): Promise<void> }>
  /** A server at which neither Google nor Apple nor X is configured. */
  withoutProviders(): Promise<Person>
  /** A browser that comes back from a provider, to sign in: the request it makes then. */
  returning(provider: 'google' | 'apple' | 'twitter'): Promise<CallRequest>
  /** Has proved an X account and not bound it yet. */
  provenTwitter(): Promise<Proof>
  /** Has proved an X account that is bound to another account. */
  takenTwitter(): Promise<Proof>
  /** Member with a bound X account that has a picture. */
  pictured(): Promise<Person>
  /** Member with a bound X account that has none. */
  pictureless(): Promise<Person>
  /** Whose only way to sign in is X. */
  onlyTwitter(): Promise<Person>
  /** A free user of a server at which nothing can be bought. */
  withoutCheckout(): Promise<Person>
  /** A free user of a server whose payment provider does not answer. */
  brokenCheckout(): Promise<Person>
  /** An event as Stripe sends it, not delivered yet. */
  stripeEvent(): Promise<Credentials & { readonly request: CallRequest }>
}

/** The names of all worlds. */
export const worldNames = Object.keys({
  freeUser: true,
  proUser: true,
  outOfTopics: true,
  outOfMessages: true,
  revokedToken: true,
  deletedUser: true,
  codeFor: true,
  expiredCode: true,
  blockedUser: true,
  takenDown: true,
  withoutMail: true,
  limited: true,
  refusedAsk: true,
  exporting: true,
  leaving: true,
  withoutProviders: true,
  returning: true,
  provenTwitter: true,
  takenTwitter: true,
  pictured: true,
  pictureless: true,
  onlyTwitter: true,
  withoutCheckout: true,
  brokenCheckout: true,
  stripeEvent: true,
} satisfies Record<keyof Worlds, true>) as readonly (keyof Worlds)[]

/** A server under test, and how to put it into situations. */
export interface Subject extends Worlds {
  readonly name: string
  readonly api: string
  readonly questions: Questions
  /** False for a mock that shows situations and decides no rule about them. */
  readonly decides: boolean
  /** What it leaves out; these must answer 501. */
  readonly notOffered?: readonly OperationId[]
}

/** Any operation may be limited; these are, and show what it looks like. */
export const limited = [
  'sendEmail',
  'ask',
  'uploadAvatar',
  'downloadTopic',
  'downloadMessage',
  'downloadUserData',
] as const satisfies readonly OperationId[]

export type Limited = (typeof limited)[number]

/** Why a question is refused beside rates and the free allowance. */
export const askLimits = [
  'error.tokenLimit',
  'error.serverTokenLimit',
  'error.tooManyAnswers',
  'error.serverBusy',
] as const satisfies readonly ErrorKey[]

export type AskLimit = (typeof askLimits)[number]

/** How calls reach a server. */
export interface Client {
  /** Where the API's paths begin: `/api/v1` on the page's own origin, or an absolute address. */
  readonly baseUrl: string
  /** The access token of the moment, or null for a visitor; asked anew for each call. */
  readonly token?: () => string | null
  /** Language of messages and refusals. */
  readonly language?: () => 'zh' | 'en'
  /** Called when the server no longer accepts the token that is still the current one. */
  readonly onUnauthorized?: () => void
  readonly fetch?: typeof fetch
}

let usual: Client = { baseUrl: '/api/v1' }

/**
 * Sets the client of all calls that don't name one. An app has one server and one session, so its
 * calls stay plain functions (`fetchUser()`) that a bundler can drop one by one; whoever talks to
 * several servers or as several users passes `{ client }` to each call and never configures.
 */
export function configure(client: Client): void {
  usual = client
}

/** What every call takes as its last argument. */
export interface CallOptions {
  readonly client?: Client
  readonly signal?: AbortSignal
  readonly headers?: Record<string, string>
  /** The request reaches the server even if its page is left or loaded again meanwhile; for bodies of up to 64 KiB. */
  readonly keepalive?: boolean
}

export const clientOf = (options: CallOptions): Client => options.client ?? usual

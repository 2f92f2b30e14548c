/** How calls reach a server. */
export interface Client {
  /**
   * Where the API's paths begin: an absolute address, or `/api/v1` on the page's own origin. Slashes
   * at its end don't count.
   */
  readonly baseUrl: string
  /** The access token of the moment, or null for a visitor; asked anew for each call. */
  readonly token?: (() => string | null) | undefined
  /** Language of messages and refusals. */
  readonly language?: (() => 'zh' | 'en') | undefined
  /** Called when the server no longer accepts the token that was sent and is still the current one. */
  readonly onUnauthorized?: (() => void) | undefined
  readonly fetch?: typeof fetch | undefined
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
  readonly client?: Client | undefined
  readonly signal?: AbortSignal | undefined
  readonly headers?: Record<string, string> | undefined
  /** The request reaches the server even if its page is left or loaded again meanwhile; for bodies of up to 64 KiB. */
  readonly keepalive?: boolean | undefined
}

export const clientOf = (options: CallOptions): Client => options.client ?? usual

/**
 * Where the API's paths begin, without slashes at its end. Throws an `Error` where it is no address:
 * a host alone is none, and a path only where a page or the client's own `fetch` knows its server.
 */
export function baseOf(
  { baseUrl, fetch }: Client,
  hasPage: unknown = fetch ?? globalThis.location,
): string {
  if ((hasPage ? /^$|^(https?:\/)?\// : /^https?:\/\//).test(baseUrl))
    return baseUrl.replace(/\/+$/, '')
  throw new Error(`baseUrl is "${baseUrl}", not https://… or, in a page, /…`)
}

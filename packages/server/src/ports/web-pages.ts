/** A piece of a page's text: a paragraph, a heading, an item of a list, a row of a table. */
export interface TextBlock {
  readonly text: string
  /** Where it stands in a PDF, from 1; null elsewhere. */
  readonly page: number | null
}

export interface WebPage {
  /** Possibly ''. */
  readonly title: string
  /** In their order. */
  readonly blocks: readonly TextBlock[]
  /** An ISO 8601 date, if the page says it. */
  readonly published: string | null
  readonly author: string | null
  /** The name of the site, as the page says it. */
  readonly site: string | null
}

/** Why a page was not read. */
export type PageFailureKind =
  /** Its address is none that may be read: not http or https, or not of a public machine. */
  | 'address'
  /** The operator does not let this host be read. */
  | 'host'
  /** The site asks programs not to read it. */
  | 'robots'
  | 'missing'
  /** The site refuses, fails or cannot be reached. */
  | 'unreachable'
  | 'large'
  /** The site, or making text of the page, took too long. */
  | 'late'
  /** Neither a page of text nor a PDF. */
  | 'type'
  /** No text can be found in it. */
  | 'unreadable'
  /** Too many pages are being read. */
  | 'busy'

/** Its message is fit for a log: it names the host alone. */
export class WebPageFailure extends Error {
  override readonly name = 'WebPageFailure'
  readonly kind: PageFailureKind

  constructor(kind: PageFailureKind, message: string) {
    super(message)
    this.kind = kind
  }
}

export interface WebPages {
  /** Rejects with a `WebPageFailure`, or with the signal's reason. */
  read(address: string, signal: AbortSignal): Promise<WebPage>
}

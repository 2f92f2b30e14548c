import type { LegalPageName } from '@coinquiry/api-client/contract'

/** One text in each language; null where it is missing. */
export interface Texts {
  readonly zh: string | null
  readonly en: string | null
}

export const LEGAL_PAGES: readonly LegalPageName[] = ['terms', 'privacy', 'imprint']

/** What the operator has written, in Markdown; `notice` is a line for people of some regions. */
export type LegalTexts = Readonly<Record<LegalPageName | 'notice', Texts>>

/** More than any such text needs, and little enough to be rendered at once. */
export const LEGAL_TEXT_MAX_BYTES = 200_000
/** A notice is a line or two. */
export const NOTICE_MAX_BYTES = 1000

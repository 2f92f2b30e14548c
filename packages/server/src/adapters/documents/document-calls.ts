import type { DocumentFormat, ExportDocument } from '../../ports/documents.ts'

/** The messages to the thread, one at a time. */
export interface WriteCall {
  readonly document: ExportDocument
  readonly format: DocumentFormat
}

/** What it answers. */
export type Written = { readonly content: Uint8Array } | { readonly failure: string }

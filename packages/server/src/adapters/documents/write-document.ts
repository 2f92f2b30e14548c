import type { DocumentFormat, ExportDocument } from '../../ports/documents.ts'
import { reportOf } from './report.ts'

export interface DocumentTask {
  readonly document: ExportDocument
  readonly format: DocumentFormat
}

/** Writes a document in this thread; each writer's libraries are loaded when first needed. */
export async function writeDocument({ document, format }: DocumentTask): Promise<Uint8Array> {
  const report = reportOf(document)
  switch (format) {
    case 'markdown': {
      const { writeMarkdown } = await import('./markdown/write-markdown.ts')
      return writeMarkdown(report)
    }
    case 'docx': {
      const { writeDocx } = await import('./docx/write-docx.ts')
      return writeDocx(report)
    }
    case 'pdf': {
      const { writePdf } = await import('./pdf/write-pdf.ts')
      return writePdf(report)
    }
  }
}

import type { DocumentTurn, ExportDocument } from '../../../ports/documents.ts'
import { writeDocument } from '../write-document.ts'
import { openDocx, textOfDocx } from './open-docx.ts'
import { openPdf } from './open-pdf.ts'
import { sampleDocument } from './sample-document.ts'

/** A document of one turn in each format. */
export async function all(turn: Partial<DocumentTurn> = {}, over: Partial<ExportDocument> = {}) {
  const document = sampleDocument(turn, over)
  return {
    pdf: openPdf(await writeDocument({ document, format: 'pdf' })),
    docx: openDocx(await writeDocument({ document, format: 'docx' })),
    markdown: new TextDecoder().decode(await writeDocument({ document, format: 'markdown' })),
  }
}

/** The texts of each. */
export async function texts(turn: Partial<DocumentTurn>, over: Partial<ExportDocument> = {}) {
  const { pdf, docx, markdown } = await all(turn, over)
  return [pdf.text, textOfDocx(docx), markdown]
}

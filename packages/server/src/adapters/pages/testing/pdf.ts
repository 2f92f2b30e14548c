import { deflateSync } from 'node:zlib'

const written = (lines: readonly string[]) =>
  lines.map((line, at) => `BT /F 12 Tf 72 ${700 - at * 14} Td (${line}) Tj ET`).join('\n')

/** A PDF with so many pages of lines. */
export const pdf = (pages: readonly (readonly string[])[]): Buffer =>
  pdfOf(pages.map((lines) => Buffer.from(written(lines))))

/** A PDF whose pages are drawn by these contents, which are packed in it. */
export function pdfOf(contents: readonly Buffer[]): Buffer {
  const kids = contents.map((_, at) => `${5 + at * 2} 0 R`).join(' ')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${contents.length} /Kids [${kids}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    '<< /Title (On fees) /Author (A. Writer) >>',
    ...contents.flatMap((content, at) => [pageOf(6 + at * 2), packed(content)]),
  ]
  return Buffer.concat([
    Buffer.from('%PDF-1.4\n'),
    ...objects.flatMap((object, at) => [
      Buffer.from(`${at + 1} 0 obj\n`),
      Buffer.from(object),
      Buffer.from('\nendobj\n'),
    ]),
    Buffer.from(`trailer << /Root 1 0 R /Info 4 0 R /Size ${objects.length + 1} >>\n%%EOF`),
  ])
}

const pageOf = (content: number) =>
  `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents ${content} 0 R /Resources << /Font << /F 3 0 R >> >> >>`

function packed(content: Buffer): Buffer {
  const stream = deflateSync(content)
  const head = `<< /Length ${stream.length} /Filter /FlateDecode >>\nstream\n`
  return Buffer.concat([Buffer.from(head), stream, Buffer.from('\nendstream')])
}

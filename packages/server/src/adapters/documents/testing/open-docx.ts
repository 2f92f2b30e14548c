import { inflateRawSync } from 'node:zlib'

/** The parts of a Docx by their names, read through the archive's own directory. */
export function openDocx(content: Uint8Array): ReadonlyMap<string, string> {
  const bytes = Buffer.from(content)
  const end = bytes.lastIndexOf('PK\x05\x06', undefined, 'latin1')
  const parts = new Map<string, string>()
  let at = bytes.readUInt32LE(end + 16)
  for (let count = bytes.readUInt16LE(end + 10); count > 0; count -= 1) {
    const size = bytes.readUInt32LE(at + 20)
    const nameLength = bytes.readUInt16LE(at + 28)
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength)
    const header = bytes.readUInt32LE(at + 42)
    const start = header + 30 + bytes.readUInt16LE(header + 26) + bytes.readUInt16LE(header + 28)
    const packed = bytes.subarray(start, start + size)
    const isPacked = bytes.readUInt16LE(at + 10) === 8
    parts.set(name, (isPacked ? inflateRawSync(packed) : packed).toString('utf8'))
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return parts
}

export function partOf(docx: ReadonlyMap<string, string>, name: string): string {
  const part = docx.get(name)
  if (part === undefined) throw new Error(`The document has no ${name}`)
  return part
}

/** The text of the body, a line for each paragraph. */
export function textOfDocx(docx: ReadonlyMap<string, string>): string {
  return partOf(docx, 'word/document.xml')
    .replaceAll('</w:p>', '\n')
    .replaceAll('<w:br/>', '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&')
}

/** Where the document's relationships lead outside of it. */
export function targetsOf(docx: ReadonlyMap<string, string>): string[] {
  return [...docx]
    .filter(([name]) => name.endsWith('.rels'))
    .flatMap(([, rels]) => [...rels.matchAll(/<Relationship [^>]*TargetMode="External"[^>]*>/g)])
    .map(([relationship]) => /Target="([^"]*)"/.exec(relationship)?.[1] ?? '')
}

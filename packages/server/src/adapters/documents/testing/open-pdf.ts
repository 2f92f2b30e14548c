import { inflateSync } from 'node:zlib'

export interface OpenPdf {
  /** All objects but their streams. */
  readonly objects: string
  /** All streams, unpacked. */
  readonly streams: string
  readonly pages: number
  /** Where its links lead. */
  readonly links: readonly string[]
  /** All text, as a reader would copy it. */
  readonly text: string
}

interface PdfObject {
  readonly dictionary: string
  readonly stream: string
}

/** Reads a PDF as far as a test needs it: as the one library writes it that makes ours. */
export function openPdf(content: Uint8Array): OpenPdf {
  const objects = objectsOf(Buffer.from(content))
  const all = [...objects.values()]
  const whole = all.map(({ dictionary }) => dictionary).join('\n')
  const streams = all.map(({ stream }) => stream).join('\n')
  const links = all.flatMap(({ dictionary }) => {
    const uri = /\/URI \(((?:[^\\)]|\\.)*)\)/.exec(dictionary)?.[1]
    return uri === undefined ? [] : [uri.replaceAll(/\\(.)/g, '$1')]
  })
  const pages = all.filter(({ dictionary }) => /\/Type \/Page\b/.test(dictionary)).length
  return { objects: whole, streams, pages, links, text: textOf(objects) }
}

function objectsOf(bytes: Buffer): Map<string, PdfObject> {
  const objects = new Map<string, PdfObject>()
  const text = bytes.toString('latin1')
  for (const match of text.matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj$/gm)) {
    const [, id = '', body = ''] = match
    const [dictionary = '', rest] = body.split('\nstream\n')
    const packed = rest?.slice(0, rest.lastIndexOf('\nendstream'))
    const isPacked = dictionary.includes('/FlateDecode')
    const stream =
      packed === undefined
        ? ''
        : isPacked
          ? inflateSync(Buffer.from(packed, 'latin1')).toString('latin1')
          : packed
    objects.set(id, { dictionary, stream })
  }
  return objects
}

function textOf(objects: ReadonlyMap<string, PdfObject>): string {
  const fonts = fontsOf(objects)
  const parts: string[] = []
  for (const { stream } of objects.values()) {
    let font: ReadonlyMap<string, string> | undefined
    for (const [, name, shown] of stream.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
      if (name) font = fonts.get(name)
      for (const [, codes = ''] of (shown ?? '').matchAll(/<([0-9a-f]*)>/g)) {
        parts.push(decoded(codes, font))
      }
    }
  }
  return parts.join('')
}

function decoded(codes: string, font: ReadonlyMap<string, string> | undefined): string {
  if (!font) return Buffer.from(codes, 'hex').toString('latin1')
  return (codes.match(/.{4}/g) ?? []).map((code) => font.get(code) ?? '\ufffd').join('')
}

/** What the codes of each embedded font mean. */
function fontsOf(
  objects: ReadonlyMap<string, PdfObject>,
): Map<string, ReadonlyMap<string, string>> {
  const fonts = new Map<string, ReadonlyMap<string, string>>()
  for (const { dictionary } of objects.values()) {
    for (const [, name = '', id = ''] of dictionary.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const map = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.dictionary ?? '')?.[1]
      if (map) fonts.set(name, meanings(objects.get(map)?.stream ?? ''))
    }
  }
  return fonts
}

function meanings(map: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const [, first = '', list = ''] of map.matchAll(/<(\w{4})> <\w{4}> \[([^\]]*)\]/g)) {
    for (const [place, [, units = '']] of [...list.matchAll(/<([\w ]*)>/g)].entries()) {
      const code = (Number.parseInt(first, 16) + place).toString(16).padStart(4, '0')
      found.set(code, Buffer.from(units.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'))
    }
  }
  return found
}

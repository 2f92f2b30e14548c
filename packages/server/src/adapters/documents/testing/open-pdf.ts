import { inflateSync } from 'node:zlib'

export interface OpenPdf {
  /** All objects but their streams. */
  readonly objects: string
  /** All streams, unpacked. */
  readonly streams: string
  readonly pages: number
  /** The text of each page. */
  readonly pageTexts: readonly string[]
  /** How wide a character is drawn, in thousandths of the font's size; each width once. */
  widthsOf(character: string): readonly number[]
  /** Where a word begins, in points from the left. */
  leftOf(word: string): number | undefined
  /** How high each occurrence of a word stands, in points from the bottom of its page. */
  baselinesOf(word: string): readonly number[]
  /** Where its links lead. */
  readonly links: readonly string[]
  /** Where they are drawn, as the left, bottom, right and top of each. */
  readonly linkAreas: readonly (readonly [number, number, number, number])[]
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
  const linkAreas = [...whole.matchAll(/\/Rect \[([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+)\]/g)].map(
    ([, ...sides]): [number, number, number, number] => {
      const [left = 0, bottom = 0, right = 0, top = 0] = sides.map(Number)
      return [left, bottom, right, top]
    },
  )
  const fonts = fontsOf(objects)
  const shown = all.flatMap(({ stream }) => charactersOf(stream, fonts))
  const pageTexts = pageStreams(objects).map((stream) => textOf(charactersOf(stream, fonts)))
  return {
    objects: whole,
    streams,
    pages: pageTexts.length,
    pageTexts,
    links,
    linkAreas,
    text: textOf(shown),
    baselinesOf: (word) =>
      [...textOf(shown).matchAll(new RegExp(word, 'g'))].map(({ index }) => shown[index]?.top ?? 0),
    leftOf: (word) => shown[textOf(shown).indexOf(word)]?.left,
    widthsOf: (character) => [
      ...new Set(shown.filter(({ text }) => text === character).map(({ width }) => width)),
    ],
  }
}

/** What is drawn on each page, in the order of the pages. */
function pageStreams(objects: ReadonlyMap<string, PdfObject>): string[] {
  const tree = [...objects.values()].find(({ dictionary }) => dictionary.includes('/Type /Pages'))
  const kids = /\/Kids \[([^\]]*)\]/.exec(tree?.dictionary ?? '')?.[1] ?? ''
  return [...kids.matchAll(/(\d+) 0 R/g)].map(([, id = '']) => {
    const content = /\/Contents (\d+) 0 R/.exec(objects.get(id)?.dictionary ?? '')?.[1] ?? ''
    return objects.get(content)?.stream ?? ''
  })
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

interface Character {
  readonly text: string
  readonly width: number
}

interface Shown extends Character {
  /** Of the piece of text that it is drawn with. */
  readonly left: number
  readonly top: number
}

/** By its code. */
type Font = ReadonlyMap<string, Character>

function textOf(characters: readonly Character[]): string {
  return characters.map(({ text }) => text).join('')
}

function charactersOf(stream: string, fonts: ReadonlyMap<string, Font>): Shown[] {
  const found: Shown[] = []
  let font: Font | undefined
  let left = 0
  let top = 0
  const steps = /1 0 0 1 ([\d.]+) ([\d.]+) Tm|\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g
  for (const [, at, height, name, shown] of stream.matchAll(steps)) {
    if (at) left = Number(at)
    if (height) top = Number(height)
    if (name) font = fonts.get(name)
    for (const [, codes = ''] of (shown ?? '').matchAll(/<([0-9a-f]*)>/g)) {
      found.push(...decoded(codes, font).map((character) => ({ ...character, left, top })))
    }
  }
  return found
}

function decoded(codes: string, font: Font | undefined): Character[] {
  const unknown = { text: '\ufffd', width: 0 }
  if (font) return (codes.match(/.{4}/g) ?? []).map((code) => font.get(code) ?? unknown)
  return [...Buffer.from(codes, 'hex').toString('latin1')].map((text) => ({ text, width: 600 }))
}

/** What the codes of each embedded font mean, and how wide they are. */
function fontsOf(objects: ReadonlyMap<string, PdfObject>): Map<string, Font> {
  const fonts = new Map<string, Font>()
  for (const { dictionary } of objects.values()) {
    for (const [, name = '', id = ''] of dictionary.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const font = objects.get(id)?.dictionary ?? ''
      const map = /\/ToUnicode (\d+) 0 R/.exec(font)?.[1]
      if (map) fonts.set(name, characters(objects.get(map)?.stream ?? '', widthsIn(font, objects)))
    }
  }
  return fonts
}

function widthsIn(font: string, objects: ReadonlyMap<string, PdfObject>): number[] {
  const descendant = /\/DescendantFonts \[(\d+) 0 R\]/.exec(font)?.[1] ?? ''
  const widths = /\/W \[0 \[([^\]]*)\]/.exec(objects.get(descendant)?.dictionary ?? '')?.[1] ?? ''
  return widths.split(' ').map(Number)
}

function characters(map: string, widths: readonly number[]): Map<string, Character> {
  const texts = [...meanings(map)]
  return new Map(
    texts.map(([code, text]) => [code, { text, width: widths[Number.parseInt(code, 16)] ?? 0 }]),
  )
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

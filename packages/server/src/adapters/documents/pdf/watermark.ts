import type { FontFile, OutlineStep } from './fonts.ts'
import { page } from './layout.ts'

/** The specification's grid. */
const rows = 10
const columns = 6
const angle = (24 * Math.PI) / 180
const largest = 13
const smallest = 5
/** The length of a line, turned as it is. */
const available = (page.width / columns - 8) / Math.cos(angle)
/** Names longer than that, in widths of a Chinese character, take two lines. */
const lineWidth = 9
/** What fits on a line in the smallest size. */
const longestLine = available / smallest

/** A name repeated over the page in a grid: as outlines, so that copied text does not contain it. */
export function watermarkPattern(name: string, font: FontFile) {
  const width = page.width / columns
  const height = page.height / rows
  const lines = linesOf(name, font).map((line) => font.layout(line))
  const longest = Math.max(...lines.map(({ advanceWidth }) => advanceWidth)) / font.unitsPerEm
  const size = Math.min(largest, Math.max(smallest, available / Math.max(longest, 0.1)))
  const scale = size / font.unitsPerEm
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  // The page's axis points down, the font's up.
  const turned = [cos, -sin, sin, cos, width / 2, height / 2]
  const steps = lines.flatMap(({ glyphs, advanceWidth }, line) => {
    const baseline = (line - (lines.length - 1) / 2) * size * 1.3 + size * 0.35
    let x = -(advanceWidth * scale) / 2
    return glyphs.flatMap((glyph) => {
      const outline = [`q ${numbers([scale, 0, 0, -scale, x, baseline])} cm`]
      x += glyph.advanceWidth * scale
      return [...outline, ...outlineOf(glyph.path.commands), 'f Q']
    })
  })
  return {
    boundingBox: [0, 0, width, height] as [number, number, number, number],
    xStep: width,
    yStep: height,
    pattern: ['q', `${numbers(turned)} cm`, ...steps, 'Q'].join('\n'),
  }
}

/** On one line, or on two that part between words; within one where its lines would not fit. */
export function linesOf(name: string, font: FontFile): string[] {
  const widthOf = (text: string) => font.layout(text).advanceWidth / font.unitsPerEm
  const characters = [...name]
  let width = 0
  const cuts = characters.map((character, at) => {
    const cut = { at, before: width, isInWord: isWord(character) && isWord(characters[at - 1]) }
    width += widthOf(character)
    return cut
  })
  if (width <= lineWidth) return [name]
  const longest = ({ before }: { before: number }) => Math.max(before, width - before)
  // The first cut is before the name, which leaves it whole.
  const byLength = cuts.toSorted((a, b) => longest(a) - longest(b))
  const betweenWords = byLength.find(({ isInWord }) => !isInWord)
  const best = betweenWords && longest(betweenWords) <= longestLine ? betweenWords : byLength[0]
  const parts = [characters.slice(0, best?.at), characters.slice(best?.at)]
  return parts.map((part) => part.join('').trim()).filter((line) => line !== '')
}

/** Between two of these no line breaks. */
const wordCharacter = /[^\s\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/u

function isWord(character: string | undefined): boolean {
  return character !== undefined && wordCharacter.test(character)
}

const operators: Readonly<Record<OutlineStep['command'], string>> = {
  moveTo: 'm',
  lineTo: 'l',
  quadraticCurveTo: 'c',
  bezierCurveTo: 'c',
  closePath: 'h',
}

/** The steps as operators of a PDF, which knows cubic curves only. */
function outlineOf(steps: readonly OutlineStep[]): string[] {
  let at: readonly [number, number] = [0, 0]
  return steps.map(({ command, args }) => {
    const points = command === 'quadraticCurveTo' ? cubic(at, args) : args
    at = [args.at(-2) ?? 0, args.at(-1) ?? 0]
    return `${numbers(points)} ${operators[command]}`
  })
}

function cubic(from: readonly [number, number], [a = 0, b = 0, c = 0, d = 0]: readonly number[]) {
  return [...third(from, [a, b]), ...third([c, d], [a, b]), c, d]
}

/** Two thirds of the way from a point to the curve's one handle. */
function third([x, y]: readonly [number, number], [a, b]: readonly [number, number]): number[] {
  return [x + ((a - x) * 2) / 3, y + ((b - y) * 2) / 3]
}

function numbers(values: readonly number[]): string {
  return values.map((value) => String(Math.round(value * 1000) / 1000)).join(' ')
}

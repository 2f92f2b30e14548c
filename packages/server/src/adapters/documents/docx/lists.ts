import { type ILevelsOptions, type INumberingOptions, LevelFormat } from 'docx'
import { colors } from './styles.ts'

const levels = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const
const bullets = ['•', '◦', '▪'] as const
/** The distance of an item's text from its marker. */
export const listIndent = 400

export interface Marker {
  readonly reference: string
  readonly instance: number
  readonly level: number
}

/** The lists of one document: each is numbered for itself. */
export interface Lists {
  /** The marker of a new list's items; `start` is null for bullets. */
  open(start: number | null, level: number): Marker
  readonly numbering: INumberingOptions
}

export function createLists(): Lists {
  const starts = new Set<number>()
  let instance = 0
  return {
    open(start, level) {
      instance += 1
      if (start === null) return { reference: 'bullets', instance, level }
      starts.add(start)
      return { reference: `from-${start}`, instance, level }
    },
    get numbering() {
      const numbered = [...starts].map((start) => ({
        reference: `from-${start}`,
        levels: levels.map((level) => numberLevel(level, start)),
      }))
      return { config: [{ reference: 'bullets', levels: levels.map(bulletLevel) }, ...numbered] }
    },
  }
}

function bulletLevel(level: number): ILevelsOptions {
  const text = bullets[level % bullets.length] ?? '•'
  return { level, format: LevelFormat.BULLET, text, style: styleOf(level) }
}

function numberLevel(level: number, start: number): ILevelsOptions {
  return {
    level,
    format: LevelFormat.DECIMAL,
    text: `%${level + 1}.`,
    start,
    style: styleOf(level),
  }
}

function styleOf(level: number) {
  return {
    paragraph: { indent: { left: listIndent * (level + 1), hanging: listIndent } },
    run: { color: colors.quiet },
  }
}

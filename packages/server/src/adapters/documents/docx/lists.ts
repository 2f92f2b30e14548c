import { type ILevelsOptions, LevelFormat } from 'docx'
import { colors } from '../colors.ts'

const levels = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const
const bullets = ['•', '◦', '▪'] as const
/** The distance of an item's text from its marker. */
export const listIndent = 400

export type Lists = ReturnType<typeof createLists>

/** The lists of one document: each is numbered for itself. */
export function createLists() {
  const starts = new Set<number | null>([null])
  const referenceOf = (start: number | null) => (start === null ? 'bullets' : `from-${start}`)
  let instance = 0
  return {
    /** The marker of a new list's items; `start` is null for bullets. */
    open(start: number | null, level: number) {
      instance += 1
      starts.add(start)
      return { reference: referenceOf(start), instance, level }
    },
    get numbering() {
      return {
        config: [...starts].map((start) => ({
          reference: referenceOf(start),
          levels: levels.map((level) => levelOf(level, start)),
        })),
      }
    },
  }
}

function levelOf(level: number, start: number | null): ILevelsOptions {
  return {
    level,
    ...(start === null
      ? { format: LevelFormat.BULLET, text: bullets[level % bullets.length] ?? '•' }
      : { format: LevelFormat.DECIMAL, text: `%${level + 1}.`, start }),
    style: {
      paragraph: { indent: { left: listIndent * (level + 1), hanging: listIndent } },
      run: { color: colors.quiet },
    },
  }
}

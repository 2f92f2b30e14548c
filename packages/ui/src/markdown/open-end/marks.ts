/** A mark that the parser left in a text, because nothing has closed it. */
export interface Mark {
  readonly mark: string
  /** Where it stands in the text. */
  readonly at: number
  /** Where it stands in what the text was read from. */
  readonly offset: number
}

const character = /[*_~`![\]<]/
const characters = new RegExp(character, 'g')
const charactersAndEscapes = new RegExp(String.raw`\\[\s\S]|${character.source}`, 'g')

/** The marks in a text; none if references to characters make it unclear which are meant. */
export function marksOf(text: string, source: string): Mark[] {
  const read = [...text.matchAll(characters)]
  const written = [...source.matchAll(charactersAndEscapes)].filter(([found]) =>
    character.test(found),
  )
  if (read.length !== written.length) return []
  const marks: Mark[] = []
  for (const [place, { 0: mark, index: at }] of read.entries()) {
    const found = written[place]
    if (found?.[0] !== mark) continue
    const offset = found.index
    const last = marks.at(-1)
    if (last && last.offset + last.mark.length === offset && joins(last.mark, mark)) {
      marks[marks.length - 1] = { ...last, mark: last.mark + mark }
    } else marks.push({ mark, at, offset })
  }
  return marks
}

const joins = (before: string, next: string) =>
  before === '!' ? next === '[' : before.endsWith(next) && /[*_~`]/.test(next)

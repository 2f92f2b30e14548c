/** How much of a question is shown, in letters; a Chinese character takes the space of two. */
const most = 64

/** The beginning of a question that waits, which ends with a whole word where words have spaces. */
export function beginningOf(question: string): string {
  const characters = [...question.trim()]
  let width = 0
  const end = characters.findIndex((character) => {
    width += character > '\u2e80' ? 2 : 1
    return width > most
  })
  if (end < 0) return characters.join('')
  const shown = characters.slice(0, end).join('')
  const isWordCut = /\S/.test(characters[end] ?? '')
  return `${(isWordCut ? shown.replace(/\s+[\u0021-\u2e7f]{0,24}$/, '') : shown).trimEnd()}…`
}

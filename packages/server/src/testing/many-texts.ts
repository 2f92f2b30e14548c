/** In three messages of everybody, and in every second one. */
export const RARE = '质押凭证'
export const COMMON = 'ether'

const CHARACTERS = Array.from({ length: 400 }, (_, n) => String.fromCodePoint(0x4e00 + n * 7))
const SYLLABLES = 'ba co di fe gu ha ji ko lu me no pa ri so'.split(' ')
const SEED = 20261120

/** Chinese and English texts of about eight characters a phrase, the same in each run. */
export function createTexts(phraseCount = 12) {
  let state = SEED
  function below(limit: number): number {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * limit)
  }
  const pick = (from: readonly string[], count: number) =>
    Array.from({ length: count }, () => from[below(from.length)]).join('')
  const phrase = () =>
    below(2) === 0 ? `${pick(CHARACTERS, 3 + below(9))}，` : ` ${pick(SYLLABLES, 2 + below(3))} `

  /** The `at`th of `count` texts of one owner. */
  return function text(at: number, count: number): string {
    const phrases = Array.from({ length: phraseCount }, phrase)
    if (at % 2 === 0) phrases.splice(below(phraseCount), 0, ` ${COMMON} `)
    if ([7, count / 2, count - 3].includes(at)) phrases.splice(below(phraseCount), 0, `${RARE}。`)
    return phrases.join('')
  }
}

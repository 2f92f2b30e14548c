/** Unicode's letters of mathematics: where the capitals, the small ones and the digits begin. */
const alphabets: Readonly<
  Record<string, readonly [capital: number, small: number, digit?: number]>
> = {
  script: [0x1d49c, 0x1d4b6],
  fraktur: [0x1d504, 0x1d51e],
  'double-struck': [0x1d538, 0x1d552, 0x1d7d8],
}

/** Letters that Unicode had before it got the alphabets, in their order; elsewhere there is a gap. */
const older: Readonly<Record<string, string>> = {
  script: 'BℬEℰFℱHℋIℐLℒMℳRℛeℯgℊoℴ',
  fraktur: 'CℭHℌIℑRℜZℨ',
  'double-struck': 'CℂHℍNℕPℙQℚRℝZℤ',
}

/** A text in letters of such a variant; null if it has none of its own. */
export function asVariant(text: string, variant: string): string | null {
  const alphabet = alphabets[variant]
  if (!alphabet) return null
  const known = older[variant] ?? ''
  return Array.from(text, (letter) => {
    const at = known.indexOf(letter)
    return at >= 0 && at % 2 === 0 ? known.charAt(at + 1) : shifted(letter, alphabet)
  }).join('')
}

function shifted(
  letter: string,
  [capital, small, digit]: readonly [number, number, number?],
): string {
  const code = letter.codePointAt(0) ?? 0
  if (/^[A-Z]$/.test(letter)) return String.fromCodePoint(capital + code - 0x41)
  if (/^[a-z]$/.test(letter)) return String.fromCodePoint(small + code - 0x61)
  if (/^[0-9]$/.test(letter) && digit) return String.fromCodePoint(digit + code - 0x30)
  return letter
}

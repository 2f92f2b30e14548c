const wrappers: Readonly<Record<string, readonly string[]>> = {
  '*': ['emphasis'],
  _: ['emphasis'],
  '**': ['strong'],
  __: ['strong'],
  '***': ['emphasis', 'strong'],
  ___: ['emphasis', 'strong'],
  '~~': ['delete'],
}

const letter = /[\p{L}\p{N}]/u
const latin = /[0-9A-Za-z]/
const punctuation = /[\p{P}\p{S}]/u
const cjk = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

/**
 * What a mark between two characters opens. Stricter than the parser, which would find a pair to
 * prove it: `5*`, `2*3` and `2**8` are sums rather than emphasis.
 */
export function openedBy(mark: string, before: string, after: string): readonly string[] {
  const opened = wrappers[mark] ?? []
  if (/^\s?$/.test(after)) return []
  if (mark.startsWith('_')) return letter.test(before) || before === '_' ? [] : opened
  if (latin.test(before) && (mark === '*' || latin.test(after))) return []
  const isBehindWord = letter.test(before) && !cjk.test(before)
  return punctuation.test(after) && isBehindWord ? [] : opened
}

import { loginCode } from '../../data/login.ts'

/** What separates the characters of a code, or stands unseen between them. */
const separators = /[\s\p{Pd}\p{Cf}]/gu
/** Of the mail's link, also where a mail program has wrapped it in its own. */
const inLink = /[?&]code(?:=|%3D)([A-Z0-9]{6})(?![A-Z0-9])|%3Fcode%3D([A-Z0-9]{6})(?![A-Z0-9])/i
const onItsOwnLine = /^[^\S\n]*([A-Z0-9]{6})[^\S\n]*$/gm
/** Neither part of a word nor of an address; in small letters only with a digit, else it is a word. */
const inText =
  /(?<![\w@./=%&+-])(?:[A-Z0-9]{6}|(?=[a-z]*\d)(?=\d*[a-z])[a-z0-9]{6})(?![\w@/=%&+-]|\.\w)/g

/**
 * The sign-in code in a pasted text: the code alone, the mail's link, or the mail's text. Null where
 * there is none or more than one, for a wrong try counts.
 */
export function pastedCode(pasted: string): string | null {
  const text = pasted.normalize('NFKC')
  const alone = loginCode(text.replace(separators, ''))
  if (alone) return alone.toUpperCase()
  const link = inLink.exec(text)
  const found = link?.[1] ?? link?.[2]
  return found?.toUpperCase() ?? onlyOne(text, onItsOwnLine) ?? onlyOne(text, inText)
}

function onlyOne(text: string, pattern: RegExp): string | null {
  const codes = new Set([...text.matchAll(pattern)].map(([match]) => match.trim().toUpperCase()))
  return codes.size === 1 ? ([...codes][0] ?? null) : null
}

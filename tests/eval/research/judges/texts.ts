/** The sentences of a text in Chinese or English, each without its end. */
export const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[。！？!?；;])|(?<=\.)["”’)]?(?=\s|$)|\n+/u)
    .map((sentence) => sentence.trim())
    .filter(Boolean)

/** Whether a text has a part, letters of either case; `a|b` means either. */
export function holds(text: string, part: string): boolean {
  const lower = text.toLowerCase()
  return part.split('|').some((each) => lower.includes(each.toLowerCase()))
}

/** Ways to say one thing: words in English as a whole, Chinese anywhere. */
export const waysToSay = (english: readonly string[], chinese: readonly string[]): RegExp =>
  new RegExp(
    [...english.map((words) => `\\b(?:${words})`), ...chinese]
      .join('|')
      .replaceAll("n't", "(?:n['’]t| not)"),
    'gi',
  )

/** Whether a thing is said somewhere where nothing before it in the sentence denies it. */
export const isSaid = (text: string, ways: RegExp, denial: RegExp): boolean =>
  sentencesOf(text).some((sentence) =>
    [...sentence.matchAll(ways)].some(({ index }) => !denial.test(sentence.slice(0, index))),
  )

const NEGATES =
  /\b(?:no(?! doubt| question| mistake| matter)|not|neither|nor|none|nobody|never|hardly|without|little)\b|n['’]t\b|不(?!断|久|管)|没|无(?!疑)|未(?!来)|谁|难/i

/** Whether a sentence has one of these words beside a negation: many ways to say that something is not. */
export const isNegated = (text: string, words: RegExp): boolean =>
  sentencesOf(text).some((sentence) => NEGATES.test(sentence) && words.test(sentence))

/** Without what makes two spellings of the same words different: spaces, kinds of quotes and dashes. */
export const bareWords = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[‘’‛′]/g, "'")
    .replace(/[“”„″「」『』]/g, '"')
    .replace(/[‐-―−]/g, '-')
    .replace(/[\s*_]+/gu, '')

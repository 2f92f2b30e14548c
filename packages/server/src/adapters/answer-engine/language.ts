import type { Language, Question } from '../../ports.ts'

/** The language a text is written in: any Chinese character makes it Chinese ("BTC 是什么"). */
export function languageOf(text: string): Language {
  return /\p{Script=Han}/u.test(text) ? 'zh' : 'en'
}

/** An address, a hash or a name of ENS. */
const CODE = /\b(?:0x[\da-f]+|[a-z\d]{25,}|[\w-]+\.eth)\b/gi

const isWordless = (text: string): boolean =>
  !/\p{Script=Han}|\p{Ll}{2}/u.test(text.replaceAll(CODE, ''))

/**
 * The language of an answer: that of the question. Addresses, tickers and numbers alone have none,
 * and are answered in that of the conversation, or else of the reader.
 */
export function answerLanguage({
  text,
  history,
  language,
}: Pick<Question, 'text' | 'history' | 'language'>): Language {
  const asked = history.filter(({ role }) => role === 'user').map(({ content }) => content)
  const spoken = [...asked, text].findLast((each) => !isWordless(each))
  return spoken === undefined ? language : languageOf(spoken)
}

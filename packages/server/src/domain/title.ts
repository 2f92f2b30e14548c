import { codePoints, TOPIC_TITLE_MAX } from '@coinquiry/api-client/limits'
import { textWithFormulas } from '@coinquiry/markdown/text-with-formulas'
import { asOneLine, isOneLine } from './one-line.ts'
import { refuse } from './refusal.ts'

const MAX_COLUMNS = 48
const WIDE =
  /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}|[\uff00-\uff60]|\p{Extended_Pictographic}/u
const words = new Intl.Segmenter('zh', { granularity: 'word' })
const graphemes = new Intl.Segmenter('zh', { granularity: 'grapheme' })

/** A sentence that asks is a title of its own from this width on; "Is it?" is none. */
const TELLING_COLUMNS = 12
const GREETING =
  /^(?:(?:hi|hello|hey)(?: there)?|good (?:morning|afternoon|evening)|你好|您好|嗨)\s*[,，!！.。~～:：]+\s*/iu
const POLITE =
  /^(?:(?:please|(?:can|could|would) you (?:please )?tell me|i(?:'d|’d| would) like to know|i want to know|i(?: was|'m|’m| am)? wonder(?:ing)?)(?![\p{L}\p{N}])|(?:请问|我想(?:请)?问|我想(?:知道|了解)|麻烦问)(?:一下)?)[\s,，:：]*/iu

/** The title that a person gives a topic; refuses one that is empty, invisible, too long or would deceive. */
export function givenTitle(text: string): string {
  const title = text.trim()
  if (!isOneLine(title, TOPIC_TITLE_MAX)) throw refuse('error.invalidTopicTitle')
  return title
}

/**
 * A title in the words of a question, without its greeting; of a long one, the sentence that asks.
 */
export function titleOfQuestion(question: string): string {
  const line = withoutGreeting(lineOf(question))
  if (columns(line) <= MAX_COLUMNS) return titleFrom(line)
  const asking = line
    .split(/(?<=[?？!！。])\s*|(?<=\.)\s+/u)
    .map(withoutGreeting)
    .find((sentence) => /[?？]$/u.test(sentence) && columns(sentence) >= TELLING_COLUMNS)
  return titleFrom(asking ?? line)
}

function withoutGreeting(line: string): string {
  const rest = line.replace(GREETING, '').replace(POLITE, '')
  if (rest === line || !/[\p{L}\p{N}]/u.test(rest)) return line
  return rest.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
}

/**
 * One line of at most 48 columns (a Chinese character takes two), cut after a whole word; never more
 * code points than a given title.
 */
export function titleFrom(text: string): string {
  const line = lineOf(text)
  if (columns(line) <= MAX_COLUMNS && codePoints(line) <= TOPIC_TITLE_MAX) return line
  const cut =
    fitting(line, words) ||
    fitting(line, graphemes) ||
    Array.from(line)
      .slice(0, TOPIC_TITLE_MAX - 1)
      .join('')
  return `${cut.replace(/[\s\p{P}]+$/u, '')}…`
}

/** On one line, with formulas as they are read: TeX would take all of a title. */
function lineOf(text: string): string {
  return asOneLine(textWithFormulas(text, (words) => words))
}

function fitting(line: string, segmenter: Intl.Segmenter): string {
  let taken = ''
  let width = 0
  for (const { segment } of segmenter.segment(line)) {
    width += columns(segment)
    if (width > MAX_COLUMNS - 1 || codePoints(taken + segment) > TOPIC_TITLE_MAX - 1) break
    taken += segment
  }
  return taken
}

function columns(text: string): number {
  let sum = 0
  for (const { segment } of graphemes.segment(text)) sum += WIDE.test(segment) ? 2 : 1
  return sum
}

import { Markdown } from '../index.ts'
import type { AnswerWords } from './answer-words.ts'

/** Answers that go on, each in the middle of a mark. */
export function Halves({ words }: { words: AnswerWords }) {
  return words.halves.map((text) => (
    <Markdown key={text} labels={words.labels} sources={words.sources} text={text} streaming />
  ))
}

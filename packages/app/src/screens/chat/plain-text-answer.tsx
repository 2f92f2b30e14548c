import { loadTextWithFormulas, type TextWithFormulas } from '@coinquiry/ui/markdown'
import { VisuallyHidden } from '@coinquiry/ui/primitives/visually-hidden'
import { lazy, Suspense } from 'react'
import type { TurnAnswer } from './conversation.ts'
import styles from './turn.module.css'
import type { TurnLabels } from './use-turn-labels.ts'

interface PlainTextAnswerProps {
  labels: TurnLabels
  answer: TurnAnswer
}

/** An answer far from the view: its text, to be searched and read out, without formatting. */
export function PlainTextAnswer({ labels, answer: { text } }: PlainTextAnswerProps) {
  const plain = plainText(text)
  return (
    <article aria-label={labels.answer.author} className={styles.text}>
      <VisuallyHidden as="h2">{labels.answer.author}</VisuallyHidden>
      <p>
        {formulaMark.test(text) ? (
          <Suspense fallback={plain}>
            <WithFormulas text={text} />
          </Suspense>
        ) : (
          plain
        )}
      </p>
    </article>
  )
}

const WithFormulas = lazy(async () => {
  const textWithFormulas = await loadTextWithFormulas()
  return { default: ({ text }: { text: string }) => textWithFormulas(text, plainText) }
})

/** What every formula begins with, though other texts may hold it. */
export const formulaMark = /\\[([]|\$\$|[`~]{3} *math/

/**
 * The text of an answer that is read out so far; `textWithFormulas` is missing until it is loaded,
 * and so is the text from the first formula on.
 */
export function spokenSoFar(
  markdown: string,
  isGrowing: boolean,
  textWithFormulas?: TextWithFormulas | null,
): string {
  if (textWithFormulas) return textWithFormulas(markdown, spokenText, isGrowing)
  const [beforeFormulas = ''] = markdown.split(formulaMark, 1)
  return spokenText(beforeFormulas)
}

/** An answer's markdown as it should be read out: without the marks and code, links by their words. */
export const spokenText = (markdown: string): string =>
  plainText(markdown.replace(/^```[\s\S]*?(?:^```|$(?![\s\S]))/gm, ''))

/**
 * An answer's markdown as bare words, code included but no charts and cards. What follows leaves the
 * sentences before it as they are, for a growing answer is read out from where the last one ended.
 */
export function plainText(markdown: string): string {
  return markdown
    .replace(/^```(?:chart|card)\b[^`]*```$/gm, '')
    .replace(/^[ \t]*(?:```.*|[-|: ]+|=+)$/gm, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[ \t]*\[\d{1,3}\]/g, '')
    .replace(unfinishedLink, '$1')
    .replace(/^[ \t]*(?:(?:#{1,6}|>|[-*+])[ \t]+)+/gm, '')
    .replace(/<br\s*\/?>/gi, ' ')
    .replace(/\*\*|__|~~|`/g, '')
    .replace(emphasis, '')
    .replace(/\\(?=[!-/:-@[-`{-~])/g, '')
    .replace(/[ \t]*\|[ \t]*/g, ' ')
}

/** The single marks; not what multiplies, nor what joins the words of a name. */
const emphasis = /(?<!\w)[*_](?=\S)|(?<=\S)[*_](?!\w)/g

const unfinishedLink = /!?\[([^\]\n]*)(?:\](?:\([^)\n]*)?)?$(?![\s\S])/

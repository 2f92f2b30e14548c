import { renderToStaticMarkup } from 'react-dom/server'
import { AnswerContext } from '../answer-context.ts'
import { type Block, renderBlocks } from '../render-blocks.tsx'

export const names = { topHeading: 3, prefix: 'a-', heading: 'Footnotes', back: 'Back' }

export const labels = {
  copy: 'Copy',
  copied: 'Copied',
  code: 'Code',
  table: 'Table',
  source: (number: number, title: string) => `Source ${number}: ${title}`,
  done: 'Done',
  open: 'Open',
  footnotes: 'Footnotes',
  backToText: 'Back',
}

const surroundings = {
  labels,
  sources: [
    { index: 1, title: 'Paper', url: 'https://bitcoin.org/bitcoin.pdf' },
    { index: 2, title: 'Handbook' },
    { index: 3, title: 'Trap', url: 'javascript:alert(1)' },
  ],
  onCopy: () => {},
  render: () => null,
}

/** What blocks are in HTML. */
export function markup(blocks: readonly Block[]): string {
  return renderToStaticMarkup(
    <AnswerContext value={surroundings}>{blocks.map(({ content }) => content)}</AnswerContext>,
  )
}

/** What a text is in HTML when it is read at once. */
export function markupOf(text: string): string {
  return markup(renderBlocks(text, 0, names))
}

/** What a text that is still being written is in HTML. */
export function markupOfGrowing(text: string): string {
  return markup(renderBlocks(text, 0, names, true))
}

import { expect, fn } from 'storybook/test'
import { useLabels } from '#stories/labels'
import preview from '#stories/preview'
import { documented } from '../../stories/documented.ts'
import { Markdown, type MarkdownProps } from './markdown.tsx'

/** Links to `#ask` offer further questions. */
function Example(props: Pick<MarkdownProps, 'onAsk'>) {
  const labels = useLabels().markdown
  return <Markdown labels={labels} text="**Related:** [Staking](#ask) · [质押](#ask)" {...props} />
}

const meta = preview.meta({
  title: 'Markdown/OfferedQuestions',
  ...documented(Markdown, Example),
})

export const OffersQuestions = meta.story({
  args: { onAsk: fn() },
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByRole('link', { name: '质押' }))
    await expect(args.onAsk).toHaveBeenCalledWith('质押')
  },
})

/** Without a use for them they are text. */
export const OffersNone = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByText('Staking')).toBeVisible()
    await expect(canvas.queryByRole('link')).toBeNull()
  },
})

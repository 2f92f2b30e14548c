import { expect, fn } from 'storybook/test'
import preview from '#stories/preview'
import { documented } from '../../../stories/documented.ts'
import { useChatLabels } from '../../../stories/labels/chat.ts'
import { AnswerStall, type AnswerStallProps } from './answer-stall.tsx'

interface ExampleProps extends Partial<AnswerStallProps> {
  /** Long enough for a way out. */
  long?: boolean
}

function Example({ long = false, ...props }: ExampleProps) {
  const { stall } = useChatLabels()
  const choices = long ? { onStop: fn(), onRetry: fn(), note: stall.note } : {}
  return (
    <AnswerStall labels={stall} {...choices} {...props}>
      {long ? stall.long : stall.awaited}
    </AnswerStall>
  )
}

const meta = preview.meta({ title: 'Blocks/AnswerStall', ...documented(AnswerStall, Example) })

export const Quiet = meta.story({})
export const OffersAWayOut = meta.story({
  args: { long: true, onStop: fn(), onRetry: fn() },
  async play({ canvas, userEvent, args }) {
    for (const button of canvas.getAllByRole('button')) await userEvent.click(button)
    await expect(args.onStop).toHaveBeenCalledOnce()
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})
export const Mobile = meta.story({
  args: { long: true },
  globals: { viewport: { value: 'narrow' } },
})

import { expect, fn } from 'storybook/test'
import preview from '#stories/preview'
import { documented } from '../../../stories/documented.ts'
import { useChatLabels } from '../../../stories/labels/chat.ts'
import { FollowUps, type FollowUpsProps } from './follow-ups.tsx'

function Example({ few = false, ...props }: { few?: boolean } & Partial<FollowUpsProps>) {
  const { followUps } = useChatLabels()
  const questions = few ? followUps.questions.slice(0, 1) : followUps.questions
  return <FollowUps heading={followUps.heading} questions={questions} onAsk={fn()} {...props} />
}

const meta = preview.meta({
  title: 'Blocks/FollowUps',
  ...documented(FollowUps, Example),
})

export const Three = meta.story({
  args: { onAsk: fn() },
  async play({ canvas, userEvent, args }) {
    const [, second, third] = canvas.getAllByRole('button')
    second?.focus()
    await userEvent.tab()
    await expect(third).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onAsk).toHaveBeenCalledWith(third?.textContent)
  },
})

export const One = meta.story({ args: { few: true } })

export const WithoutCallback = meta.story({ args: { onAsk: undefined } })
export const Mobile = meta.story({ globals: { viewport: { value: 'narrow' } } })

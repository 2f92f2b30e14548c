import { expect, fn } from 'storybook/test'
import preview from '#stories/preview'
import { documented } from '../../../stories/documented.ts'
import { useChatLabels } from '../../../stories/labels/chat.ts'
import { JumpButton, type JumpButtonProps } from './jump-button.tsx'

function Example(props: Partial<JumpButtonProps>) {
  const labels = useChatLabels()
  return (
    <div style={{ paddingBlockStart: '4rem' }}>
      <JumpButton label={labels.jump} onClick={fn()} {...props} />
    </div>
  )
}

const meta = preview.meta({ title: 'Blocks/JumpButton', ...documented(JumpButton, Example) })

export const WhileWriting = meta.story({ args: { active: true } })
export const AtRest = meta.story({
  args: { onClick: fn() },
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
})

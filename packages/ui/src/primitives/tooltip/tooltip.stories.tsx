import { expect, screen } from 'storybook/test'
import preview from '#stories/preview'
import { useWords } from '#stories/words'
import { Button } from '../button/index.ts'
import { Tooltip } from './index.ts'

function Example() {
  const words = useWords()
  return (
    <Tooltip text={words.tooltip} side="bottom">
      <Button onClick={() => undefined}>{words.tryPro}</Button>
    </Tooltip>
  )
}

const meta = preview.meta({ title: 'Primitives/Tooltip', component: Example })

export const ShownOnFocus = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.tab()
    await expect(canvas.getByRole('button')).toHaveFocus()
    await expect(await screen.findByRole('tooltip')).toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await expect(screen.queryByRole('tooltip')).toBeNull()
  },
})

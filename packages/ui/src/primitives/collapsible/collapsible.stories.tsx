import { useState } from 'react'
import { expect } from 'storybook/test'
import preview from '#stories/preview'
import { useWords } from '#stories/words'
import { Collapsible, type CollapsibleProps } from './index.ts'

function Example({ open: initial = false, ...props }: Partial<CollapsibleProps>) {
  const words = useWords()
  const [open, setOpen] = useState(initial)
  return (
    <Collapsible title={words.analysisDone} open={open} onOpenChange={setOpen} {...props}>
      <p>{words.analysisText}</p>
    </Collapsible>
  )
}

const meta = preview.meta({ title: 'Primitives/Collapsible', component: Example })

export const Open = meta.story({ args: { open: true } })

export const OpensByKeyboard = meta.story({
  async play({ canvas, userEvent }) {
    await expect(canvas.queryByRole('paragraph')).toBeNull()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('paragraph')).toBeVisible()
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard(' ')
    await expect(canvas.queryByRole('paragraph')).toBeNull()
  },
})

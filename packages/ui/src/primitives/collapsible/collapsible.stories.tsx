import { useState } from 'react'
import { expect, fireEvent } from 'storybook/test'
import { useLabels } from '#stories/labels'
import preview from '#stories/preview'
import { documented } from '../../../stories/documented.ts'
import { Collapsible, type CollapsibleProps } from './collapsible.tsx'

function Example({ open: initial = false, ...props }: Partial<CollapsibleProps>) {
  const labels = useLabels()
  const [open, setOpen] = useState(initial)
  return (
    <Collapsible title={labels.analysisDone} open={open} onOpenChange={setOpen} {...props}>
      <p>{labels.analysisText}</p>
    </Collapsible>
  )
}

const meta = preview.meta({
  title: 'Primitives/Collapsible',
  ...documented(Collapsible, Example),
})

export const Open = meta.story({ args: { open: true } })

export const OpensByKeyboard = meta.story({
  async play({ canvas, userEvent }) {
    const text = canvas.getByRole('paragraph')
    await expect(text.checkVisibility()).toBe(false)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(text.checkVisibility()).toBe(true)
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard(' ')
    await expect(text.checkVisibility()).toBe(false)
  },
})

export const OpensForFindInPage = meta.story({
  async play({ canvas }) {
    const text = canvas.getByRole('paragraph')
    await expect(text.parentElement).toHaveAttribute('hidden', 'until-found')
    await fireEvent(text, new Event('beforematch', { bubbles: true }))
    await expect(text.checkVisibility()).toBe(true)
  },
})

export const Closed = meta.story({})
export const Fixed = meta.story({ args: { open: true, onOpenChange: undefined } })

import { useState } from 'react'
import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '#stories/preview'
import { useWords } from '#stories/words'
import { Button } from '../button/index.ts'
import { Dialog } from './index.ts'

function Example({ open: initial = false }: { open?: boolean }) {
  const words = useWords()
  const [open, setOpen] = useState(initial)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{words.delete}</Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={words.deleteTitle}
        description={words.deleteText}
        closeLabel={words.close}
        actions={
          <>
            <Button variant="ghost" onClick={() => setOpen(false)}>
              {words.cancel}
            </Button>
            <Button variant="danger" onClick={() => setOpen(false)}>
              {words.delete}
            </Button>
          </>
        }
      />
    </>
  )
}

const meta = preview.meta({
  title: 'Primitives/Dialog',
  component: Example,
  parameters: { docs: { story: { inline: false, height: '28rem' } } },
})

export const Open = meta.story({ args: { open: true } })

export const KeepsFocusAndGivesItBack = meta.story({
  async play({ canvas, userEvent }) {
    const opener = canvas.getByRole('button')
    await userEvent.click(opener)
    const dialog = await screen.findByRole('dialog')
    const buttons = within(dialog).getAllByRole('button')
    for (const _ of [...buttons, 'once around']) {
      await userEvent.tab()
      await expect(dialog).toContainElement(document.activeElement as HTMLElement)
    }
    await userEvent.keyboard('{Escape}')
    await expect(screen.queryByRole('dialog')).toBeNull()
    await waitFor(() => expect(opener).toHaveFocus())
  },
})

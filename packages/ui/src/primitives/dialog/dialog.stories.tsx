import { useState } from 'react'
import { flushSync } from 'react-dom'
import { expect, screen, waitFor, within } from 'storybook/test'
import { useLabels } from '#stories/labels'
import preview from '#stories/preview'
import { documented } from '../../../stories/documented.ts'
import { Button } from '../button/button.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { Dialog } from './dialog.tsx'

function Example({ open: initial = false, long = false }: { open?: boolean; long?: boolean }) {
  const labels = useLabels()
  const [open, setOpen] = useState(initial)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{labels.delete}</Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={labels.deleteTitle}
        description={labels.deleteText}
        closeLabel={labels.close}
        actions={
          <>
            <Button variant="ghost" onClick={() => setOpen(false)}>
              {labels.cancel}
            </Button>
            <Button variant="danger" onClick={() => setOpen(false)}>
              {labels.delete}
            </Button>
          </>
        }
      >
        {long && (
          <p style={{ whiteSpace: 'pre-line' }}>
            {Array.from({ length: 12 }, () => labels.answerText).join('\n\n')}
          </p>
        )}
      </Dialog>
    </>
  )
}

const meta = preview.meta({
  title: 'Primitives/Dialog',
  ...documented(Dialog, Example),
  parameters: { docs: { story: { inline: false, height: '28rem' } } },
})

export const Open = meta.story({ args: { open: true } })

export const KeepsFocusAndGivesItBack = meta.story({
  async play({ canvas, userEvent }) {
    const opener = canvas.getByRole('button')
    await userEvent.click(opener)
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(dialog).toHaveFocus())
    const buttons = within(dialog).getAllByRole('button')
    for (const button of [...buttons, buttons[0]]) {
      await userEvent.tab()
      await expect(button).toHaveFocus()
    }
    for (const button of buttons.toReversed()) {
      await userEvent.tab({ shift: true })
      await expect(button).toHaveFocus()
    }
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(opener).toHaveFocus())
  },
})

export const IsNamedAndDescribed = meta.story({
  args: { open: true },
  async play() {
    const dialog = await screen.findByRole('dialog')
    await expect(dialog).toHaveAccessibleName(screen.getByRole('heading').textContent ?? '')
    await expect(dialog).toHaveAccessibleDescription()
    await waitFor(() => expect(dialog).toHaveFocus())
  },
})

export const OpensByKeyboardAndClosesByItsButton = meta.story({
  async play({ canvas, userEvent }) {
    const opener = canvas.getByRole('button')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(dialog).toHaveFocus())
    const [close] = within(dialog).getAllByRole('button')
    await userEvent.tab()
    await waitFor(() => expect(close).toHaveFocus())
    await userEvent.keyboard(' ')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(opener).toHaveFocus())
  },
})

export const AClickOnTheVeilCloses = meta.story({
  args: { open: true },
  async play({ userEvent }) {
    const dialog = await screen.findByRole('dialog')
    await userEvent.click(within(dialog).getByRole('heading'))
    await expect(dialog).toBeInTheDocument()
    const veil = document.elementFromPoint(2, 2)
    if (veil) await userEvent.click(veil)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
})

export const LongTextScrollsInside = meta.story({
  args: { open: true, long: true },
  async play() {
    const dialog = await screen.findByRole('dialog')
    const { top, bottom } = dialog.getBoundingClientRect()
    await expect(top).toBeGreaterThanOrEqual(0)
    await expect(bottom).toBeLessThanOrEqual(innerHeight)
  },
})

function Nested() {
  const labels = useLabels()
  const [asking, setAsking] = useState(false)
  return (
    <Dialog
      open
      onOpenChange={() => undefined}
      title={labels.edit.title}
      closeLabel={labels.close}
      actions={<Button onClick={() => setAsking(true)}>{labels.delete}</Button>}
    >
      <p>{labels.questionText}</p>
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title={labels.deleteTitle}
        closeLabel={labels.close}
      >
        <TextField autoFocus label={labels.edit.field} />
      </Dialog>
    </Dialog>
  )
}

export const AboveAnother = meta.story({
  render: () => <Nested />,
  async play({ userEvent }) {
    const opener = within(await screen.findByRole('dialog'))
      .getAllByRole('button')
      .at(-1)
    if (!opener) throw new Error('the outer dialog has a button')
    const { left, bottom } = opener.getBoundingClientRect()
    const { backgroundColor: once } = getComputedStyle(document.documentElement)
    await userEvent.click(opener)
    const field = await screen.findByRole('textbox')
    await waitFor(() => expect(field).toHaveFocus())
    // Its veil also lies where it can't be drawn, on the scrollbar's gutter.
    const { backgroundColor } = getComputedStyle(document.documentElement)
    await expect(backgroundColor).not.toBe(once)
    // What lies over the outer dialog is the inner one's veil or panel.
    await expect(opener).not.toContainElement(
      document.elementFromPoint(left + 4, bottom - 4) as HTMLElement,
    )
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(opener).toHaveFocus())
  },
})

function Successive() {
  const labels = useLabels()
  const [shown, setShown] = useState(0)
  return (
    <>
      <Button onClick={() => setShown(1)}>{labels.delete}</Button>
      {shown > 0 && (
        <Dialog
          key={shown}
          open
          // Before the timer by which the closed one gives back the focus.
          onOpenChange={() => queueMicrotask(() => flushSync(() => setShown(shown + 1)))}
          title={labels.edit.title}
          closeLabel={labels.close}
        >
          <TextField autoFocus label={labels.edit.field} />
        </Dialog>
      )}
    </>
  )
}

export const ANextOneKeepsTheFocus = meta.story({
  render: () => <Successive />,
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button'))
    const first = await screen.findByRole('textbox')
    await waitFor(() => expect(first).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(first).not.toBeInTheDocument())
    // Longer than the former dialog takes to give back the focus.
    await new Promise((resolve) => setTimeout(resolve, 50))
    await expect(screen.getByRole('textbox')).toHaveFocus()
  },
})

import { useState } from 'react'
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test'
import { useLabels } from '#stories/labels'
import preview from '#stories/preview'
import { documented } from '../../../stories/documented.ts'
import { EditDialog, type EditDialogProps } from './edit-dialog.tsx'

function Example(props: Partial<EditDialogProps>) {
  const labels = useLabels()
  const [open, setOpen] = useState(true)
  return (
    <EditDialog
      open={open}
      onOpenChange={setOpen}
      labels={labels.edit}
      text={labels.questionText}
      onSave={fn()}
      {...props}
    />
  )
}

const meta = preview.meta({
  title: 'Blocks/EditDialog',
  ...documented(EditDialog, Example),
  parameters: { docs: { story: { inline: false, height: '28rem' } } },
})

export const Unchanged = meta.story({
  async play() {
    const save = (await screen.findAllByRole('button')).at(-1)
    await expect(save).toBeDisabled()
  },
})

export const Saves = meta.story({
  args: { onSave: fn(), text: 'BTC' },
  async play({ userEvent, args }) {
    await userEvent.type(await screen.findByRole('textbox'), '?{Enter}')
    await expect(args.onSave).toHaveBeenCalledWith('BTC?')
  },
})

export const GoesOnFromADraft = meta.story({
  args: { text: 'BTC', draft: 'BTC or', onDraftChange: fn(), onCancel: fn() },
  async play({ userEvent, args }) {
    const field = await screen.findByRole('textbox')
    await expect(field).toHaveValue('BTC or')
    await userEvent.type(field, '?')
    await expect(args.onDraftChange).toHaveBeenLastCalledWith('BTC or?')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(args.onCancel).not.toHaveBeenCalled()
  },
})

export const AComposition = meta.story({
  args: { onOpenChange: fn() },
  async play({ userEvent, args }) {
    const field = await screen.findByRole('textbox')
    await fireEvent.keyDown(field, { key: 'Escape', isComposing: true })
    await fireEvent.keyDown(field, { key: 'Escape', keyCode: 229 })
    await expect(args.onOpenChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
})

export const CancelDrops = meta.story({
  args: { onCancel: fn() },
  async play({ userEvent, args }) {
    const cancel = (await screen.findAllByRole('button')).at(-2)
    if (cancel) await userEvent.click(cancel)
    await expect(args.onCancel).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
})

export const TooLong = meta.story({
  args: { onSave: fn(), text: 'a'.repeat(2000) },
  async play({ userEvent, args }) {
    await userEvent.type(await screen.findByRole('textbox'), 'a{Enter}')
    await expect(args.onSave).not.toHaveBeenCalled()
    await expect(screen.getByRole('status')).toHaveTextContent('2001')
  },
})

export const Mobile = meta.story({ globals: { viewport: { value: 'narrow' } } })

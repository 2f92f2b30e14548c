import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '#stories/preview'
import { documented } from '../../../stories/documented.ts'
import { usePrimitivesLabels } from '../../../stories/labels/primitives.ts'
import { Button } from '../button/button.tsx'
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.tsx'

interface ExampleProps extends Partial<ConfirmDialogProps> {
  ofAccount?: boolean
  failed?: boolean
}

function Example({
  ofAccount = false,
  failed = false,
  open: initial = true,
  ...props
}: ExampleProps) {
  const labels = usePrimitivesLabels()
  const [open, setOpen] = useState(initial)
  const { deleteTopic, deleteAccount } = labels
  return (
    <>
      <Button onClick={() => setOpen(true)}>{deleteTopic.confirm}</Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        labels={
          ofAccount
            ? { ...deleteAccount, phrase: deleteAccount.field }
            : { ...deleteTopic, confirm: props.busy ? deleteTopic.busy : deleteTopic.confirm }
        }
        description={ofAccount ? deleteAccount.text : deleteTopic.text}
        phrase={ofAccount ? deleteAccount.phrase : undefined}
        error={failed ? deleteTopic.error : undefined}
        onConfirm={fn()}
        {...props}
      />
    </>
  )
}

const meta = preview.meta({
  title: 'Primitives/ConfirmDialog',
  ...documented(ConfirmDialog, Example),
  parameters: { docs: { story: { inline: false, height: '28rem' } } },
})

export const Plain = meta.story({})
export const Busy = meta.story({ args: { busy: true } })
export const Failed = meta.story({ args: { failed: true } })
export const WithPhrase = meta.story({ args: { ofAccount: true } })
export const WithoutCallback = meta.story({ args: { onConfirm: undefined } })

const confirmButton = async () => (await screen.findAllByRole('button')).at(-1) ?? document.body

export const Confirms = meta.story({
  args: { onConfirm: fn() },
  async play({ userEvent, args }) {
    await userEvent.click(await confirmButton())
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
})

export const BusyConfirmsNothing = meta.story({
  args: { onConfirm: fn(), busy: true },
  async play({ userEvent, args }) {
    const confirm = await confirmButton()
    confirm.focus()
    await userEvent.keyboard('{Enter} ')
    await expect(args.onConfirm).not.toHaveBeenCalled()
  },
})

export const OnlyTheExactPhraseConfirms = meta.story({
  args: { ofAccount: true, onConfirm: fn() },
  async play({ userEvent, args }) {
    const field = await screen.findByRole('textbox')
    await waitFor(() => expect(field).toHaveFocus())
    const confirm = await confirmButton()
    const phrase = field.getAttribute('placeholder') ?? ''
    const almost = [
      '',
      phrase.slice(0, -1),
      `${phrase} `,
      ` ${phrase}`,
      `${phrase}${phrase}`,
      'delete my account',
    ]
    for (const text of almost) {
      await userEvent.clear(field)
      if (text) await userEvent.type(field, text)
      await expect(confirm).toBeDisabled()
      await userEvent.keyboard('{Enter}')
    }
    await expect(args.onConfirm).not.toHaveBeenCalled()
    await userEvent.clear(field)
    await userEvent.paste(phrase)
    await expect(confirm).toBeEnabled()
    await userEvent.type(field, '{Enter}')
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
})

export const ForgetsThePhraseAndGivesFocusBack = meta.story({
  args: { ofAccount: true, open: false },
  async play({ canvas, userEvent }) {
    const opener = canvas.getByRole('button')
    await userEvent.click(opener)
    await userEvent.type(await screen.findByRole('textbox'), 'DELETE')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(opener).toHaveFocus())
    await userEvent.click(opener)
    await expect(await screen.findByRole('textbox')).toHaveValue('')
  },
})

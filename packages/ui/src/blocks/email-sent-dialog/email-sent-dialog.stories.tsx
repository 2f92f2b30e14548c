import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { useLabels } from '#stories/labels'
import preview from '#stories/preview'
import { documented } from '../../../stories/documented.ts'
import { Button } from '../../primitives/button/button.tsx'
import { EmailSentDialog, type EmailSentDialogProps } from './email-sent-dialog.tsx'

interface ExampleProps extends Partial<EmailSentDialogProps> {
  wrong?: boolean
}

function Example({ wrong = false, code: initial = '', ...props }: ExampleProps) {
  const labels = useLabels()
  const [code, setCode] = useState(initial)
  const [open, setOpen] = useState(true)
  return (
    <EmailSentDialog
      open={open}
      onOpenChange={setOpen}
      labels={labels.emailSent}
      email="name@example.com"
      code={code}
      onCodeChange={setCode}
      onResend={fn()}
      error={wrong ? labels.wrongCode : undefined}
      {...props}
    />
  )
}

/** Closed first, with a button that opens it. */
function Reopened() {
  const { emailSent } = useLabels()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{emailSent.resend}</Button>
      <Example open={open} onOpenChange={setOpen} />
    </>
  )
}

const meta = preview.meta({
  title: 'Blocks/EmailSentDialog',
  ...documented(EmailSentDialog, Example),
  parameters: { docs: { story: { inline: false, height: '28rem' } } },
})

export const Sent = meta.story({})
export const Wrong = meta.story({ args: { manual: true, code: 'K7M2QX', wrong: true } })
export const Verifying = meta.story({ args: { manual: true, code: 'K7M2QX', verifying: true } })

export const TypesTheCode = meta.story({
  args: { onCodeComplete: fn() },
  async play({ userEvent, args }) {
    const [, manualInput] = await screen.findAllByRole('button')
    if (manualInput) await userEvent.click(manualInput)
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus())
    await userEvent.keyboard('k7m2qx')
    await expect(args.onCodeComplete).toHaveBeenCalledWith('K7M2QX')
  },
})

export const TypesTheCodeWithoutTheButton = meta.story({
  args: { onCodeComplete: fn() },
  async play({ userEvent, args }) {
    await screen.findByRole('dialog')
    await userEvent.keyboard('k7m2qx')
    await expect(args.onCodeComplete).toHaveBeenCalledWith('K7M2QX')
    await expect(screen.getByRole('textbox')).toHaveFocus()
  },
})

const findCode = (text: string) => /[A-Z0-9]{6}/.exec(text)?.[0] ?? null

export const TakesAPastedCode = meta.story({
  args: { findCode, onCodeComplete: fn() },
  async play({ userEvent, args }) {
    await screen.findByRole('dialog')
    await userEvent.paste('Your code is K7M2QX.')
    await expect(args.onCodeComplete).toHaveBeenCalledOnce()
    await expect(args.onCodeComplete).toHaveBeenCalledWith('K7M2QX')
    await expect(await screen.findByRole('textbox')).toHaveValue('K7M2QX')
    await userEvent.click(screen.getByRole('textbox'))
    await userEvent.paste('And another one: ABCDEF')
    await expect(args.onCodeComplete).toHaveBeenLastCalledWith('ABCDEF')
    await userEvent.paste('nothing')
    await expect(screen.getByRole('textbox')).toHaveValue('ABCDEF')
    await expect(args.onCodeComplete).toHaveBeenCalledTimes(2)
  },
})

export const DoesNotRepeatARefusedCode = meta.story({
  args: { manual: true, code: 'K7M2QX', wrong: true, findCode, onCodeComplete: fn() },
  async play({ userEvent, args }) {
    await screen.findByRole('dialog')
    await userEvent.paste('K7M2QX')
    await expect(args.onCodeComplete).not.toHaveBeenCalled()
  },
})

export const ANewMailForgetsARefusedCode = meta.story({
  args: { manual: true, code: 'K7M2QX', wrong: true, onResend: fn() },
  async play({ userEvent, args }) {
    await screen.findByRole('dialog')
    const buttons = screen.getAllByRole('button')
    await userEvent.click(buttons.at(-1) as HTMLElement)
    await expect(args.onResend).toHaveBeenCalledOnce()
    await expect(screen.getByRole('textbox')).toHaveValue('')
  },
})

export const CountsDown = meta.story({
  args: { resendIn: 42, expiresIn: 582, onResend: fn() },
  async play({ userEvent, args }) {
    const resend = await screen.findByRole('button', { name: /0:42/ })
    await userEvent.click(resend)
    await expect(args.onResend).not.toHaveBeenCalled()
    await expect(resend).toHaveFocus()
    await expect(screen.getByRole('timer')).toHaveTextContent('9:42')
    await expect(screen.getByRole('status')).toBeEmptyDOMElement()
  },
})

export const CodeExpired = meta.story({
  args: { expiresIn: 0, onResend: fn() },
  async play({ userEvent, args }) {
    await screen.findByRole('dialog')
    await expect(screen.queryByRole('timer')).toBeNull()
    await expect(screen.getByRole('status')).not.toBeEmptyDOMElement()
    const buttons = screen.getAllByRole('button')
    await userEvent.click(buttons.at(-1) as HTMLElement)
    await expect(args.onResend).toHaveBeenCalledOnce()
  },
})

export const EachOpeningBeginsAnew = meta.story({
  render: () => <Reopened />,
  async play({ canvas, userEvent }) {
    const open = canvas.getByRole('button')
    await userEvent.click(open)
    const [, manualInput] = await screen.findAllByRole('button')
    if (manualInput) await userEvent.click(manualInput)
    await screen.findByRole('textbox')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(open)
    await screen.findByRole('dialog')
    await expect(screen.queryByRole('textbox')).toBeNull()
  },
})

export const Resending = meta.story({ args: { resending: true } })
export const LongAddress = meta.story({ args: { email: `${'long.name.'.repeat(12)}@example.com` } })
export const Mobile = meta.story({
  args: { manual: true },
  globals: { viewport: { value: 'narrow' } },
})

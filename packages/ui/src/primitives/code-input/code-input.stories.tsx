import { useState } from 'react'
import { expect, fireEvent, fn } from 'storybook/test'
import { useLabels } from '#stories/labels'
import preview from '#stories/preview'
import { documented } from '../../../stories/documented.ts'
import { CodeInput, type CodeInputProps } from './code-input.tsx'

function Example({ value: initial = '', ...props }: Partial<CodeInputProps>) {
  const labels = useLabels()
  const [value, setValue] = useState(initial)
  return (
    <CodeInput label={labels.emailSent.code} value={value} onValueChange={setValue} {...props} />
  )
}

const meta = preview.meta({
  title: 'Primitives/CodeInput',
  ...documented(CodeInput, Example),
})

export const Empty = meta.story({})
export const Wrong = meta.story({ args: { value: 'K7M2QX', invalid: true } })
export const Disabled = meta.story({ args: { value: 'K7M2QX', disabled: true } })

export const PasteDropsSpaces = meta.story({
  args: { onComplete: fn() },
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByRole('textbox'))
    await userEvent.paste(' k7m 2qx\n')
    await expect(canvas.getByRole('textbox')).toHaveValue('K7M2QX')
    await expect(args.onComplete).toHaveBeenCalledWith('K7M2QX')
  },
})

export const PasteReplacesAWrongCode = meta.story({
  args: { value: 'AAAAAA', onComplete: fn() },
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByRole('textbox'))
    await userEvent.paste('K7M2QX')
    await expect(args.onComplete).toHaveBeenCalledWith('K7M2QX')
  },
})

export const PasteOfSomethingElseIsRefused = meta.story({
  args: { onComplete: fn() },
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByRole('textbox'))
    for (const text of ['K7M2Q', 'K7M2QX9', 'K7M-2Q']) await userEvent.paste(text)
    await expect(canvas.getByRole('textbox')).toHaveValue('')
    await expect(args.onComplete).not.toHaveBeenCalled()
  },
})

export const ComposedCodeIsComplete = meta.story({
  args: { onComplete: fn() },
  async play({ canvas, args }) {
    const input = canvas.getByRole('textbox')
    const compose = (value: string) =>
      fireEvent.input(input, { target: { value }, isComposing: true })
    await fireEvent.compositionStart(input)
    await compose('k7m2q')
    await expect(args.onComplete).not.toHaveBeenCalled()
    await compose('k7m2qx')
    await expect(args.onComplete).toHaveBeenCalledWith('K7M2QX')
    await fireEvent.compositionEnd(input)
    await expect(args.onComplete).toHaveBeenCalledOnce()
    await expect(input).toHaveValue('K7M2QX')
  },
})

export const EnterTriesAgain = meta.story({
  args: { value: 'K7M2Q', onComplete: fn() },
  async play({ canvas, userEvent, args }) {
    const input = canvas.getByRole('textbox')
    await userEvent.type(input, '{Enter}')
    await expect(args.onComplete).not.toHaveBeenCalled()
    await userEvent.type(input, 'x{Enter}')
    await expect(args.onComplete).toHaveBeenCalledTimes(2)
  },
})

export const SubmitsAtTheSixth = meta.story({
  args: { onComplete: fn() },
  async play({ canvas, userEvent, args }) {
    const input = canvas.getByRole('textbox')
    await userEvent.type(input, 'k-7m2q')
    await expect(args.onComplete).not.toHaveBeenCalled()
    await userEvent.type(input, 'x')
    await expect(args.onComplete).toHaveBeenCalledWith('K7M2QX')
    await userEvent.type(input, '9')
    await expect(input).toHaveValue('K7M2QX')
  },
})

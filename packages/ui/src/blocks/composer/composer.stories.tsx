import { useState } from 'react'
import { expect, fireEvent, fn } from 'storybook/test'
import { useLabels } from '#stories/labels'
import preview from '#stories/preview'
import { documented } from '../../../stories/documented.ts'
import { Composer, type ComposerProps } from './composer.tsx'

interface ExampleProps extends Partial<ComposerProps> {
  shows?: 'hint' | 'error' | 'reason' | 'note'
}

function Example({ shows, value: initial = '', ...props }: ExampleProps) {
  const labels = useLabels()
  const [value, setValue] = useState(initial)
  const [deepThink, setDeepThink] = useState(true)
  const [deepSearch, setDeepSearch] = useState(false)
  return (
    <Composer
      labels={{
        ...labels.composer,
        deepSearchNote: shows === 'note' ? labels.noSearch : undefined,
      }}
      value={value}
      onValueChange={setValue}
      onSubmit={fn()}
      onStop={fn()}
      deepThink={deepThink}
      onDeepThinkChange={setDeepThink}
      deepSearch={deepSearch}
      onDeepSearchChange={setDeepSearch}
      hint={shows === 'hint' && labels.composerHint}
      error={shows === 'error' ? labels.emptyQuestion : undefined}
      disabledReason={shows === 'reason' ? labels.messagesUsedUp : undefined}
      {...props}
    />
  )
}

const meta = preview.meta({
  title: 'Blocks/Composer',
  ...documented(Composer, Example),
})

export const Compact = meta.story({})
export const Large = meta.story({ args: { size: 'large', shows: 'hint', onBlankSubmit: fn() } })
export const WithError = meta.story({ args: { size: 'large', shows: 'error' } })
export const Blocked = meta.story({ args: { shows: 'reason', value: 'BTC?' } })
export const Sending = meta.story({
  args: { sending: true, value: 'BTC?' },
  async play({ canvas }) {
    const send = canvas.getAllByRole('button').at(-1)
    await expect(send).toHaveAttribute('aria-busy', 'true')
    // A ring of its own instead of the arrow; it does not turn where motion is reduced.
    await expect(send?.querySelector('svg')).toBeNull()
    const ring = send?.querySelector('[aria-hidden=true]')
    await expect(ring).toBeVisible()
    await expect(ring).toHaveStyle({ borderRadius: '50%' })
  },
})
export const WithoutSearch = meta.story({
  args: { shows: 'note' },
  async play({ canvas, userEvent }) {
    const [, toggle = canvas.getByRole('textbox')] = canvas.getAllByRole('button')
    const shown = () => getComputedStyle(toggle, '::after').content
    await expect(shown()).toBe('none')
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await expect(toggle).toHaveFocus()
    await expect(toggle).toHaveAttribute('aria-description')
    await expect(shown()).not.toBe('none')
  },
})
export const Disabled = meta.story({ args: { disabled: true } })

export const Generating = meta.story({
  args: { generating: true, onStop: fn(), onSubmit: fn() },
  async play({ canvas, userEvent, args }) {
    await userEvent.type(canvas.getByRole('textbox'), 'next{Enter}')
    await expect(args.onSubmit).not.toHaveBeenCalled()
    const buttons = canvas.getAllByRole('button')
    await userEvent.click(buttons.at(-1) ?? canvas.getByRole('textbox'))
    await expect(args.onStop).toHaveBeenCalledOnce()
  },
})

export const EnterSends = meta.story({
  args: { onSubmit: fn() },
  async play({ canvas, userEvent, args }) {
    await userEvent.type(canvas.getByRole('textbox'), 'BTC?{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledWith('BTC?')
  },
})

export const ShiftEnterStartsALine = meta.story({
  args: { onSubmit: fn() },
  async play({ canvas, userEvent, args }) {
    await userEvent.type(canvas.getByRole('textbox'), 'a{Shift>}{Enter}{/Shift}b')
    await expect(canvas.getByRole('textbox')).toHaveValue('a\nb')
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
})

export const ComposingEnterDoesNotSend = meta.story({
  args: { onSubmit: fn(), value: '比特币' },
  async play({ canvas, args }) {
    const field = canvas.getByRole('textbox')
    await fireEvent.keyDown(field, { key: 'Enter', isComposing: true })
    await fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 })
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 })
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
})

export const BlankDoesNothing = meta.story({
  args: { onSubmit: fn() },
  async play({ canvas, userEvent, args }) {
    await userEvent.type(canvas.getByRole('textbox'), '   {Enter}')
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await expect(canvas.getAllByRole('button').at(-1)).toBeDisabled()
  },
})

export const AtTheLimit = meta.story({
  args: { onSubmit: fn(), value: '💰'.repeat(2000) },
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByRole('textbox'))
    await userEvent.keyboard('{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
})

export const OverTheLimit = meta.story({
  args: { onSubmit: fn(), value: '💰'.repeat(2001) },
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByRole('textbox'))
    await userEvent.keyboard('{Enter}')
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await expect(canvas.getByText(/2001/)).toBeVisible()
    const said = canvas.getByRole('status')
    await expect(said).toHaveTextContent(/^(?:请缩短：|Shorten it: )2001/)
    await expect(canvas.getAllByRole('button').at(-1)).toBeDisabled()
    // Each press takes half of the last character.
    await userEvent.keyboard('{Backspace}{Backspace}')
    await expect(said).toBeEmptyDOMElement()
  },
})

export const LongText = meta.story({ args: { value: '比特币减半会怎样影响价格？'.repeat(80) } })
export const OutOfQuotaOnAPhone = meta.story({
  args: { shows: 'reason', value: 'BTC?' },
  globals: { viewport: { value: 'narrow' } },
})
export const ModesFixed = meta.story({
  args: { onDeepThinkChange: undefined, onDeepSearchChange: undefined },
})

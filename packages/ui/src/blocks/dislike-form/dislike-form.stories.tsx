import { expect, fireEvent, fn, waitFor } from 'storybook/test'
import preview from '#stories/preview'
import { documented } from '../../../stories/documented.ts'
import { useChatLabels } from '../../../stories/labels/chat.ts'
import { DislikeForm, type DislikeFormProps } from './dislike-form.tsx'

interface ExampleProps extends Partial<DislikeFormProps> {
  failed?: boolean
}

function Example({ failed = false, ...props }: ExampleProps) {
  const { labels, choices, error } = useChatLabels().dislikeForm
  return (
    <DislikeForm
      labels={labels}
      choices={choices}
      error={failed ? error : undefined}
      onSend={fn()}
      onSkip={fn()}
      {...props}
    />
  )
}

const meta = preview.meta({ title: 'Blocks/DislikeForm', ...documented(DislikeForm, Example) })

export const Usual = meta.story({})
export const Failed = meta.story({ args: { failed: true } })
export const Sending = meta.story({ args: { state: 'sending' } })
export const Narrow = meta.story({
  args: { failed: true },
  globals: { viewport: { value: 'narrow' } },
})

export const Sends = meta.story({
  args: { onSend: fn() },
  async play({ canvas, userEvent, args }) {
    const [first, second] = canvas.getAllByRole('checkbox')
    if (!first || !second) throw new Error('There are no choices')
    await expect(canvas.getAllByRole('button')[0]).toBeDisabled()
    await userEvent.click(first)
    await userEvent.click(second)
    await userEvent.click(first)
    await userEvent.type(canvas.getByRole('textbox'), ' Gas {Enter}')
    await expect(args.onSend).toHaveBeenCalledOnce()
    await expect(args.onSend).toHaveBeenCalledWith({ choices: ['out_of_date'], text: 'Gas' })
  },
})

export const IsAnnounced = meta.story({
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByRole('status')).not.toBeEmptyDOMElement())
    await expect(document.body).toHaveFocus()
  },
})

export const EscapeSkips = meta.story({
  args: { onSkip: fn() },
  async play({ canvas, userEvent, args }) {
    canvas.getAllByRole('checkbox')[0]?.focus()
    await userEvent.keyboard('{Escape}')
    await expect(args.onSkip).toHaveBeenCalledOnce()
  },
})

export const AComposition = meta.story({
  args: { onSkip: fn() },
  async play({ canvas, args }) {
    const field = canvas.getByRole('textbox')
    await fireEvent.keyDown(field, { key: 'Escape', isComposing: true })
    await fireEvent.keyDown(field, { key: 'Escape', keyCode: 229 })
    await expect(args.onSkip).not.toHaveBeenCalled()
  },
})

export const Sent = meta.story({
  args: { state: 'sent' },
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).not.toBeEmptyDOMElement()
    await expect(canvas.queryByRole('checkbox')).toBeNull()
  },
})

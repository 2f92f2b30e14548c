import { expect, fireEvent, fn } from 'storybook/test'
import preview from '#stories/preview'
import { documented } from '../../../stories/documented.ts'
import { useHistoryLabels } from '../../../stories/labels/history.ts'
import { TitleField, type TitleFieldProps } from './title-field.tsx'

interface ExampleProps extends Partial<TitleFieldProps> {
  failed?: boolean
}

function Example({ failed = false, ...props }: ExampleProps) {
  const labels = useHistoryLabels()
  return (
    <TitleField
      label={labels.titleField.label}
      value={labels.previous.title}
      error={failed ? labels.titleField.error : undefined}
      onSave={fn()}
      onCancel={fn()}
      {...props}
    />
  )
}

const meta = preview.meta({
  title: 'Blocks/TitleField',
  ...documented(TitleField, Example),
})

export const Usual = meta.story({})
export const Failed = meta.story({ args: { failed: true } })
export const Floating = meta.story({ args: { failed: true, floating: true } })
export const Mobile = meta.story({
  args: { failed: true },
  globals: { viewport: { value: 'phone' } },
})

export const EnterSaves = meta.story({
  args: { onSave: fn(), onCancel: fn() },
  async play({ canvas, userEvent, args }) {
    const field = canvas.getByRole('textbox')
    await expect(field).toHaveFocus()
    // The old title is selected, so that typing replaces it.
    await userEvent.keyboard('Gas{Enter}')
    await expect(args.onSave).toHaveBeenCalledWith('Gas')
    await expect(args.onCancel).not.toHaveBeenCalled()
  },
})

export const EscapeLeaves = meta.story({
  args: { onSave: fn(), onCancel: fn() },
  async play({ userEvent, args }) {
    await userEvent.keyboard('Gas{Escape}')
    await expect(args.onCancel).toHaveBeenCalledOnce()
    await userEvent.tab()
    await expect(args.onSave).not.toHaveBeenCalled()
  },
})

export const AComposition = meta.story({
  args: { onSave: fn(), onCancel: fn() },
  async play({ canvas, args }) {
    const field = canvas.getByRole('textbox')
    for (const key of ['Escape', 'Enter']) {
      await fireEvent.keyDown(field, { key, isComposing: true })
      await fireEvent.keyDown(field, { key, keyCode: 229 })
    }
    await expect(args.onCancel).not.toHaveBeenCalled()
    await expect(args.onSave).not.toHaveBeenCalled()
  },
})

export const LeavingTheFieldSaves = meta.story({
  args: { onSave: fn() },
  async play({ userEvent, args }) {
    await userEvent.keyboard('Gas')
    await userEvent.tab()
    await expect(args.onSave).toHaveBeenCalledWith('Gas')
  },
})

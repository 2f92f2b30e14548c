import { expect, fn } from 'storybook/test'
import preview from '#stories/preview'
import { documented } from '../../../stories/documented.ts'
import { useChatLabels } from '../../../stories/labels/chat.ts'
import { CalculatorForm, type CalculatorFormProps } from './calculator-form.tsx'

function Example({ wrong = false, ...props }: { wrong?: boolean } & Partial<CalculatorFormProps>) {
  const { error, ...sum } = useChatLabels().calculator
  const [first, ...others] = sum.fields
  const fields = wrong && first ? [{ ...first, value: 'many', error }, ...others] : sum.fields
  return (
    <CalculatorForm
      {...sum}
      fields={fields}
      results={wrong ? [] : sum.results}
      onFieldChange={fn()}
      {...props}
    />
  )
}

const meta = preview.meta({
  title: 'Blocks/CalculatorForm',
  ...documented(CalculatorForm, Example),
})

export const Computed = meta.story({
  args: { onFieldChange: fn() },
  async play({ canvas, userEvent, args }) {
    const [amount] = canvas.getAllByRole('textbox')
    if (amount) await userEvent.type(amount, '5')
    await expect(args.onFieldChange).toHaveBeenLastCalledWith('amount', '105')
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'daily')
    await expect(args.onFieldChange).toHaveBeenLastCalledWith('compounding', 'daily')
  },
})

export const WrongInput = meta.story({
  args: { wrong: true },
  async play({ canvas }) {
    const [amount] = canvas.getAllByRole('textbox')
    await expect(amount).toBeInvalid()
    await expect(amount).toHaveAccessibleDescription()
  },
})

export const WithoutCallback = meta.story({ args: { onFieldChange: undefined } })
export const Mobile = meta.story({ globals: { viewport: { value: 'narrow' } } })

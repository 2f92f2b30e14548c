import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '#stories/preview'
import { documented } from '../../../stories/documented.ts'
import { usePrimitivesLabels } from '../../../stories/labels/primitives.ts'
import { Switch, type SwitchProps } from './switch.tsx'

interface ExampleProps extends Partial<SwitchProps> {
  hinted?: boolean
  proOnly?: boolean
}

function Example({ checked: initial = false, hinted, proOnly, ...props }: ExampleProps) {
  const labels = usePrimitivesLabels().switches
  const [checked, setChecked] = useState(initial)
  return (
    <Switch
      label={labels.copyright}
      hint={hinted && labels.copyrightHint}
      disabledReason={proOnly ? labels.proOnly : undefined}
      checked={checked}
      onCheckedChange={setChecked}
      {...props}
    />
  )
}

const meta = preview.meta({
  title: 'Primitives/Switch',
  ...documented(Switch, Example),
})

export const Off = meta.story({})
export const On = meta.story({ args: { checked: true } })
export const WithHint = meta.story({ args: { hinted: true, checked: true } })
export const Disabled = meta.story({ args: { checked: true, onCheckedChange: undefined } })

export const DisabledWithReason = meta.story({
  args: { hinted: true, proOnly: true, onCheckedChange: fn() },
  async play({ canvas, userEvent, args }) {
    const control = canvas.getByRole('switch')
    await expect(control).toBeDisabled()
    await expect(control.getAttribute('aria-describedby')).toBeTruthy()
    await expect(control).toHaveAccessibleDescription(/Pro/)
    await userEvent.click(canvas.getByText(/^(版权保护|Copyright protection)$/))
    await expect(args.onCheckedChange).not.toHaveBeenCalled()
  },
})

export const ByKeyboard = meta.story({
  async play({ canvas, userEvent }) {
    const control = canvas.getByRole('switch')
    await userEvent.tab()
    await expect(control).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(control).toBeChecked()
    await userEvent.keyboard('{Enter}')
    await expect(control).not.toBeChecked()
  },
})

export const ItsLabelSwitchesIt = meta.story({
  async play({ canvas, userEvent }) {
    const control = canvas.getByRole('switch')
    await expect(control).toHaveAccessibleName(/^(版权保护|Copyright protection)$/)
    await userEvent.click(canvas.getByText(/^(版权保护|Copyright protection)$/))
    await expect(control).toBeChecked()
  },
})

import { Globe } from 'lucide-react'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { useLabels } from '#stories/labels'
import preview from '#stories/preview'
import { documented } from '../../../stories/documented.ts'
import { Toggle, type ToggleProps } from './toggle.tsx'

function Example({ pressed: initial = false, ...props }: Partial<ToggleProps>) {
  const labels = useLabels()
  const [pressed, setPressed] = useState(initial)
  return (
    <Toggle icon={<Globe />} pressed={pressed} onPressedChange={setPressed} {...props}>
      {labels.composer.deepSearch}
    </Toggle>
  )
}

const meta = preview.meta({
  title: 'Primitives/Toggle',
  ...documented(Toggle, Example),
})

export const On = meta.story({ args: { pressed: true } })
export const Disabled = meta.story({ args: { disabled: true } })
export const Off = meta.story({
  async play({ canvas, userEvent }) {
    const toggle = canvas.getByRole('button')
    await userEvent.click(toggle)
    await expect(toggle).toHaveAttribute('aria-pressed', 'true')
    await userEvent.keyboard(' ')
    await expect(toggle).toHaveAttribute('aria-pressed', 'false')
  },
})

export const WithoutCallback = meta.story({ args: { onPressedChange: undefined } })

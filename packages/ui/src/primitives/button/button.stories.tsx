import { Trash2 } from 'lucide-react'
import { expect, fn } from 'storybook/test'
import { useLabels } from '#stories/labels'
import preview from '#stories/preview'
import { documented } from '../../../stories/documented.ts'
import { Button, type ButtonProps } from './button.tsx'

function Example(props: ButtonProps) {
  const labels = useLabels()
  return (
    <Button onClick={() => undefined} {...props}>
      {labels.save}
    </Button>
  )
}

const meta = preview.meta({
  title: 'Primitives/Button',
  ...documented(Button, Example),
})

export const Secondary = meta.story({})
export const Primary = meta.story({ args: { variant: 'primary' } })
export const Ghost = meta.story({ args: { variant: 'ghost' } })
export const Danger = meta.story({ args: { variant: 'danger', icon: <Trash2 /> } })
export const Metal = meta.story({ args: { variant: 'metal' } })
export const Small = meta.story({ args: { size: 'small' } })
export const Large = meta.story({ args: { variant: 'primary', size: 'large' } })
export const Busy = meta.story({ args: { variant: 'primary', busy: true } })
export const Disabled = meta.story({ args: { variant: 'primary', disabled: true } })

export const OpensAPopup = meta.story({ args: { onClick: undefined, 'aria-haspopup': 'menu' } })

export const BusyRefusesClicks = meta.story({
  args: { variant: 'primary', busy: true, onClick: fn() },
  async play({ canvas, userEvent, args }) {
    canvas.getByRole('button').focus()
    await userEvent.keyboard('{Enter} ')
    await expect(args.onClick).not.toHaveBeenCalled()
  },
})

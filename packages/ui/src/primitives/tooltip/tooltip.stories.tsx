import { expect, fn, screen, waitFor } from 'storybook/test'
import { useLabels } from '#stories/labels'
import preview from '#stories/preview'
import { documented } from '../../../stories/documented.ts'
import { usePrimitivesLabels } from '../../../stories/labels/primitives.ts'
import { Button } from '../button/button.tsx'
import { Tooltip, type TooltipProps } from './tooltip.tsx'

interface ExampleProps extends Partial<TooltipProps> {
  long?: boolean
  onClick?: () => void
}

function Example({ long = false, onClick = fn(), ...props }: ExampleProps) {
  const { tryPro } = useLabels()
  const labels = usePrimitivesLabels().tooltip
  return (
    <Tooltip text={long ? labels.long : labels.reason} side="bottom" {...props}>
      <Button onClick={onClick}>{tryPro}</Button>
    </Tooltip>
  )
}

const meta = preview.meta({
  title: 'Primitives/Tooltip',
  ...documented(Tooltip, Example),
})

const tooltipGone = () => waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())

export const ShownOnFocus = meta.story({
  async play({ canvas, userEvent }) {
    const button = canvas.getByRole('button')
    await userEvent.tab()
    await expect(button).toHaveFocus()
    const tooltip = await screen.findByRole('tooltip')
    await expect(button).toHaveAccessibleDescription(tooltip.textContent ?? '')
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await tooltipGone()
    await expect(button).toHaveFocus()
  },
})

export const LongText = meta.story({
  args: { long: true },
  async play({ userEvent }) {
    await userEvent.tab()
    await expect(await screen.findByRole('tooltip')).toBeInTheDocument()
  },
})

export const GoneOnBlur = meta.story({
  async play({ userEvent }) {
    await userEvent.tab()
    await screen.findByRole('tooltip')
    await userEvent.tab()
    await tooltipGone()
  },
})

export const ShownOnHover = meta.story({
  async play({ canvas, userEvent }) {
    const button = canvas.getByRole('button')
    await userEvent.hover(button)
    await expect(await screen.findByRole('tooltip')).toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await tooltipGone()
  },
})

export const AClickGoesThrough = meta.story({
  args: { onClick: fn() },
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
})

export const ShownByTheCaller = meta.story({
  args: { open: true, onOpenChange: fn() },
  async play({ userEvent, args }) {
    await expect(await screen.findByRole('tooltip')).toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
})

export const ShownOnTap = meta.story({
  args: { opensOnTap: true },
  async play({ canvas, userEvent }) {
    const button = canvas.getByRole('button')
    await userEvent.pointer({ keys: '[TouchA]', target: button })
    await expect(await screen.findByRole('tooltip')).toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await tooltipGone()
  },
})

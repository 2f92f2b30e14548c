import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '#stories/preview'
import { documented } from '../../../stories/documented.ts'
import { usePrimitivesLabels } from '../../../stories/labels/primitives.ts'
import { Button } from '../button/button.tsx'
import { Popover, type PopoverProps } from './popover.tsx'

function Example(props: Partial<PopoverProps>) {
  const labels = usePrimitivesLabels().popover
  return (
    <Popover
      trigger={<Button onClick={fn()}>{labels.trigger}</Button>}
      label={labels.label}
      {...props}
    >
      <p>{labels.text}</p>
      <Button variant="metal" size="small" onClick={fn()}>
        {labels.action}
      </Button>
    </Popover>
  )
}

const meta = preview.meta({
  title: 'Primitives/Popover',
  ...documented(Popover, Example),
  parameters: { docs: { story: { inline: false, height: '20rem' } } },
})

export const Closed = meta.story({})
export const Open = meta.story({ args: { open: true } })

export const ByKeyboard = meta.story({
  async play({ canvas, userEvent }) {
    const trigger = canvas.getByRole('button')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const panel = await screen.findByRole('group')
    await expect(trigger).toHaveAttribute('aria-expanded', 'true')
    await waitFor(() => expect(panel).toContainElement(document.activeElement as HTMLElement))
    await expect(getComputedStyle(document.documentElement).overflow).not.toBe('hidden')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('group')).toBeNull())
    await waitFor(() => expect(trigger).toHaveFocus())
    await expect(trigger).toHaveAttribute('aria-expanded', 'false')
  },
})

export const AClickElsewhereCloses = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button'))
    await screen.findByRole('group')
    await userEvent.click(document.body)
    await waitFor(() => expect(screen.queryByRole('group')).toBeNull())
  },
})

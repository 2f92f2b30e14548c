import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '#stories/preview'
import { documented } from '../../../stories/documented.ts'
import { usePrimitivesLabels } from '../../../stories/labels/primitives.ts'
import { useMenuButton } from '../../hooks/use-menu-button.ts'
import { Button } from '../button/button.tsx'
import { DropdownMenu, MenuItem } from './dropdown-menu.tsx'

/** A page that draws the button at once and its menu from the first opening on. */
function Example({ id }: { id?: string }) {
  const labels = usePrimitivesLabels().menu
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const { button, trigger } = useMenuButton(isOpen, (open) => {
    setIsOpen(open)
    setWasOpened(true)
  })
  return (
    <>
      <Button {...button}>{labels.trigger}</Button>
      {wasOpened && (
        <DropdownMenu
          align="start"
          trigger={trigger}
          open={isOpen}
          onOpenChange={setIsOpen}
          {...(id && { id })}
        >
          <MenuItem onSelect={fn()}>{labels.settings}</MenuItem>
          <MenuItem onSelect={fn()}>{labels.upgrade}</MenuItem>
        </DropdownMenu>
      )}
    </>
  )
}

const meta = preview.meta({
  title: 'Primitives/DropdownMenu/DrawnButton',
  ...documented(DropdownMenu, Example),
  parameters: { docs: { story: { inline: false, height: '24rem' } } },
})

export const ClicksOpenAndClose = meta.story({
  async play({ canvas, userEvent }) {
    const button = canvas.getByRole('button')
    for (let round = 0; round < 2; round += 1) {
      await userEvent.click(button)
      const menu = await screen.findByRole('menu', { name: button.textContent })
      await expect(button).toHaveAttribute('aria-expanded', 'true')
      await expect(button).toHaveAttribute('aria-controls', menu.id)
      const { left, top } = menu.getBoundingClientRect()
      const below = button.getBoundingClientRect()
      await expect(Math.abs(left - below.left)).toBeLessThan(2)
      await expect(top).toBeGreaterThan(below.bottom)
      await userEvent.click(button)
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
      await expect(canvas.getByRole('button')).toBe(button)
    }
  },
})

export const AKeyboardEntersAndComesBack = meta.story({
  async play({ canvas, userEvent }) {
    const button = canvas.getByRole('button')
    for (const key of ['{ArrowDown}', '{Enter}']) {
      button.focus()
      await userEvent.keyboard(key)
      await screen.findByRole('menu')
      await waitFor(() => expect(screen.getAllByRole('menuitem')[0]).toHaveFocus())
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
      await waitFor(() => expect(button).toHaveFocus())
    }
  },
})

export const AGivenIdIsTheOneThatTheButtonControls = meta.story({
  args: { id: 'given-id' },
  async play({ canvas, userEvent }) {
    const button = canvas.getByRole('button')
    for (let round = 0; round < 2; round += 1) {
      await userEvent.click(button)
      await expect(await screen.findByRole('menu')).toHaveAttribute('id', 'given-id')
      await waitFor(() => expect(button).toHaveAttribute('aria-controls', 'given-id'))
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
      await expect(button).not.toHaveAttribute('aria-controls')
    }
  },
})

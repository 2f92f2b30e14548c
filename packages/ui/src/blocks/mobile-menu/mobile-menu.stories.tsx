import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { useLabels } from '#stories/labels'
import preview from '#stories/preview'
import { documented } from '../../../stories/documented.ts'
import { headerHrefs } from '../../../stories/header-hrefs.ts'
import { useChartsSettingsLabels } from '../../../stories/labels/charts-settings/index.ts'
import { Button } from '../../primitives/button/button.tsx'
import { MobileMenu, type MobileMenuProps } from './mobile-menu.tsx'

interface ExampleProps extends Partial<MobileMenuProps> {
  as?: 'visitor' | 'free' | 'member'
}

function Example({ as = 'free', ...props }: ExampleProps) {
  const labels = useChartsSettingsLabels()
  const { userName } = useLabels()
  const [open, setOpen] = useState(false)
  const account = { name: userName, email: labels.email, pro: as === 'member' }
  return (
    <>
      <Button onClick={() => setOpen(true)}>{labels.mobileMenu.title}</Button>
      <MobileMenu
        open={open}
        onOpenChange={setOpen}
        labels={labels.mobileMenu}
        account={as === 'visitor' ? null : account}
        hrefs={headerHrefs}
        current="history"
        points="1,248"
        contactHref="mailto:hello@example.com"
        onFollow={fn()}
        onThemeCycle={fn()}
        onLanguageSwitch={fn()}
        onSettings={fn()}
        onUpgrade={fn()}
        onLogout={fn()}
        {...props}
      />
    </>
  )
}

const meta = preview.meta({
  title: 'Blocks/MobileMenu',
  ...documented(MobileMenu, Example),
  parameters: { docs: { story: { inline: false, height: '36rem' } } },
  globals: { viewport: { value: 'phone' } },
})

export const Free = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button'))
    const dialog = await screen.findByRole('dialog')
    await expect(within(dialog).getAllByRole('listitem')).toHaveLength(10)
  },
})

export const Member = meta.story({
  args: { as: 'member' },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button'))
    const dialog = await screen.findByRole('dialog')
    await expect(within(dialog).getAllByRole('listitem')).toHaveLength(9)
  },
})

export const WithAKeyboard = meta.story({
  args: { onShortcuts: fn() },
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByRole('button'))
    const dialog = await screen.findByRole('dialog')
    const entry = within(dialog).getAllByRole('listitem').at(-2)
    await userEvent.click(within(entry ?? dialog).getByRole('button'))
    await waitFor(() => expect(args.onShortcuts).toHaveBeenCalledOnce())
  },
})

export const Visitor = meta.story({
  args: { as: 'visitor' },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button'))
    const dialog = await screen.findByRole('dialog')
    await expect(within(dialog).getAllByRole('listitem')).toHaveLength(6)
  },
})

export const WithATopic = meta.story({
  args: { topic: 'Proof of Work / Proof of Stake' },
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByRole('button'))
    const dialog = await screen.findByRole('dialog')
    await expect(dialog).toHaveTextContent(String(args.topic))
  },
})

export const ChoosingCloses = meta.story({
  args: { onLogout: fn() },
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByRole('button'))
    const last = within(await screen.findByRole('dialog'))
      .getAllByRole('listitem')
      .at(-1)
    await userEvent.click(within(last ?? document.body).getByRole('button'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(args.onLogout).toHaveBeenCalledOnce())
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus())
  },
})

export const PlainClickStaysInTheApp = meta.story({
  args: { onFollow: fn() },
  async play({ canvas, userEvent, args }) {
    const address = location.href
    await userEvent.click(canvas.getByRole('button'))
    const dialog = await screen.findByRole('dialog')
    const [first] = within(dialog).getAllByRole('link')
    await userEvent.click(first ?? dialog)
    await waitFor(() => expect(args.onFollow).toHaveBeenCalledWith('newTopic'))
    await expect(location.href).toBe(address)
  },
})

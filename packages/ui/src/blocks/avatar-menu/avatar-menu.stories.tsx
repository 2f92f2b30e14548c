import { expect, fn, screen, waitFor } from 'storybook/test'
import { useLabels } from '#stories/labels'
import preview from '#stories/preview'
import { documented } from '../../../stories/documented.ts'
import { useChartsSettingsLabels } from '../../../stories/labels/charts-settings/index.ts'
import { AvatarMenu, type AvatarMenuProps } from './avatar-menu.tsx'

interface ExampleProps extends Partial<AvatarMenuProps> {
  pro?: boolean
  longName?: boolean
}

function Example({ pro = false, longName = false, ...props }: ExampleProps) {
  const labels = useChartsSettingsLabels()
  const { userName } = useLabels()
  const name = longName ? labels.longUserName : userName
  return (
    <AvatarMenu
      align="start"
      labels={labels.account}
      account={{ name, email: labels.email, pro }}
      onSettings={fn()}
      onUpgrade={fn()}
      contactHref="mailto:hello@example.com"
      onLogout={fn()}
      {...props}
    />
  )
}

const meta = preview.meta({
  title: 'Blocks/AvatarMenu',
  ...documented(AvatarMenu, Example),
  parameters: { docs: { story: { inline: false, height: '20rem' } } },
})

export const Closed = meta.story({})
export const ClosedMember = meta.story({ args: { pro: true } })
export const Open = meta.story({ args: { open: true } })
export const LongName = meta.story({ args: { open: true, longName: true } })

export const OpenMember = meta.story({
  args: { open: true, pro: true },
  async play() {
    await expect(await screen.findAllByRole('menuitem')).toHaveLength(3)
  },
})

export const WithAKeyboard = meta.story({
  args: { open: true, onShortcuts: fn() },
  async play({ userEvent, args }) {
    const items = await screen.findAllByRole('menuitem')
    await expect(items).toHaveLength(5)
    await userEvent.click(items.at(-2) ?? document.body)
    await expect(args.onShortcuts).toHaveBeenCalledOnce()
  },
})

export const ByKeyboard = meta.story({
  args: { onLogout: fn() },
  async play({ canvas, userEvent, args }) {
    canvas.getByRole('button').focus()
    await userEvent.keyboard('{Enter}')
    const [first] = await screen.findAllByRole('menuitem')
    await waitFor(() => expect(first).toHaveFocus())
    await userEvent.keyboard('{End}{Enter}')
    await expect(args.onLogout).toHaveBeenCalledOnce()
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus())
  },
})

import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '#stories/preview'
import { useWords } from '#stories/words'
import { documented } from '../../../stories/documented.ts'
import { useChartsSettingsWords } from '../../../stories/words/charts-settings/index.ts'
import { AvatarMenu, type AvatarMenuProps } from './index.ts'

interface ExampleProps extends Partial<AvatarMenuProps> {
  pro?: boolean
  longName?: boolean
}

function Example({ pro = false, longName = false, ...props }: ExampleProps) {
  const words = useChartsSettingsWords()
  const { userName } = useWords()
  const name = longName ? words.longUserName : userName
  return (
    <AvatarMenu
      align="start"
      labels={words.account}
      account={{ name, email: words.email, pro }}
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

import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '#stories/preview'
import { useWords } from '#stories/words'
import { useChartsSettingsWords } from '../../../stories/words/charts-settings/index.ts'
import { MobileMenu, type MobileMenuProps } from './index.ts'

interface ExampleProps extends Partial<MobileMenuProps> {
  as?: 'visitor' | 'free' | 'member'
}

function Example({ as = 'free', ...props }: ExampleProps) {
  const words = useChartsSettingsWords()
  const { userName } = useWords()
  const account = { name: userName, email: words.email, pro: as === 'member' }
  return (
    <MobileMenu
      labels={words.mobileMenu}
      account={as === 'visitor' ? null : account}
      points="1,248"
      onNewTopic={fn()}
      onHistory={fn()}
      onPrice={fn()}
      onPoints={fn()}
      onSettings={fn()}
      onUpgrade={fn()}
      onContact={fn()}
      onLogout={fn()}
      onSignIn={fn()}
      {...props}
    />
  )
}

const meta = preview.meta({
  title: 'Blocks/MobileMenu',
  component: Example,
  parameters: { docs: { story: { inline: false, height: '36rem' } } },
})

export const Closed = meta.story({})

export const Free = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button'))
    const dialog = await screen.findByRole('dialog')
    await expect(within(dialog).getAllByRole('listitem')).toHaveLength(8)
  },
})

export const Member = meta.story({
  args: { as: 'member' },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button'))
    const dialog = await screen.findByRole('dialog')
    await expect(within(dialog).getAllByRole('listitem')).toHaveLength(7)
  },
})

export const Visitor = meta.story({
  args: { as: 'visitor' },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button'))
    const dialog = await screen.findByRole('dialog')
    await expect(within(dialog).getAllByRole('listitem')).toHaveLength(2)
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
    await expect(args.onLogout).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus())
  },
})

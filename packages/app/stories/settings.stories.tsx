import { screen, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { message } from './harness/message.ts'
import { screenMeta } from './harness/screen-meta.tsx'

const meta = preview.meta({
  ...screenMeta,
  title: 'Screens/Settings',
  tags: ['!autodocs'],
  args: { world: 'free-user', path: '/', dialog: 'settings' },
  async play() {
    await screen.findByRole('dialog')
  },
})

export const Account = meta.story({})
export const AccountOfMember = meta.story({ args: { world: 'pro-with-x' } })

/** What was paid twice is on its way back. */
export const AccountOfWhoPaidTwice = meta.story({
  args: { world: 'paid-twice' },
  async play() {
    const dialog = within(await screen.findByRole('dialog'))
    await dialog.findByText(/\$30\.00/)
  },
})

export const Preferences = meta.story({
  async play({ userEvent }) {
    await userEvent.click(await screen.findByRole('tab', { name: message('settings.preference') }))
  },
})
export const PreferencesOfMember = meta.story({
  args: { world: 'pro' },
  play: Preferences.input.play,
})

export const Data = meta.story({
  async play({ userEvent }) {
    await userEvent.click(await screen.findByRole('tab', { name: message('settings.data') }))
  },
})

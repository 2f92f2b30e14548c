import { screen } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { onStage } from './stage/on-stage.tsx'

const meta = preview.meta({
  ...onStage,
  title: 'Screens/Settings',
  tags: ['!autodocs'],
  args: { world: 'free-user', path: '/', dialog: 'settings' },
  async play() {
    await screen.findByRole('dialog')
  },
})

export const Account = meta.story({})
export const AccountOfMember = meta.story({ args: { world: 'pro-with-x' } })

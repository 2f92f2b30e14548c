import { screen } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { screenMeta } from './harness/screen-meta.tsx'

const meta = preview.meta({
  ...screenMeta,
  title: 'Screens/Points',
  tags: ['!autodocs'],
  args: { world: 'free-user', path: '/points' },
})

export const FreeUser = meta.story({})
export const Member = meta.story({ args: { world: 'pro-with-x' } })
export const Failed = meta.story({ args: { faults: { fetchPointsHistory: 'bad-gateway' } } })

export const Rules = meta.story({
  args: { dialog: 'points-rules' },
  async play() {
    await screen.findByRole('dialog')
  },
})

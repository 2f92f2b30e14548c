import { screen } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { screenMeta } from './harness/screen-meta.tsx'

const meta = preview.meta({
  ...screenMeta,
  title: 'Screens/Pricing',
  tags: ['!autodocs'],
  args: { world: 'free-user', path: '/price' },
})

export const Visitor = meta.story({ args: { world: 'visitor' } })
export const FreeUser = meta.story({
  async play({ canvas }) {
    for (const price of ['$0', '$299', '$30']) await canvas.findByText(price)
  },
})
export const Member = meta.story({ args: { world: 'pro' } })
export const NotOnSale = meta.story({ args: { world: 'without-checkout' } })

export const AsDialog = meta.story({
  args: { path: '/', dialog: 'pricing' },
  async play() {
    await screen.findByRole('dialog')
  },
})

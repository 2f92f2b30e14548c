import preview from '../../../.storybook/preview.tsx'
import { screenMeta } from './harness/screen-meta.tsx'

const meta = preview.meta({
  ...screenMeta,
  title: 'Screens/Home',
  tags: ['!autodocs'],
  args: { world: 'free-user', path: '/' },
})

export const Visitor = meta.story({ args: { world: 'visitor' } })
export const FreeUser = meta.story({})
export const OutOfTopics = meta.story({ args: { world: 'out-of-topics' } })
export const Member = meta.story({ args: { world: 'pro' } })
export const WithoutModel = meta.story({ args: { world: 'without-model' } })

export const Loading = meta.story({
  args: { world: 'slow-network', pauses: 0 },
  async play({ canvas }) {
    await canvas.findByRole('textbox')
  },
})

import preview from '../../../.storybook/preview.tsx'
import { onStage } from './stage/on-stage.tsx'

const meta = preview.meta({
  ...onStage,
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

import preview from '../../../.storybook/preview.tsx'
import { onStage } from './stage/on-stage.tsx'

const meta = preview.meta({
  ...onStage,
  title: 'Screens/History',
  tags: ['!autodocs'],
  args: { world: 'every-ending', path: '/history' },
})

export const Items = meta.story({})
export const Favourites = meta.story({ args: { path: '/history?tab=favorites' } })
export const Found = meta.story({ args: { path: '/history?q=sat' } })
export const NothingFound = meta.story({ args: { path: '/history?q=tulips' } })
export const Empty = meta.story({ args: { world: 'new-user' } })
export const Failed = meta.story({ args: { faults: { fetchTopicList: 'bad-gateway' } } })

export const Loading = meta.story({
  args: { world: 'slow-network', pauses: 0 },
  async play({ canvas }) {
    await canvas.findByRole('searchbox')
  },
})

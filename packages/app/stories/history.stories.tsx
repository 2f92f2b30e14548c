import preview from '../../../.storybook/preview.tsx'
import { screenMeta } from './harness/screen-meta.tsx'

const meta = preview.meta({
  ...screenMeta,
  title: 'Screens/History',
  tags: ['!autodocs'],
  args: { world: 'every-ending', path: '/history' },
})

export const Items = meta.story({})
export const Favorites = meta.story({ args: { path: '/history?tab=favorites' } })
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

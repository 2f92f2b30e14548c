import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { onStage, settled } from './stage/on-stage.tsx'

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

export const OpenATopic = meta.story({
  async play({ canvas, userEvent }) {
    await settled()
    await userEvent.click(await canvas.findByRole('link', { name: /冷钱包还是热|Cold or hot/ }))
    await expect(await canvas.findByText(/定期演练|practise to restore/)).toBeVisible()
  },
})

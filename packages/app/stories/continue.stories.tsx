import preview from '../../../.storybook/preview.tsx'
import { screenMeta } from './harness/screen-meta.tsx'

const meta = preview.meta({
  ...screenMeta,
  title: 'Screens/Continue',
  tags: ['!autodocs'],
  args: {
    world: 'free-user',
    path: '/chat/00000000-0000-4000-8000-000000000000/{share}',
    host: 'shared-topic',
  },
})

export const FreeUser = meta.story({})
export const Member = meta.story({ args: { world: 'pro' } })
export const InvalidToken = meta.story({
  args: { path: '/chat/00000000-0000-4000-8000-000000000000/nothing' },
})

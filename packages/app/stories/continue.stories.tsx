import preview from '../../../.storybook/preview.tsx'
import { onStage } from './stage/on-stage.tsx'

const meta = preview.meta({
  ...onStage,
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

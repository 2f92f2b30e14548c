import preview from '../../../.storybook/preview.tsx'
import { onStage } from './stage/on-stage.tsx'

const meta = preview.meta({
  ...onStage,
  title: 'Screens/Home',
  tags: ['!autodocs'],
  args: { world: 'visitor', path: '/' },
})

export const Visitor = meta.story({})
export const FreeUser = meta.story({ args: { world: 'free-user' } })

import preview from '../../../.storybook/preview.tsx'
import { onStage } from './stage/on-stage.tsx'

const meta = preview.meta({
  ...onStage,
  title: 'Screens/Share',
  tags: ['!autodocs'],
  args: { world: 'visitor', path: '/share/{share}' },
})

export const Visitor = meta.story({ args: { host: 'shared-topic' } })
export const LoggedIn = meta.story({ args: { world: 'free-user', host: 'shared-topic' } })
export const Owner = meta.story({ args: { world: 'protected-topic' } })
export const Watermark = meta.story({ args: { host: 'protected-topic' } })
export const InvalidToken = meta.story({ args: { path: '/share/nothing' } })

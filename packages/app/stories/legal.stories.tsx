import preview from '../../../.storybook/preview.tsx'
import { screenMeta } from './harness/screen-meta.tsx'

const meta = preview.meta({
  ...screenMeta,
  title: 'Screens/Legal',
  tags: ['!autodocs'],
  args: { world: 'free-user', path: '/privacy' },
})

export const Missing = meta.story({})

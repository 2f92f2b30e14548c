import preview from '#stories/preview'
import { documented } from '../../../stories/documented.ts'
import { Keys } from './keys.tsx'

const meta = preview.meta({ title: 'Primitives/Keys', ...documented(Keys, Keys) })

export const Together = meta.story({ args: { children: 'Ctrl Shift O' } })
export const Single = meta.story({ args: { children: '?' } })

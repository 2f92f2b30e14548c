import preview from '#stories/preview'
import { Skeleton } from './skeleton.tsx'

const meta = preview.meta({ title: 'Primitives/Skeleton', component: Skeleton })

export const Line = meta.story({})

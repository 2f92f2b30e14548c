import preview from '#stories/preview'
import { useWords } from '#stories/words'
import { Badge, type BadgeProps } from './index.ts'

function Example(props: BadgeProps) {
  const words = useWords()
  return <Badge {...props}>{words.pro}</Badge>
}

const meta = preview.meta({ title: 'Primitives/Badge', component: Example })

export const Neutral = meta.story({})
export const Accent = meta.story({ args: { tone: 'accent' } })
export const Danger = meta.story({ args: { tone: 'danger' } })
export const Pro = meta.story({ args: { tone: 'metal' } })

import preview from '#stories/preview'
import { useWords } from '#stories/words'
import { Avatar, type AvatarProps } from './index.ts'

function Example(props: Partial<AvatarProps>) {
  const words = useWords()
  return <Avatar name={words.userName} {...props} />
}

const meta = preview.meta({ title: 'Primitives/Avatar', component: Example })

export const Initial = meta.story({})
export const Small = meta.story({ args: { size: 'small' } })
export const Large = meta.story({ args: { size: 'large' } })
export const Framed = meta.story({ args: { framed: true, size: 'large' } })

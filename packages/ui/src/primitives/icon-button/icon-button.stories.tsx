import { Bookmark, RotateCcw } from 'lucide-react'
import preview from '#stories/preview'
import { useWords } from '#stories/words'
import { IconButton, type IconButtonProps } from './index.ts'

function Example(props: Partial<IconButtonProps>) {
  const words = useWords()
  return (
    <IconButton
      label={words.answerActions.refresh}
      icon={<RotateCcw />}
      onClick={() => undefined}
      {...props}
    />
  )
}

const meta = preview.meta({ title: 'Primitives/IconButton', component: Example })

export const Ghost = meta.story({})
export const Outline = meta.story({ args: { variant: 'outline' } })
export const Primary = meta.story({ args: { variant: 'primary' } })
export const Pressed = meta.story({ args: { pressed: true, icon: <Bookmark /> } })
export const Small = meta.story({ args: { size: 'small' } })
export const Large = meta.story({ args: { size: 'large', variant: 'primary' } })
export const Disabled = meta.story({ args: { disabled: true } })

import { Bookmark, RotateCcw } from 'lucide-react'
import { expect } from 'storybook/test'
import { useLabels } from '#stories/labels'
import preview from '#stories/preview'
import { documented } from '../../../stories/documented.ts'
import { IconButton, type IconButtonProps } from './icon-button.tsx'

function Example(props: Partial<IconButtonProps>) {
  const labels = useLabels()
  return (
    <IconButton
      label={labels.answerActions.refresh}
      icon={<RotateCcw />}
      onClick={() => undefined}
      {...props}
    />
  )
}

const meta = preview.meta({
  title: 'Primitives/IconButton',
  ...documented(IconButton, Example),
})

export const Ghost = meta.story({})
export const Outline = meta.story({ args: { variant: 'outline' } })
export const Primary = meta.story({ args: { variant: 'primary' } })
export const Pressed = meta.story({ args: { pressed: true, icon: <Bookmark /> } })
export const Small = meta.story({ args: { size: 'small' } })
export const Large = meta.story({ args: { size: 'large', variant: 'primary' } })
export const Disabled = meta.story({ args: { disabled: true } })

export const OpensAPopup = meta.story({
  args: { onClick: undefined, 'aria-haspopup': 'menu' },
  async play({ canvas }) {
    await expect(canvas.getByRole('button')).toBeEnabled()
  },
})

export const WithoutCallback = meta.story({
  args: { onClick: undefined },
  async play({ canvas }) {
    await expect(canvas.getByRole('button')).toBeDisabled()
  },
})

import { expect } from 'storybook/test'
import preview from '#stories/preview'
import { useWords } from '#stories/words'
import { documented } from '../../../stories/documented.ts'
import { VisuallyHidden } from './index.ts'

function Example() {
  const words = useWords()
  return (
    <p>
      {words.userName} <VisuallyHidden>{words.pro}</VisuallyHidden>
    </p>
  )
}

const meta = preview.meta({
  title: 'Primitives/VisuallyHidden',
  ...documented(VisuallyHidden, Example),
})

export const BesideText = meta.story({
  async play({ canvas }) {
    const { width, height } = canvas.getByText('PRO').getBoundingClientRect()
    await expect(width * height).toBeLessThanOrEqual(1)
  },
})

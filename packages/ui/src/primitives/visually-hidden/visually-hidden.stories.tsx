import { expect } from 'storybook/test'
import { useLabels } from '#stories/labels'
import preview from '#stories/preview'
import { documented } from '../../../stories/documented.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

function Example() {
  const labels = useLabels()
  return (
    <p>
      {labels.userName} <VisuallyHidden>{labels.pro}</VisuallyHidden>
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

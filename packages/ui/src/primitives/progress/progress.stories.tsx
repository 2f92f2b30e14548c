import { expect } from 'storybook/test'
import preview from '#stories/preview'
import { documented } from '../../../stories/documented.ts'
import { usePrimitivesLabels } from '../../../stories/labels/primitives.ts'
import { Progress, type ProgressProps } from './progress.tsx'

function Example({ value = 12, ...props }: Partial<ProgressProps>) {
  const labels = usePrimitivesLabels().progress
  return (
    <Progress
      label={labels.dailyAsk}
      value={value}
      max={40}
      valueText={labels.ofPoints(value, 40)}
      {...props}
    />
  )
}

function Unknown(props: Partial<ProgressProps>) {
  return <Progress label={usePrimitivesLabels().progress.uploading} {...props} />
}

const meta = preview.meta({
  title: 'Primitives/Progress',
  ...documented(Progress, Example),
})

export const None = meta.story({ args: { value: 0 } })
export const Full = meta.story({ args: { value: 40 } })
export const Compact = meta.story({ args: { compact: true } })
export const Indeterminate = meta.story({ render: (props) => <Unknown {...props} /> })

export const Some = meta.story({
  async play({ canvas }) {
    const bar = canvas.getByRole('progressbar')
    await expect(bar).toHaveAccessibleName()
    await expect(bar).toHaveAttribute('value', '12')
    await expect(bar).toHaveAttribute('aria-valuetext', expect.stringMatching(/12.*40/))
  },
})

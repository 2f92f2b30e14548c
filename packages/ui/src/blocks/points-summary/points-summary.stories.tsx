import { expect, fn } from 'storybook/test'
import preview from '#stories/preview'
import { documented } from '../../../stories/documented.ts'
import { usePointsLabels } from '../../../stories/labels/points.ts'
import { PointsSummary, type PointsSummaryProps } from './points-summary.tsx'

interface ExampleProps extends Partial<PointsSummaryProps> {
  shows?: 'usual' | 'nothing' | 'largest' | 'loading'
}

function Example({ shows = 'usual', ...props }: ExampleProps) {
  const labels = usePointsLabels()
  const { current, month, largest } = labels
  const figures = {
    usual: { current, month },
    nothing: { current: '0', month: '0' },
    largest: { current: largest, month: largest },
    loading: {},
  }
  return <PointsSummary labels={labels.summary} {...figures[shows]} onRules={fn()} {...props} />
}

const meta = preview.meta({
  title: 'Blocks/PointsSummary',
  ...documented(PointsSummary, Example),
})

export const Usual = meta.story({})
export const Nothing = meta.story({ args: { shows: 'nothing' } })
export const Loading = meta.story({ args: { shows: 'loading' } })
export const LargestFigures = meta.story({ args: { shows: 'largest' } })
export const WithoutRules = meta.story({ args: { onRules: undefined } })
export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } })

export const AsksForTheRules = meta.story({
  args: { onRules: fn() },
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onRules).toHaveBeenCalledOnce()
  },
})

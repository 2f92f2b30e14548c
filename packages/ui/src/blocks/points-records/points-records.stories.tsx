import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '#stories/preview'
import { documented } from '../../../stories/documented.ts'
import { usePointsLabels } from '../../../stories/labels/points.ts'
import { EmptyState } from '../../primitives/empty-state/empty-state.tsx'
import { PointsRecords, type PointsRecordsProps } from './points-records.tsx'

interface ExampleProps extends Partial<PointsRecordsProps> {
  count?: number
  failed?: boolean
}

function Example({ count = 4, failed = false, ...props }: ExampleProps) {
  const labels = usePointsLabels()
  const [pages, setPages] = useState(1)
  const records = Array.from({ length: pages }, (_, page) =>
    labels.records.slice(0, count).map((record) => ({ ...record, id: `${page}-${record.id}` })),
  ).flat()
  return (
    <PointsRecords
      labels={labels.recordLabels}
      records={records}
      state={pages < 3 ? 'more' : 'end'}
      onMore={() => setPages((shown) => shown + 1)}
      empty={<EmptyState title={labels.noRecords}>{labels.noRecordsText}</EmptyState>}
      error={failed ? labels.recordsError : undefined}
      {...props}
    />
  )
}

const meta = preview.meta({
  title: 'Blocks/PointsRecords',
  ...documented(PointsRecords, Example),
})

export const More = meta.story({})
export const LoadingFirst = meta.story({ args: { count: 0, state: 'loading' } })
export const LoadingMore = meta.story({ args: { state: 'loading' } })
export const AllShown = meta.story({ args: { state: 'end' } })
export const Empty = meta.story({ args: { count: 0, state: 'end' } })
export const FailedFirst = meta.story({ args: { count: 0, failed: true } })
export const FailedMore = meta.story({ args: { failed: true } })
export const WithoutCallback = meta.story({ args: { onMore: undefined } })
export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } })

export const LoadsUntilTheEnd = meta.story({
  async play({ canvas, userEvent }) {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4)
    await userEvent.click(canvas.getByRole('button'))
    await expect(canvas.getAllByRole('listitem')).toHaveLength(8)
    await userEvent.click(canvas.getByRole('button'))
    await expect(canvas.getAllByRole('listitem')).toHaveLength(12)
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

export const AsksAgainAfterAFailure = meta.story({
  args: { failed: true, onMore: fn() },
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onMore).toHaveBeenCalledOnce()
  },
})

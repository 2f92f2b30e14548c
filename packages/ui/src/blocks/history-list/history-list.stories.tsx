import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '#stories/preview'
import { documented } from '../../../stories/documented.ts'
import { useHistoryLabels } from '../../../stories/labels/history.ts'
import { Button } from '../../primitives/button/button.tsx'
import { EmptyState } from '../../primitives/empty-state/empty-state.tsx'
import { ErrorNotice } from '../error-notice/error-notice.tsx'
import { HistoryList, type HistoryListProps } from './history-list.tsx'

interface ExampleProps extends Partial<HistoryListProps> {
  shows?: 'topics' | 'nothing' | 'failure'
  ended?: boolean
}

function Example({ shows = 'topics', ended = false, ...props }: ExampleProps) {
  const labels = useHistoryLabels()
  const [kept, setKept] = useState<Record<string, boolean>>({})
  const groups = labels.groups.map((group) => ({
    ...group,
    topics: group.topics.map((topic) => ({
      ...topic,
      favorite: kept[topic.id] ?? topic.favorite,
    })),
  }))
  return (
    <HistoryList
      labels={labels.list}
      groups={shows === 'nothing' ? [] : groups}
      onOpen={fn()}
      onFavoriteChange={({ id }, favorite) => setKept((all) => ({ ...all, [id]: favorite }))}
      onDelete={fn()}
      empty={
        <EmptyState
          title={labels.empty}
          actions={<Button onClick={fn()}>{labels.newTopic}</Button>}
        >
          {labels.emptyText}
        </EmptyState>
      }
      error={
        shows === 'failure' && (
          <ErrorNotice title={labels.error} actionLabel={labels.retry} onAction={fn()}>
            {labels.errorText}
          </ErrorNotice>
        )
      }
      end={ended && labels.end}
      {...props}
    />
  )
}

const meta = preview.meta({
  title: 'Blocks/HistoryList',
  ...documented(HistoryList, Example),
})

export const Days = meta.story({})
export const AllShown = meta.story({ args: { ended: true } })
export const Loading = meta.story({ args: { shows: 'nothing', loading: true } })
export const LoadingMore = meta.story({ args: { loading: true } })
export const Empty = meta.story({ args: { shows: 'nothing' } })
export const Failed = meta.story({ args: { shows: 'failure', groups: [] } })
export const FailedAfterSome = meta.story({ args: { shows: 'failure' } })
export const ReadOnly = meta.story({
  args: { onFavoriteChange: undefined, onDelete: undefined },
})
export const Mobile = meta.story({
  args: { ended: true },
  globals: { viewport: { value: 'phone' } },
})

export const KeepsAndDeletesTheRightTopic = meta.story({
  args: { onDelete: fn(), onOpen: fn() },
  async play({ canvas, userEvent, args }) {
    const third = canvas.getAllByRole('article')[2]
    const [keep, remove] = third?.querySelectorAll('button') ?? []
    if (!keep || !remove) throw new Error('a row has two buttons')
    await userEvent.click(keep)
    await expect(keep).toHaveAttribute('aria-pressed', 'true')
    await expect(keep.title).toMatch(/^(?:Remove|取消)/)
    await userEvent.click(remove)
    await expect(args.onDelete).toHaveBeenLastCalledWith(
      expect.objectContaining({ id: 'stablecoins', favorite: true }),
    )
    await userEvent.click(canvas.getAllByRole('link')[1] ?? keep)
    await expect(args.onOpen).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'wallets' }))
  },
})

export const NamesEachDaysList = meta.story({
  async play({ canvas }) {
    for (const heading of canvas.getAllByRole('heading')) {
      await expect(canvas.getByRole('list', { name: heading.textContent })).toBeVisible()
    }
  },
})

export const LeavesOutDaysWithoutTopics = meta.story({
  args: { groups: [{ id: '2026', heading: '2026', topics: [] }] },
  async play({ canvas }) {
    await expect(canvas.queryByRole('heading')).toBeNull()
    await expect(canvas.getByRole('button')).toBeVisible()
  },
})

export const AWindowOnALongList = meta.story({
  args: {
    window: {
      parts: [
        { index: 2, gap: 120 },
        { index: 4, gap: 40 },
      ],
      rest: 900,
      measure: fn(),
    },
  },
  async play({ canvas, args }) {
    const rows = canvas.getAllByRole('listitem')
    await expect(rows).toHaveLength(2)
    await expect(rows[0]).toHaveAttribute('aria-posinset', '2')
    await expect(rows[0]).toHaveAttribute('aria-setsize', '2')
    await expect(canvas.queryByRole('heading')).toBeNull()
    for (const list of canvas.getAllByRole('list')) await expect(list).toHaveAccessibleName()
    await expect(args.window?.measure).toHaveBeenCalledWith(rows[1])
  },
})

export const TheNeighborTakesTheFocus = meta.story({
  args: { focusedId: 'wallets' },
  async play({ canvas }) {
    await expect(canvas.getAllByRole('link')[1]).toHaveFocus()
  },
})

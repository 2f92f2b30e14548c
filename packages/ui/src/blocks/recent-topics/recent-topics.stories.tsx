import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '#stories/preview'
import { documented } from '../../../stories/documented.ts'
import { useHistoryLabels } from '../../../stories/labels/history.ts'
import { type RecentTopic, RecentTopics, type RecentTopicsProps } from './recent-topics.tsx'

interface ExampleProps extends Partial<RecentTopicsProps> {
  shows?: 'topics' | 'long' | 'none' | 'error'
}

function Example({ shows = 'topics', ...props }: ExampleProps) {
  const labels = useHistoryLabels()
  const usual = labels.groups.flatMap(({ topics }): readonly RecentTopic[] => topics)
  const topics = {
    topics: usual,
    long: [{ id: 'long', href: '#long', title: labels.long.title }, ...usual],
    none: [],
    error: usual.slice(0, 1),
  }[shows]
  return (
    <RecentTopics
      labels={labels.recent}
      topics={topics}
      currentId="wallets"
      moreHref="#history"
      newHref="#new"
      empty={<p>{labels.empty}</p>}
      error={shows === 'error' && <p>{labels.error}</p>}
      onRename={fn()}
      {...props}
    />
  )
}

const meta = preview.meta({
  title: 'Blocks/RecentTopics',
  ...documented(RecentTopics, Example),
})

export const Usual = meta.story({})
export const LongText = meta.story({ args: { shows: 'long' } })
export const Empty = meta.story({ args: { shows: 'none' } })
export const Loading = meta.story({ args: { shows: 'none', loading: true } })
export const Failed = meta.story({ args: { shows: 'error' } })
export const Mobile = meta.story({
  args: { shows: 'long' },
  globals: { viewport: { value: 'phone' } },
})

function RenamingExample() {
  const [id, setId] = useState<string | null>(null)
  const field = (
    <input aria-label="Title" onKeyDown={({ key }) => key === 'Escape' && setId(null)} />
  )
  return (
    <Example renaming={id === null ? null : { id, field }} onRename={(topic) => setId(topic.id)} />
  )
}

export const LeavesTheFieldForItsLink = meta.story({
  render: () => <RenamingExample />,
  async play({ canvas, userEvent }) {
    const [rename] = canvas.getAllByRole('button')
    await userEvent.click(rename as HTMLElement)
    await userEvent.click(canvas.getByRole('textbox'))
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getAllByRole('link')[1]).toHaveFocus()
  },
})

export const EachPartActsForItself = meta.story({
  args: { onOpen: fn(), onMore: fn(), onNew: fn(), onRename: fn() },
  async play({ canvas, userEvent, args }) {
    const address = location.href
    const [begin, first, current] = canvas.getAllByRole('link')
    await expect(current).toHaveAttribute('aria-current', 'page')
    await userEvent.tab()
    await expect(begin).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onNew).toHaveBeenCalledOnce()
    await userEvent.tab()
    await expect(first).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpen).toHaveBeenCalledOnce()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRename).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getAllByRole('link').at(-1) as HTMLElement)
    await expect(args.onMore).toHaveBeenCalledOnce()
    await expect(location.href).toBe(address)
  },
})

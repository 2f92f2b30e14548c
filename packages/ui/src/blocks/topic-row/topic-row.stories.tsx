import { expect, fn } from 'storybook/test'
import preview from '#stories/preview'
import { documented } from '../../../stories/documented.ts'
import { useHistoryLabels } from '../../../stories/labels/history.ts'
import { TopicRow, type TopicRowProps } from './topic-row.tsx'

interface ExampleProps extends Partial<TopicRowProps> {
  shows?: 'usual' | 'long' | 'found'
}

function Example({ shows = 'usual', ...props }: ExampleProps) {
  const labels = useHistoryLabels()
  const own = { usual: {}, long: labels.long, found: labels.found }[shows]
  return (
    <TopicRow
      labels={labels.list}
      href="#topic"
      title={labels.groups[0]?.topics[0]?.title ?? ''}
      excerpt={labels.groups[0]?.topics[0]?.excerpt}
      time={labels.groups[0]?.topics[1]?.time ?? ''}
      favorite={false}
      onFavoriteChange={fn()}
      onDelete={fn()}
      {...own}
      {...props}
    />
  )
}

const meta = preview.meta({
  title: 'Blocks/TopicRow',
  ...documented(TopicRow, Example),
})

export const Usual = meta.story({})
export const Favorite = meta.story({ args: { favorite: true } })
export const WithoutExcerpt = meta.story({ args: { excerpt: undefined } })
export const LongText = meta.story({ args: { shows: 'long' } })
export const Mobile = meta.story({
  args: { shows: 'long' },
  globals: { viewport: { value: 'phone' } },
})
export const WithoutCallbacks = meta.story({
  args: { onFavoriteChange: undefined, onDelete: undefined },
})

export const Renameable = meta.story({ args: { onRename: fn() } })

export const FoundBySearch = meta.story({
  args: { shows: 'found' },
  async play({ canvasElement }) {
    const hits = [...canvasElement.querySelectorAll('mark')].map((hit) => hit.textContent)
    await expect(hits).toHaveLength(2)
    await expect(new Set(hits).size).toBe(1)
  },
})

export const EachPartActsForItself = meta.story({
  args: { onOpen: fn(), onFavoriteChange: fn(), onDelete: fn() },
  async play({ canvas, userEvent, args }) {
    const address = location.href
    const link = canvas.getByRole('link')
    const [favorite, remove] = canvas.getAllByRole('button')
    for (const control of [link, favorite, remove]) {
      await userEvent.tab()
      await expect(control).toHaveFocus()
      await userEvent.keyboard('{Enter}')
    }
    await expect(args.onOpen).toHaveBeenCalledOnce()
    await expect(args.onFavoriteChange).toHaveBeenCalledOnce()
    await expect(args.onFavoriteChange).toHaveBeenCalledWith(true)
    await expect(args.onDelete).toHaveBeenCalledOnce()
    await expect(location.href).toBe(address)
    await expect(remove).toHaveAccessibleName(expect.stringContaining(link.textContent))
  },
})

export const TheWholeRowIsTheLink = meta.story({
  async play({ canvas }) {
    const { left, right, top, bottom } = canvas.getByRole('article').getBoundingClientRect()
    const at = (x: number) => document.elementFromPoint(x, (top + bottom) / 2)
    await expect(at(left + 2)).toBe(canvas.getByRole('link'))
    await expect(at((left + right) / 2)).toBe(canvas.getByRole('link'))
    await expect(canvas.getAllByRole('button')[1]).toContainElement(at(right - 12) as HTMLElement)
  },
})

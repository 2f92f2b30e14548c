import { expect, fn } from 'storybook/test'
import { useLabels } from '#stories/labels'
import preview from '#stories/preview'
import { documented } from '../../../stories/documented.ts'
import { HotTopics, type HotTopicsProps } from './hot-topics.tsx'

function Example({ loading = false, ...props }: { loading?: boolean } & Partial<HotTopicsProps>) {
  const labels = useLabels()
  const topics = labels.hotTopics.map((title, id) => ({ id, title }))
  return (
    <HotTopics
      heading={labels.hotTopicsHeading}
      topics={loading ? undefined : topics}
      onPick={fn()}
      {...props}
    />
  )
}

const meta = preview.meta({
  title: 'Blocks/HotTopics',
  ...documented(HotTopics, Example),
})

export const Loading = meta.story({ args: { loading: true } })

export const Six = meta.story({
  args: { onPick: fn() },
  async play({ canvas, userEvent, args }) {
    const topics = canvas.getAllByRole('button')
    await expect(topics).toHaveLength(6)
    await userEvent.click(topics[2] ?? canvas.getByRole('list'))
    await expect(args.onPick).toHaveBeenCalledWith(expect.objectContaining({ id: 2 }))
  },
})

export const WithoutCallback = meta.story({ args: { onPick: undefined } })
export const Mobile = meta.story({ globals: { viewport: { value: 'narrow' } } })

import { expect, fn } from 'storybook/test'
import preview from '#stories/preview'
import { documented } from '../../../stories/documented.ts'
import { useTopicActionsLabels } from '../../../stories/labels/topic-actions.ts'
import { ExportButton, TopicActions, type TopicActionsProps } from './topic-actions.tsx'

function Example(props: Partial<TopicActionsProps>) {
  const labels = useTopicActionsLabels()
  return (
    <TopicActions
      labels={labels}
      favorite={false}
      exporting={<ExportButton label={labels.export} onClick={fn()} />}
      onFavorite={fn()}
      onShare={fn()}
      {...props}
    />
  )
}

const meta = preview.meta({
  title: 'Blocks/TopicActions',
  ...documented(TopicActions, Example),
  subcomponents: { ExportButton },
})

export const NotFavorite = meta.story({
  args: { onFavorite: fn(), onShare: fn() },
  async play({ canvas, userEvent, args }) {
    const [favorite, , share] = canvas.getAllByRole('button')
    if (!favorite || !share) throw new Error('A button is missing')
    await userEvent.click(favorite)
    await expect(args.onFavorite).toHaveBeenCalledOnce()
    await userEvent.click(share)
    await expect(args.onShare).toHaveBeenCalledOnce()
  },
})

export const Favorite = meta.story({
  args: { favorite: true },
  async play({ canvas }) {
    const button = canvas.getByRole('button', { pressed: true })
    await expect(button).toBeVisible()
    // Its name stays; what a press does now is said apart.
    await expect(button.title).toMatch(/^(?:Remove|取消)/)
    await expect(button).not.toHaveAccessibleName(button.title)
  },
})

export const WithoutSharing = meta.story({
  args: { onShare: undefined },
  async play({ canvas }) {
    await expect(canvas.getAllByRole('button')).toHaveLength(2)
  },
})

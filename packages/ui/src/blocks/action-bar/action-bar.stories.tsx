import { expect } from 'storybook/test'
import { useLabels } from '#stories/labels'
import preview from '#stories/preview'
import { documented } from '../../../stories/documented.ts'
import { useChatLabels } from '../../../stories/labels/chat.ts'
import { CopyButton } from '../../primitives/copy-button/copy-button.tsx'
import { VersionPicker } from '../version-picker/version-picker.tsx'
import { ActionBar, ActionButton } from './action-bar.tsx'

const actions = ['export', 'refresh', 'like', 'dislike', 'favorite', 'share'] as const

function Example() {
  const labels = useLabels()
  const actionLabels = { ...useChatLabels(), refresh: labels.answerActions.refresh }
  return (
    <ActionBar label={labels.answerActions.group}>
      <VersionPicker labels={labels.versions} index={0} count={2} onIndexChange={() => undefined} />
      <CopyButton size="small" labels={labels.answerActions} onCopy={() => undefined} />
      {actions.map((action) => (
        <ActionButton
          key={action}
          action={action}
          label={actionLabels[action]}
          pressed={action === 'like' || undefined}
          onClick={() => undefined}
        />
      ))}
    </ActionBar>
  )
}

const meta = preview.meta({
  title: 'Blocks/ActionBar',
  ...documented(ActionBar, Example),
  subcomponents: { ActionButton },
})

export const OfAnAnswer = meta.story({
  async play({ canvas }) {
    await expect(canvas.getAllByRole('button', { pressed: true })).toHaveLength(1)
  },
})

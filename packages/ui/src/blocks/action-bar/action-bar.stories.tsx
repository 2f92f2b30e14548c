import { expect } from 'storybook/test'
import preview from '#stories/preview'
import { useWords } from '#stories/words'
import { documented } from '../../../stories/documented.ts'
import { useChatWords } from '../../../stories/words/chat/index.ts'
import { CopyButton } from '../../primitives/copy-button/index.ts'
import { VersionPicker } from '../version-picker/index.ts'
import { ActionBar, ActionButton } from './index.ts'

const actions = ['export', 'refresh', 'like', 'dislike', 'bookmark', 'share'] as const

function Example() {
  const words = useWords()
  const labels = { ...useChatWords(), refresh: words.answerActions.refresh }
  return (
    <ActionBar label={words.answerActions.group}>
      <VersionPicker labels={words.versions} index={0} count={2} onIndexChange={() => undefined} />
      <CopyButton size="small" labels={words.answerActions} onCopy={() => undefined} />
      {actions.map((action) => (
        <ActionButton
          key={action}
          action={action}
          label={labels[action]}
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

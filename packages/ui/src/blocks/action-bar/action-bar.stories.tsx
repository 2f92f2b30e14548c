import preview from '#stories/preview'
import { useWords } from '#stories/words'
import { CopyButton } from '../../primitives/copy-button/index.ts'
import { VersionPicker } from '../version-picker/index.ts'
import { ActionBar, ActionButton } from './index.ts'

function Example() {
  const words = useWords()
  return (
    <ActionBar label={words.answerActions.group}>
      <CopyButton size="small" labels={words.answerActions} onCopy={() => undefined} />
      <ActionButton
        action="refresh"
        label={words.answerActions.refresh}
        onClick={() => undefined}
      />
      <VersionPicker labels={words.versions} index={0} count={2} onIndexChange={() => undefined} />
    </ActionBar>
  )
}

const meta = preview.meta({ title: 'Blocks/ActionBar', component: Example })

export const OfAnAnswer = meta.story({})

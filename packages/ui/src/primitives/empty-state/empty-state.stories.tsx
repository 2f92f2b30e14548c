import { MessagesSquare } from 'lucide-react'
import preview from '#stories/preview'
import { useWords } from '#stories/words'
import { documented } from '../../../stories/documented.ts'
import { Button } from '../button/index.ts'
import { EmptyState } from './index.ts'

function Example() {
  const words = useWords()
  return (
    <EmptyState
      icon={<MessagesSquare />}
      title={words.emptyTitle}
      actions={
        <Button variant="primary" onClick={() => undefined}>
          {words.header.newTopic}
        </Button>
      }
    >
      {words.emptyText}
    </EmptyState>
  )
}

const meta = preview.meta({
  title: 'Primitives/EmptyState',
  ...documented(EmptyState, Example),
})

export const WithAction = meta.story({})

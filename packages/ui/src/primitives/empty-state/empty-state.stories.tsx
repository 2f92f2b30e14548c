import { MessagesSquare } from 'lucide-react'
import preview from '#stories/preview'
import { useWords } from '#stories/words'
import { documented } from '../../../stories/documented.ts'
import { Button } from '../button/index.ts'
import { EmptyState, type EmptyStateProps } from './index.ts'

function Example(props: Partial<EmptyStateProps>) {
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
      {...props}
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

export const WordsOnly = meta.story({ args: { actions: undefined, icon: undefined } })
export const Mobile = meta.story({ globals: { viewport: { value: 'narrow' } } })

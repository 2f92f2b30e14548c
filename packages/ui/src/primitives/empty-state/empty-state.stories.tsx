import { MessagesSquare } from 'lucide-react'
import { useLabels } from '#stories/labels'
import preview from '#stories/preview'
import { documented } from '../../../stories/documented.ts'
import { Button } from '../button/button.tsx'
import { EmptyState, type EmptyStateProps } from './empty-state.tsx'

function Example(props: Partial<EmptyStateProps>) {
  const labels = useLabels()
  return (
    <EmptyState
      icon={<MessagesSquare />}
      title={labels.emptyTitle}
      actions={
        <Button variant="primary" onClick={() => undefined}>
          {labels.header.newTopic}
        </Button>
      }
      {...props}
    >
      {labels.emptyText}
    </EmptyState>
  )
}

const meta = preview.meta({
  title: 'Primitives/EmptyState',
  ...documented(EmptyState, Example),
})

export const WithAction = meta.story({})

export const TextOnly = meta.story({ args: { actions: undefined, icon: undefined } })
export const Mobile = meta.story({ globals: { viewport: { value: 'narrow' } } })

import { useLabels } from '#stories/labels'
import preview from '#stories/preview'
import { documented } from '../../../stories/documented.ts'
import { ErrorNotice } from './error-notice.tsx'

function Example({ withAction = true }: { withAction?: boolean }) {
  const labels = useLabels()
  const action = withAction ? { actionLabel: labels.retry, onAction: () => undefined } : {}
  return (
    <ErrorNotice title={labels.errorTitle} {...action}>
      {labels.errorText}
    </ErrorNotice>
  )
}

const meta = preview.meta({
  title: 'Blocks/ErrorNotice',
  ...documented(ErrorNotice, Example),
})

export const WithAction = meta.story({})
export const TextOnly = meta.story({ args: { withAction: false } })

export const Mobile = meta.story({ globals: { viewport: { value: 'narrow' } } })

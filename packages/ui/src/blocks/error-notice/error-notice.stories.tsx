import preview from '#stories/preview'
import { useWords } from '#stories/words'
import { documented } from '../../../stories/documented.ts'
import { ErrorNotice } from './index.ts'

function Example({ withAction = true }: { withAction?: boolean }) {
  const words = useWords()
  const action = withAction ? { actionLabel: words.retry, onAction: () => undefined } : {}
  return (
    <ErrorNotice title={words.errorTitle} {...action}>
      {words.errorText}
    </ErrorNotice>
  )
}

const meta = preview.meta({
  title: 'Blocks/ErrorNotice',
  ...documented(ErrorNotice, Example),
})

export const WithAction = meta.story({})
export const WordsOnly = meta.story({ args: { withAction: false } })

export const Mobile = meta.story({ globals: { viewport: { value: 'narrow' } } })

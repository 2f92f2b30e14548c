import preview from '#stories/preview'
import { useWords } from '#stories/words'
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

const meta = preview.meta({ title: 'Blocks/ErrorNotice', component: Example })

export const WithAction = meta.story({})
export const WordsOnly = meta.story({ args: { withAction: false } })

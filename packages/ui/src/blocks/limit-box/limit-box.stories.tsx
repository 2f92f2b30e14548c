import preview from '#stories/preview'
import { useWords } from '#stories/words'
import { documented } from '../../../stories/documented.ts'
import { LimitBox } from './index.ts'

function Example({ brief = false }: { brief?: boolean }) {
  const words = useWords()
  return (
    <LimitBox title={words.limitTitle} actionLabel={words.tryPro} onAction={() => undefined}>
      {!brief && words.limitText}
    </LimitBox>
  )
}

const meta = preview.meta({
  title: 'Blocks/LimitBox',
  ...documented(LimitBox, Example),
})

export const WithText = meta.story({})
export const Brief = meta.story({ args: { brief: true } })

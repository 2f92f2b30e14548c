import { useLabels } from '#stories/labels'
import preview from '#stories/preview'
import { documented } from '../../../stories/documented.ts'
import { LimitBox, type LimitBoxProps } from './limit-box.tsx'

function Example({ brief = false, ...props }: { brief?: boolean } & Partial<LimitBoxProps>) {
  const labels = useLabels()
  return (
    <LimitBox
      title={labels.limitTitle}
      actionLabel={labels.tryPro}
      onAction={() => undefined}
      {...props}
    >
      {!brief && labels.limitText}
    </LimitBox>
  )
}

const meta = preview.meta({
  title: 'Blocks/LimitBox',
  ...documented(LimitBox, Example),
})

export const WithText = meta.story({})
export const Brief = meta.story({ args: { brief: true } })

export const WithoutCallback = meta.story({ args: { onAction: undefined } })
export const Mobile = meta.story({ globals: { viewport: { value: 'narrow' } } })

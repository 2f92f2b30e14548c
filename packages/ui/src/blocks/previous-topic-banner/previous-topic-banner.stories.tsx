import { expect, fn } from 'storybook/test'
import preview from '#stories/preview'
import { documented } from '../../../stories/documented.ts'
import { useHistoryLabels } from '../../../stories/labels/history.ts'
import { PreviousTopicBanner, type PreviousTopicBannerProps } from './previous-topic-banner.tsx'

interface ExampleProps extends Partial<PreviousTopicBannerProps> {
  long?: boolean
}

function Example({ long = false, ...props }: ExampleProps) {
  const labels = useHistoryLabels()
  return (
    <PreviousTopicBanner
      {...labels.previous}
      title={long ? labels.long.title : labels.previous.title}
      href="#previous"
      {...props}
    />
  )
}

const meta = preview.meta({
  title: 'Blocks/PreviousTopicBanner',
  ...documented(PreviousTopicBanner, Example),
})

export const Usual = meta.story({})
export const LongTitle = meta.story({ args: { long: true } })
export const Mobile = meta.story({
  args: { long: true },
  globals: { viewport: { value: 'phone' } },
})

export const PlainClickStaysInTheApp = meta.story({
  args: { onOpen: fn() },
  async play({ canvas, userEvent, args }) {
    const address = location.href
    await userEvent.click(canvas.getByRole('link'))
    await expect(args.onOpen).toHaveBeenCalledOnce()
    await expect(location.href).toBe(address)
  },
})

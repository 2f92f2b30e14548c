import { expect, fn } from 'storybook/test'
import { useLabels } from '#stories/labels'
import preview from '#stories/preview'
import { documented } from '../../../stories/documented.ts'
import { PublicMark, type PublicMarkProps } from './public-mark.tsx'

function Example(props: Partial<PublicMarkProps>) {
  const { productName } = useLabels()
  return <PublicMark label={productName} text={productName} {...props} />
}

const meta = preview.meta({
  title: 'Blocks/PublicMark',
  ...documented(PublicMark, Example),
})

export const LeadsToSharing = meta.story({
  args: { onClick: fn() },
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
})

export const Disabled = meta.story({})

export const Mobile = meta.story({
  args: { onClick: fn() },
  globals: { viewport: { value: 'narrow' } },
})

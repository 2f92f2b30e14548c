import { expect, fn } from 'storybook/test'
import preview from '#stories/preview'
import { documented } from '../../../stories/documented.ts'
import { useShareLabels } from '../../../stories/labels/share.ts'
import { Button } from '../../primitives/button/button.tsx'
import { Watermark } from './watermark.tsx'

function Example({ long = false, onClick = fn() }: { long?: boolean; onClick?: () => void }) {
  const labels = useShareLabels()
  return (
    <div style={{ display: 'grid', justifyItems: 'start', gap: '1rem' }}>
      <p>{labels.page}</p>
      <Button onClick={onClick}>{labels.dialog.signIn}</Button>
      <Watermark name={long ? labels.longCreator : labels.creator} data-testid="watermark" />
    </div>
  )
}

const meta = preview.meta({
  title: 'Blocks/Watermark',
  ...documented(Watermark, Example),
  parameters: { docs: { story: { inline: false, height: '28rem' } } },
})

export const OverAPage = meta.story({})
export const LongName = meta.story({ args: { long: true } })
export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } })

export const LetsThePageBeUsed = meta.story({
  args: { onClick: fn() },
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
})

export const TenRowsOfSix = meta.story({
  async play({ canvas }) {
    const cells = [...canvas.getByTestId('watermark').children]
    const tops = cells.map((cell) => Math.round(cell.getBoundingClientRect().top))
    await expect(cells).toHaveLength(60)
    await expect(new Set(tops).size).toBe(10)
  },
})

import { expect, fn } from 'storybook/test'
import { useLabels } from '#stories/labels'
import preview from '#stories/preview'
import { documented } from '../../../stories/documented.ts'
import { useChartsSettingsLabels } from '../../../stories/labels/charts-settings/index.ts'
import { type CardData, FigureCard } from './figure-card.tsx'
import { address, asset, imitation, pool, transaction } from './stories/cards.ts'

interface ExampleProps {
  dataOf: (language: 'zh' | 'en') => CardData
  width?: number
  onCopy?: (text: string) => void
}

function Example({ dataOf, width, onCopy }: ExampleProps) {
  const { chart } = useChartsSettingsLabels()
  const { copy, copied } = useLabels().markdown
  return (
    <div style={{ maxInlineSize: width ?? 736 }}>
      <FigureCard
        data={dataOf(chart.locale.startsWith('zh') ? 'zh' : 'en')}
        labels={{ ...chart, copy, copied }}
        onCopy={onCopy}
      />
    </div>
  )
}

const meta = preview.meta({
  title: 'Blocks/FigureCard',
  ...documented(FigureCard, Example),
  args: { onCopy: fn() },
})

export const Asset = meta.story({ args: { dataOf: asset } })
export const NarrowAsset = meta.story({ args: { dataOf: asset, width: 343 } })

export const Address = meta.story({
  args: { dataOf: address },
  async play({ canvas, args, userEvent }) {
    await expect(canvas.getByText('0x00000000…3d7705fa')).toBeVisible()
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onCopy).toHaveBeenCalledWith('0x00000000219ab540356cbb839cbe05303d7705fa')
  },
})

export const Transaction = meta.story({ args: { dataOf: transaction } })
export const NarrowTransaction = meta.story({ args: { dataOf: transaction, width: 343 } })

export const ImitationAndStale = meta.story({
  args: { dataOf: imitation },
  async play({ canvas }) {
    await expect(canvas.queryByRole('link')).toBeNull()
  },
})
export const NarrowImitation = meta.story({ args: { dataOf: imitation, width: 343 } })

export const Pool = meta.story({ args: { dataOf: pool } })

/** Where nothing can be copied, the whole text is still in the tooltip. */
export const WithoutCopying = meta.story({
  args: { dataOf: address, onCopy: undefined as never },
})
